import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RUNNING } from "./clock.ts";
import type { Game } from "./game.ts";
import { copy } from "./json.ts";
import { alarmOf, begin, type Chance, enter, type Input, type Standing, upgradeEntry } from "./play.ts";
import { commitment, type Seeds } from "./random/fair.ts";
import type { MeasuredReaction } from "./reactions.ts";
import { fairChance, fastChance, type GameRecord, parseRecord, replay, seedsOf } from "./record.ts";
import type { Actor } from "./seat.ts";
import { type Event, type Options, type Tombolino, tombolino } from "./testing/tombolino.ts";
import { VERSION_ONE } from "./testing/version-one.ts";
import { type Fault, verify } from "./verify.ts";

const START = 1_000_000;
const HOUR = 3_600_000;
const OPTIONS: Options = { rounds: 2, stack: 10, ties: "split", betSeconds: 20 };
const seedOf = (word: string) => createHash("sha256").update(word).digest("hex");
const SEEDS: Seeds = { server: seedOf("the house"), players: ["ada", "bea", "ciro"] };

type TombolinoRecord = GameRecord<Tombolino>;
type AnyInput = Input<Tombolino>;
type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value;

/** Writes a log while it is played: how long after the last input, who, and what. */
class Scribe {
  readonly log: AnyInput[] = [];

  constructor(
    public standing: Standing<Tombolino>,
    readonly chance: Chance,
    readonly game: Game<Tombolino> = tombolino,
  ) {}

  put(input: AnyInput): this {
    const step = enter(this.game, this.standing, input, this.chance);
    if (step.refused !== undefined) throw new Error(`refused: ${JSON.stringify([input, step.refused])}`);
    this.log.push(input);
    this.standing = step.standing;
    return this;
  }

  does(after: number, by: Actor, move: AnyInput["move"], reaction?: MeasuredReaction): this {
    const input = { seq: this.standing.seq + 1, at: this.standing.at + after, by, move };
    return this.put((reaction === undefined ? input : { ...input, reaction }) as AnyInput);
  }

  clock(after: number, move: Extract<AnyInput, { by: "clock" }>["move"]): this {
    return this.put({ seq: this.standing.seq + 1, at: this.standing.at + after, by: "clock", move });
  }

  rings(): this {
    return this.clock(alarmOf(this.game, this.standing)! - this.standing.at, { type: "ring" });
  }
}

const DEAL = { type: "deal" } as const;
const GRAB = { type: "grab" } as const;
const bet = (chips: number) => ({ type: "bet", chips }) as const;

/** Where in the log of the game below something stands. */
const ADA_BETS = 1;
const CIRO_TIMES_OUT = 3;
const BEA_GRABS = 5;
const PAUSE = 7;

/**
 * A whole game on real seeds: Ciro times out, Bea is the first to grab on a slow line; then a pause, an outage,
 * and a second round in which nobody grabs, so that the highest card takes the pot.
 */
function playedFairly(seeds: Seeds = SEEDS): { record: TombolinoRecord; standing: Standing<Tombolino> } {
  const chance = fairChance(seeds);
  const opened = begin(tombolino, { seats: 3, options: OPTIONS }, START, chance);
  if (opened.refused !== undefined) throw new Error(JSON.stringify(opened.refused));
  const { log, standing } = new Scribe(opened.standing, chance)
    .does(1000, "screen", DEAL)
    .does(2000, 0, bet(3))
    .does(2500, 1, bet(2))
    .rings()
    .does(300, 0, GRAB)
    .does(40, 1, GRAB, { claimed: 230, elapsed: 340, roundTrip: 90 })
    .rings()
    .clock(500, { type: "pause" })
    .does(9000, "house", { type: "bring", seat: 2, chips: 5 })
    .clock(60_000, { type: "resume" })
    .clock(HOUR, { type: "shift", ms: HOUR })
    .does(100, "screen", DEAL)
    .does(2000, 0, bet(7))
    .does(2000, 1, bet(6))
    .does(2000, 2, bet(5))
    .rings();
  const record: TombolinoRecord = {
    format: 1,
    game: "tombolino",
    version: 2,
    seats: 3,
    options: OPTIONS,
    startedAt: START,
    commitment: commitment(seeds.server),
    playerSeeds: seeds.players,
    serverSeed: seeds.server,
    log,
    result: tombolino.result(standing.state)!,
  };
  return { record, standing };
}

