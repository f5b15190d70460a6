import {
  type AnyGame,
  fairChance,
  type GameTypes,
  heard,
  type Input,
  replay,
  type Transition,
  type Watcher,
  watchersOf,
} from "@tavolata/kernel";
import { isPlain, noticed } from "../../folds/table/state.ts";
import type { PastPlayer } from "../../protocol/index.ts";
import type { PastGame } from "./record.ts";

/** What one watcher saw of a finished game after one input. */
export interface HistoryMoment {
  /** The number of the input; 0 is the opening. */
  readonly seq: number;
  readonly at: number;
  readonly events: readonly GameTypes["event"][];
  readonly view: GameTypes["view"];
}

/** What everybody saw of a game from beginning to end: a replay needs this, and none of the code that played it. */
export interface History {
  readonly game: string;
  readonly version: number;
  /** Who played, by seat; null if nobody did. Empty if nobody knows any more. */
  readonly players: readonly (PastPlayer | null)[];
  readonly watchers: readonly { readonly watcher: Watcher; readonly moments: readonly HistoryMoment[] }[];
}

/**
 * Undefined if another version played the game, so that this one cannot replay it. To play it again is most of the work,
 * so others may listen.
 */
export function historyOf(
  rules: AnyGame,
  { record, players }: Pick<PastGame, "record" | "players">,
  listener?: (transition: Transition<GameTypes>, input: Input<GameTypes> | undefined) => void,
): History | undefined {
  const { serverSeed, playerSeeds } = record;
  if (serverSeed === undefined) return undefined;
  const watchers = watchersOf(record.seats)
    .filter((watcher) => !isFreeChair(players, watcher))
    .map((watcher) => ({ watcher, moments: [] as HistoryMoment[] }));
  const chance = fairChance({ server: serverSeed, players: playerSeeds });
  const replayed = replay(rules, record, chance, (transition, input) => {
    listener?.(transition, input);
    const { standing, told } = transition;
    const plain = input === undefined || isPlain(input);
    for (const { watcher, moments } of watchers) {
      if (!noticed({ at: standing.at, told, plain }, watcher)) continue;
      moments.push({
        seq: standing.seq,
        at: standing.at,
        events: heard(told, watcher),
        view: rules.view(standing.state, watcher),
      });
    }
  });
  if (replayed.refused !== undefined) return undefined;
  return { game: record.game, version: rules.version, players, watchers };
}

/** From a chair that nobody sat on, nobody saw anything. */
function isFreeChair(players: PastGame["players"], watcher: Watcher): boolean {
  return typeof watcher === "number" && players[watcher] === null;
}
