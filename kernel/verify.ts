import type { Game } from "./game.ts";
import type { GameTypes, Result } from "./game-types.ts";
import { same } from "./json.ts";
import type { Seeds } from "./random/fair.ts";
import { fairChance, type GameRecord, parseRecord, replay, seedsOf } from "./record.ts";
import type { Refusal } from "./refusal.ts";

export type Verdict =
  | {
      readonly fair: true;
      readonly result: Result;
      /** 0, or the input from which on this version of the game could check: an upgrade is taken on trust. */
      readonly checkedFrom: number;
    }
  | { readonly fair: false; readonly fault: Fault };

export type Fault =
  | { readonly code: "not-a-record"; readonly path: string; readonly message: string }
  | { readonly code: "another-game"; readonly game: string; readonly version: number }
  | { readonly code: "seed-not-revealed" }
  | { readonly code: "seed-not-committed" }
  | { readonly code: "players-seeds-missing" }
  | { readonly code: "impossible-input"; readonly seq: number; readonly refusal: Refusal }
  | { readonly code: "broken-upgrade"; readonly seq: number }
  | { readonly code: "not-finished" }
  | { readonly code: "another-result"; readonly result: Result };

/**
 * Checks a finished game from its record alone: that the seed is the one committed to before the deal, that every
 * input was possible when it was made, that the clock rang when it had to, and that this is the result that follows.
 */
export function verify<T extends GameTypes>(game: Game<T>, value: unknown): Verdict {
  const parsed = parseRecord<T>(value);
  if (parsed.problems !== undefined) {
    const first = parsed.problems[0] ?? { path: "", message: "" };
    return unfair({ code: "not-a-record", path: first.path, message: first.message });
  }
  const record = parsed.value;
  if (record.game !== game.name || versionOf(record) !== game.version) {
    return unfair({ code: "another-game", game: record.game, version: versionOf(record) });
  }
  if (record.serverSeed === undefined) return unfair({ code: "seed-not-revealed" });
  const seeds = seedsOf(record);
  if (seeds === undefined) return unfair({ code: "seed-not-committed" });
  if (seeds.players.length !== record.seats) return unfair({ code: "players-seeds-missing" });

  const upgrade = lastUpgrade(record);
  const replayed =
    upgrade === undefined ? replay(game, record, fairChance(seeds)) : replayOnTrust(game, record, seeds);
  if (replayed === undefined) return unfair({ code: "broken-upgrade", seq: upgrade?.seq ?? 0 });
  if (replayed.refused !== undefined) {
    return unfair({ code: "impossible-input", seq: replayed.seq, refusal: replayed.refused });
  }
  const result = game.result(replayed.standing.state);
  if (result === undefined) return unfair({ code: "not-finished" });
  if (!same(result, record.result)) return unfair({ code: "another-result", result });
  return { fair: true, result, checkedFrom: upgrade?.seq ?? 0 };
}

/**
 * An upgrade brings in a state from outside, which may be anything: it is not the rules' fault if they stumble over
 * it.
 */
function replayOnTrust<T extends GameTypes>(game: Game<T>, record: GameRecord<T>, seeds: Seeds) {
  try {
    const replayed = replay(game, record, fairChance(seeds));
    if (replayed.refused === undefined) game.result(replayed.standing.state);
    return replayed;
  } catch {
    return undefined;
  }
}

function unfair(fault: Fault): Verdict {
  return { fair: false, fault };
}

function lastUpgrade<T extends GameTypes>(record: GameRecord<T>) {
  const entry = record.log.findLast((input) => input.by === "upgrade");
  return entry?.by === "upgrade" ? { seq: entry.seq, version: entry.move.version } : undefined;
}

/** The version that played the end of the record. */
function versionOf<T extends GameTypes>(record: GameRecord<T>): number {
  return lastUpgrade(record)?.version ?? record.version;
}