function replayedStanding(record: TombolinoRecord, chance = fairChance(SEEDS)): Standing<Tombolino> {
  const replayed = replay(tombolino, record, chance);
  if (replayed.refused !== undefined) throw new Error(`refused: ${JSON.stringify(replayed)}`);
  return replayed.standing;
}

function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** A game that version 1 began and paused, taken over by version 2 in mid-round and played to its end. */
function takenOver(): { record: TombolinoRecord; standing: Standing<Tombolino>; takenOverAt: number } {
  const chance = fairChance(SEEDS);
  const { version, seats, state } = copy(VERSION_ONE[0]!);
  const inPlay = { version, seats, seq: 2, at: START + 5000, clock: RUNNING };
  const old = new Scribe(
    { ...inPlay, state: state as unknown as Tombolino["state"] },
    chance,
    // The hands of the clock are moved without asking the rules, so this stands in well enough for version 1.
    { ...tombolino, version: 1 },
  )
    .clock(1000, { type: "pause" })
    .clock(20_000, { type: "resume" })
    .clock(7000, { type: "shift", ms: 6500 })
    .clock(10, { type: "pause" });
  const entry = upgradeEntry(tombolino, old.standing, old.standing.at + 300);
  if ("refused" in entry) throw new Error(JSON.stringify(entry));
  const { log, standing } = new Scribe(old.standing, chance)
    .put(entry)
    .clock(4000, { type: "resume" })
    .does(100, 1, bet(1))
    .does(100, 2, bet(0))
    .does(250, 2, GRAB)
    .rings()
    .does(100, "screen", DEAL)
    .does(100, 0, bet(1))
    .does(100, 1, bet(1))
    .does(100, 2, bet(1))
    .rings();
  const begunByVersionOne = [
    { seq: 1, at: START + 1000, by: "screen", move: { type: "a-deal-that-only-version-1-knew" } },
    { seq: 2, at: START + 5000, by: 0, move: { type: "puts", coins: 2 } },
  ] as unknown as AnyInput[];
  const { options } = VERSION_ONE[0]!.state;
  return {
    record: {
      ...playedFairly().record,
      version: 1,
      options: options as Options,
      log: [...begunByVersionOne, ...old.log, ...log],
      result: tombolino.result(standing.state)!,
    },
    standing,
    takenOverAt: entry.seq,
  };
}

describe("a record", () => {
  it("is plain JSON: what is read again is what was written", () => {
    const { record } = playedFairly();
    const parsed = parseRecord<Tombolino>(throughJson(record));
    expect(parsed).toEqual({ value: record });
    expect(JSON.stringify(parsed.problems === undefined && parsed.value)).toBe(JSON.stringify(record));
  });

  it("may be of a game that is still played, with neither seed nor result", () => {
    const { serverSeed: _, result: __, ...inPlay } = playedFairly().record;
    expect(parseRecord(throughJson(inPlay)).problems).toBeUndefined();
  });

  it("may hold an upgrade", () => {
    expect(parseRecord(throughJson(takenOver().record)).problems).toBeUndefined();
  });

  it("is refused with where its fault is", () => {
    const faulty = (fault: object) => parseRecord({ ...playedFairly().record, ...fault }).problems?.[0]?.path;
    expect(faulty({ format: 2 })).toBe("/format");
    expect(faulty({ seats: -1 })).toBe("/seats");
    expect(faulty({ startedAt: 0.5 })).toBe("/startedAt");
    expect(faulty({ commitment: "ada" })).toBe("/commitment");
    expect(faulty({ serverSeed: seedOf("x").toUpperCase() })).toBe("/serverSeed");
    expect(faulty({ playerSeeds: ["x".repeat(257)] })).toBe("/playerSeeds/0");
    expect(faulty({ note: "hello" })).toBe("/note");
  });

  it("has no line by somebody whom no table knows", () => {
    const lines: object[] = [
      { seq: 1, at: START, by: "spectator", move: DEAL },
      { seq: 1, at: START, by: -1, move: DEAL },
      { seq: 1, at: START, by: "clock", move: { type: "stop" } },
      { seq: 1, at: START, by: "clock", move: { type: "shift", ms: -1 } },
      { seq: 1, at: START, by: 0, move: "grab" },
      { seq: 1, at: START, by: 0, move: GRAB, actedAt: START },
      { seq: 1, at: START, by: 0, move: GRAB, reaction: { claimed: -1, elapsed: 1, roundTrip: 1 } },
      { seq: 1, at: START, by: "clock", move: { type: "ring" }, reaction: {} },
    ];
    for (const line of lines) {
      expect(parseRecord({ ...playedFairly().record, log: [line] }).problems).toBeDefined();
    }
  });
});

describe("a replay", () => {
  it("ends in the same standing, byte for byte, also from JSON", () => {
    const { record, standing } = playedFairly();
    const replayed = replay(tombolino, throughJson(record), fairChance(SEEDS));
    expect(JSON.stringify(replayed)).toBe(JSON.stringify({ standing }));
  });

  it("shows what was told at each input, the opening first", () => {
    const { record } = playedFairly();
    const seen: { input: number | undefined; told: readonly { event?: Event }[]; seq: number }[] = [];
    replay(tombolino, record, fairChance(SEEDS), ({ told, standing }, input) => {
      seen.push({ input: input?.seq, told, seq: standing.seq });
    });
    expect(seen.map(({ input }) => input)).toEqual([undefined, ...record.log.map(({ seq }) => seq)]);
    expect(seen.map(({ seq }) => seq)).toEqual([0, ...record.log.map(({ seq }) => seq)]);
    expect(seen[1 + ADA_BETS]!.told).toEqual([{ event: { type: "bet", seat: 0, chips: 3 } }]);
  });

  it("leaves the record as it is", () => {
    for (const { record } of [playedFairly(), takenOver()]) {
      const before = JSON.stringify(record);
      replay(tombolino, record, fairChance(SEEDS));
      expect(JSON.stringify(record)).toBe(before);
    }
  });

  it("of half a log ends where the game stood then", () => {
    const { record } = playedFairly();
    const half = { ...record, log: record.log.slice(0, BEA_GRABS + 1) };
    const standing = replayedStanding(half);
    expect(standing.seq).toBe(BEA_GRABS + 1);
    expect(standing.state.grabs.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("of other chance is of another game", () => {
    const { record, standing } = playedFairly();
    expect(JSON.stringify(replayedStanding(record, fastChance(1)))).not.toBe(JSON.stringify(standing));
  });

  it("stops at the first input that is not possible, and says which and why", () => {
    const { record } = playedFairly();
    const log = record.log.map((input, i) => (i === ADA_BETS ? { ...input, move: bet(11) } : input));
    expect(replay(tombolino, { ...record, log: log as AnyInput[] }, fairChance(SEEDS))).toEqual({
      seq: 2,
      refused: { code: "too-many-chips", clause: "TOM-3", params: { credit: 10 } },
    });
  });

  it("says so when not even the opening is possible", () => {
    const { record } = playedFairly();
    expect(replay(tombolino, { ...record, seats: 9 }, fairChance(SEEDS))).toEqual({
      seq: 0,
      refused: { code: "wrong-player-count", params: { seats: 9, min: 2, max: 4 } },
    });
  });

  it("is refused for a record of another version", () => {
    const { record } = playedFairly();
    for (const version of [1, 3]) {
      expect(replay(tombolino, { ...record, version }, fairChance(SEEDS))).toEqual({
        seq: 0,
        refused: { code: "unknown-version", params: { version } },
      });
    }
  });
});

describe("a replay of a game that was taken over", () => {
  it("starts from the upgrade, with the clock as the pauses before it left it", () => {
    const { record, standing } = takenOver();
    expect(standing.clock.behind).toBe(20_000 + 6500 + 4300);
    const replayed = replay(tombolino, throughJson(record), fairChance(SEEDS));
    expect(JSON.stringify(replayed)).toBe(JSON.stringify({ standing }));
  });

  it("stands still in the pause in which it was taken over", () => {
    const { record, takenOverAt } = takenOver();
    const log = record.log.slice(0, takenOverAt);
    const standing = replayedStanding({ ...record, log });
    expect(standing.seq).toBe(takenOverAt);
    expect(standing.clock).toEqual({ behind: 26_500, pausedAt: START + 5000 + 28_010 });
  });

  it("never folds with new code what the old version played", () => {
    const { record } = takenOver();
    const folded: number[] = [];
    replay(tombolino, record, fairChance(SEEDS), (_, input) => folded.push(input?.seq ?? 0));
    expect(folded).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  });

  it("starts from the last upgrade where there were several", () => {
    const { record, standing } = takenOver();
    const early = { type: "upgrade", version: 1, state: { nothing: "that anybody reads" } };
    const log = record.log.map((input, i) =>
      i === 1 ? ({ seq: 2, at: START + 5000, by: "upgrade", move: early } as unknown as AnyInput) : input,
    );
    const replayed = replay(tombolino, { ...record, version: 0, log }, fairChance(SEEDS));
    expect(JSON.stringify(replayed)).toBe(JSON.stringify({ standing }));
  });

  it("is refused to a version that did not make the last upgrade", () => {
    const { record, takenOverAt } = takenOver();
    for (const version of [1, 3]) {
      expect(replay({ ...tombolino, version }, record, fairChance(SEEDS))).toEqual({
        seq: takenOverAt,
        refused: { code: "unknown-version", params: { version: 2 } },
      });
    }
  });
});

describe("the seeds of a record", () => {
  it("are there once the server's seed is revealed", () => {
    expect(seedsOf(playedFairly().record)).toEqual(SEEDS);
  });

  it("are not there before, nor when the seed is not the one committed to", () => {
    const { record } = playedFairly();
    const { serverSeed: _, ...unrevealed } = record;
    expect(seedsOf(unrevealed)).toBeUndefined();
    expect(seedsOf({ ...record, serverSeed: seedOf("another") })).toBeUndefined();
  });
});

/** What verifying finds wrong with the fair game once somebody has tampered with its record. */
function faultOf(tamper: (record: Mutable<TombolinoRecord>) => unknown): Fault | "none" {
  const record = throughJson(playedFairly().record) as Mutable<TombolinoRecord>;
  const other = tamper(record);
  const verdict = verify(tombolino, other ?? record);
  return verdict.fair ? "none" : verdict.fault;
}

function impossible(seq: number, code: string) {
  return { code: "impossible-input", seq, refusal: expect.objectContaining({ code }) };
}

describe("verifying a finished game", () => {
  it("finds a fair one fair", () => {
    const { record } = playedFairly();
    expect(verify(tombolino, throughJson(record))).toEqual({
      fair: true,
      result: record.result,
      checkedFrom: 0,
    });
  });

  it("finds it fair whatever the order of the fields, for that says nothing", () => {
    expect(faultOf((record) => Object.fromEntries(Object.entries(record).reverse()))).toBe("none");
  });

  it("finds games on any seeds fair, and changes nothing in their records", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { minLength: 3, maxLength: 3 }), (word, players) => {
        const { record } = playedFairly({ server: seedOf(word), players });
        const before = JSON.stringify(record);
        expect(verify(tombolino, record).fair).toBe(true);
        expect(JSON.stringify(record)).toBe(before);
      }),
      { seed: 801, numRuns: 30 },
    );
  });

  it("says from where on it could check a game that was taken over", () => {
    const { record, takenOverAt } = takenOver();
    expect(verify(tombolino, throughJson(record))).toEqual({
      fair: true,
      result: record.result,
      checkedFrom: takenOverAt,
    });
  });
});

describe("verifying finds it when", () => {
  it("the record is none", () => {
    expect(faultOf(() => ({}))).toMatchObject({ code: "not-a-record" });
    expect(faultOf(() => "a game")).toMatchObject({ code: "not-a-record", path: "" });
    expect(faultOf((record) => ({ ...record, log: {} }))).toMatchObject({
      code: "not-a-record",
      path: "/log",
    });
  });

  it("the game is another one, or of another version", () => {
    expect(faultOf((record) => ({ ...record, game: "bestia" }))).toEqual({
      code: "another-game",
      game: "bestia",
      version: 2,
    });
    expect(faultOf((record) => ({ ...record, version: 1 }))).toEqual({
      code: "another-game",
      game: "tombolino",
      version: 1,
    });
  });

  it("the last upgrade was made by another version", () => {
    const { record } = takenOver();
    const verdict = verify({ ...tombolino, version: 3 }, record);
    expect(verdict).toEqual({
      fair: false,
      fault: { code: "another-game", game: "tombolino", version: 2 },
    });
  });

  it("the server keeps its seed to itself", () => {
    expect(
      faultOf((record) => {
        delete record.serverSeed;
      }),
    ).toEqual({ code: "seed-not-revealed" });
  });

  it("the server reveals another seed than it committed to", () => {
    expect(
      faultOf((record) => {
        record.serverSeed = seedOf("a seed with better cards");
      }),
    ).toEqual({ code: "seed-not-committed" });
  });

  it("the commitment is not the one of the seed", () => {
    expect(
      faultOf((record) => {
        record.commitment = commitment(seedOf("another"));
      }),
    ).toEqual({ code: "seed-not-committed" });
  });

  it("a player's seed is missing, or there is one too many", () => {
    expect(
      faultOf((record) => {
        record.playerSeeds.pop();
      }),
    ).toEqual({ code: "players-seeds-missing" });
    expect(
      faultOf((record) => {
        record.playerSeeds.push("a fourth");
      }),
    ).toEqual({ code: "players-seeds-missing" });
  });

  it("the cards were others than the seeds deal: seed and commitment exchanged together", () => {
    const winners = ["one", "two", "three", "four", "five", "six", "seven", "eight"].map((word) =>
      faultOf((record) => {
        record.serverSeed = seedOf(word);
        record.commitment = commitment(record.serverSeed);
      }),
    );
    const caught = winners.filter((fault) => fault !== "none");
    expect(caught.length).toBeGreaterThan(2);
    for (const fault of caught) expect(fault).toMatchObject({ code: "another-result" });
  });

  it("a player's seed was exchanged for one that deals the pot to somebody else", () => {
    const faults = ["1", "2", "3", "4", "5", "6", "7", "8"].map((word) =>
      faultOf((record) => {
        record.playerSeeds[1] = word;
      }),
    );
    expect(faults).toContainEqual(expect.objectContaining({ code: "another-result" }));
  });

  it("a move was altered into another one that was possible", () => {
    const fault = faultOf((record) => {
      record.log[ADA_BETS]!.move = bet(2);
    });
    expect(fault).toMatchObject({ code: "another-result" });
  });

  it("a move was altered into one that was not possible", () => {
    expect(
      faultOf((record) => {
        record.log[ADA_BETS]!.move = bet(11);
      }),
    ).toEqual(impossible(2, "too-many-chips"));
    expect(
      faultOf((record) => {
        record.log[ADA_BETS]!.move = { type: "raise" } as never;
      }),
    ).toEqual(impossible(2, "malformed"));
  });

  it("a move was given to another seat, or to one that there is not", () => {
    expect(
      faultOf((record) => {
        record.log[ADA_BETS]!.by = 1;
      }),
    ).toEqual(impossible(2, "not-your-turn"));
    expect(
      faultOf((record) => {
        record.log[ADA_BETS]!.by = 3;
      }),
    ).toEqual(impossible(2, "no-such-seat"));
  });

  it("any line of the log was dropped", () => {
    const { log } = playedFairly().record;
    for (const at of log.keys()) {
      const fault = faultOf((record) => {
        record.log.splice(at, 1);
      });
      const last = at === log.length - 1;
      expect(fault).toEqual(last ? { code: "not-finished" } : impossible(at + 2, "out-of-order"));
    }
  });

  it("any line of the log was dropped and the others were numbered anew", () => {
    const harmless = playedFairly().record.log.flatMap((input, at) => {
      const fault = faultOf((record) => {
        record.log.splice(at, 1);
        record.log.forEach((line, i) => {
          line.seq = i + 1;
        });
      });
      return fault === "none" ? [input] : [];
    });
    expect(harmless).toEqual([]);
  });

  it("any line of the log stands twice", () => {
    for (const at of playedFairly().record.log.keys()) {
      const fault = faultOf((record) => {
        record.log.splice(at, 0, record.log[at]!);
      });
      expect(fault).toMatchObject({ code: "impossible-input", seq: at + 1 });
    }
  });

  it("two lines of the log changed places", () => {
    for (const at of playedFairly().record.log.keys()) {
      if (at === 0) continue;
      const fault = faultOf((record) => {
        [record.log[at - 1], record.log[at]] = [record.log[at]!, record.log[at - 1]!];
      });
      expect(fault).toEqual(impossible(at + 1, "out-of-order"));
    }
  });

  it("the times of two lines changed places", () => {
    const fault = faultOf((record) => {
      const [earlier, later] = [record.log[ADA_BETS]!, record.log[ADA_BETS + 1]!];
      [earlier.at, later.at] = [later.at, earlier.at];
    });
    expect(fault).toEqual(impossible(3, "time-goes-back"));
  });

  it("the game began after its first input", () => {
    const fault = faultOf((record) => {
      record.startedAt = record.log[0]!.at + 1;
    });
    expect(fault).toEqual(impossible(1, "time-goes-back"));
  });

  it("the clock rang before its time", () => {
    const fault = faultOf((record) => {
      record.log[CIRO_TIMES_OUT]!.at -= 1;
    });
    expect(fault).toEqual(impossible(CIRO_TIMES_OUT + 1, "nothing-due"));
  });

  it("a move was let in although the clock had to ring first", () => {
    const fault = faultOf((record) => {
      const ring = record.log[CIRO_TIMES_OUT]!;
      record.log[CIRO_TIMES_OUT] = { seq: ring.seq, at: ring.at, by: 2, move: bet(10) };
    });
    expect(fault).toEqual(impossible(CIRO_TIMES_OUT + 1, "alarm-first"));
  });

  it("somebody moved in a pause", () => {
    const fault = faultOf((record) => {
      const brought = record.log[PAUSE + 1]!;
      record.log[PAUSE + 1] = { seq: brought.seq, at: brought.at, by: "screen", move: DEAL };
    });
    expect(fault).toEqual(impossible(PAUSE + 2, "paused"));
  });

  it("the evidence for a reaction was taken away", () => {
    const fault = faultOf((record) => {
      const grab = record.log[BEA_GRABS]!;
      record.log[BEA_GRABS] = { seq: grab.seq, at: grab.at, by: 1, move: GRAB };
    });
    expect(fault).toMatchObject({ code: "another-result" });
  });

  it("the evidence for a reaction was made slower than the player was", () => {
    const fault = faultOf((record) => {
      const grab = record.log[BEA_GRABS]!;
      const reaction = { claimed: 330, elapsed: 340, roundTrip: 90 };
      record.log[BEA_GRABS] = { seq: grab.seq, at: grab.at, by: 1, move: GRAB, reaction };
    });
    expect(fault).toMatchObject({ code: "another-result" });
  });

  it("more happened after the end", () => {
    const fault = faultOf((record) => {
      const last = record.log.at(-1)!;
      record.log.push({ seq: last.seq + 1, at: last.at, by: 0, move: bet(1) });
    });
    expect(fault).toEqual(impossible(playedFairly().record.log.length + 1, "game-over"));
  });

  it("the game was not played to its end", () => {
    expect(
      faultOf((record) => {
        record.log.pop();
      }),
    ).toEqual({ code: "not-finished" });
    expect(
      faultOf((record) => {
        record.log = [];
      }),
    ).toEqual({ code: "not-finished" });
  });

  it("the result was altered or left out, and says what it is", () => {
    const { result } = playedFairly().record;
    expect(
      faultOf((record) => {
        record.result!.scores[0]! += 1;
      }),
    ).toEqual({ code: "another-result", result });
    expect(
      faultOf((record) => {
        record.result!.places.reverse();
      }),
    ).toEqual({ code: "another-result", result });
    expect(
      faultOf((record) => {
        delete record.result;
      }),
    ).toEqual({ code: "another-result", result });
  });

  it("the options were altered", () => {
    expect(
      faultOf((record) => {
        record.options.rounds = 3;
      }),
    ).toEqual({ code: "not-finished" });
    expect(
      faultOf((record) => {
        record.options.rounds = 30;
      }),
    ).toEqual(impossible(0, "malformed"));
    expect(
      faultOf((record) => {
        record.options.stack = 11;
      }),
    ).toMatchObject({ code: "another-result" });
  });

  it("there were more or fewer players", () => {
    expect(
      faultOf((record) => {
        record.seats = 9;
        record.playerSeeds = Array(9).fill("x");
      }),
    ).toEqual(impossible(0, "wrong-player-count"));
  });
});

describe("verifying never throws", () => {
  it("whatever it is given", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (value) => {
        expect(verify(tombolino, value)).toMatchObject({ fair: false, fault: { code: "not-a-record" } });
      }),
      { seed: 802, numRuns: 500 },
    );
  });

  it("whatever stands in place of any part of a record", () => {
    const { record } = playedFairly();
    const paths = pathsOf(record);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const verdict = verify(tombolino, replacedAt(throughJson(record), path, value));
        if (!verdict.fair) expect(typeof verdict.fault.code).toBe("string");
      }),
      { seed: 803, numRuns: 1000 },
    );
  });

  it("whichever part of a record is missing", () => {
    const { record } = playedFairly();
    for (const path of pathsOf(record)) {
      const verdict = verify(tombolino, replacedAt(throughJson(record), path, undefined));
      expect([path, verdict.fair]).toEqual([path, false]);
    }
  });

  function pathsOf(value: unknown, path: string[] = []): string[][] {
    if (typeof value !== "object" || value === null) return [path];
    const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
    return path.length === 0 ? inner : [path, ...inner];
  }

  function replacedAt(whole: object, path: readonly string[], value: unknown): object {
    const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as never)[key], whole);
    const key = path.at(-1)!;
    if (value === undefined && !Array.isArray(holder)) delete (holder as Record<string, unknown>)[key];
    else (holder as Record<string, unknown>)[key] = value;
    return whole;
  }
});

describe("a forged upgrade", () => {
  const final = { phase: "over", credits: [99, 0, 0] };
  const forged = (version: number, seq: number, at: number, state: object): AnyInput =>
    ({ seq, at, by: "upgrade", move: { type: "upgrade", version, state } }) as AnyInput;
  const faultOf = (record: object): Fault | undefined => {
    const verdict = verify(tombolino, throughJson(record));
    return verdict.fair ? undefined : verdict.fault;
  };

  it("to the version that was played already is no upgrade", () => {
    const { record, standing } = playedFairly();
    const entry = forged(2, standing.seq + 1, standing.at, final);
    expect(faultOf({ ...record, log: [...record.log, entry] })).toMatchObject({
      code: "impossible-input",
      refusal: { code: "not-an-upgrade" },
    });
  });

  it("that does not follow the lines before it is found out", () => {
    const { record, standing } = playedFairly();
    const rest = record.log.slice(0, 3);
    const old = { ...record, version: 1 };
    expect(faultOf({ ...old, log: [...rest, forged(2, 999, standing.at, final)] })).toMatchObject({
      refusal: { code: "out-of-order" },
    });
    expect(faultOf({ ...old, log: [...rest, forged(2, 4, 0, final)] })).toMatchObject({
      refusal: { code: "time-goes-back" },
    });
  });

  it("with a state that is none is a fault, not a crash", () => {
    const { record } = playedFairly();
    const old = { ...record, version: 1 };
    const then = { seq: 2, at: START + 9, by: 0, move: bet(1) } as AnyInput;
    expect(faultOf({ ...old, log: [forged(2, 1, START, { phase: "over" })] })?.code).toBe("broken-upgrade");
    expect(faultOf({ ...old, log: [forged(2, 1, START, {}), then] })?.code).toBe("broken-upgrade");
  });
});
