import { describe, expect, it } from "vitest";
import { fairChance, fastChance, parseRecord, replay, seedsOf } from "./record.ts";
import {
  ADA_BETS,
  type AnyInput,
  BEA_GRABS,
  bet,
  DEAL,
  GRAB,
  playedFairly,
  replayedStanding,
  SEEDS,
  START,
  seedOf,
  takenOver,
  throughJson,
} from "./testing/scribe.ts";
import { type Event, type Tombolino, tombolino } from "./testing/tombolino.ts";

describe("a record", () => {
  it("is plain JSON: what is read back is what was written", () => {
    const { record } = playedFairly();
    const parsed = parseRecord<Tombolino>(throughJson(record));
    expect(parsed).toEqual({ value: record });
    expect(JSON.stringify(parsed.problems === undefined && parsed.value)).toBe(JSON.stringify(record));
  });

  it("may be of an unfinished game, with neither seed nor result", () => {
    const { serverSeed: _, result: __, ...inPlay } = playedFairly().record;
    expect(parseRecord(throughJson(inPlay)).problems).toBeUndefined();
  });

  it("may hold an upgrade", () => {
    expect(parseRecord(throughJson(takenOver().record)).problems).toBeUndefined();
  });

  it("is refused with the path of its fault", () => {
    const faulty = (fault: object) => parseRecord({ ...playedFairly().record, ...fault }).problems?.[0]?.path;
    expect(faulty({ format: 2 })).toBe("/format");
    expect(faulty({ seats: -1 })).toBe("/seats");
    expect(faulty({ startedAt: 0.5 })).toBe("/startedAt");
    expect(faulty({ commitment: "ada" })).toBe("/commitment");
    expect(faulty({ serverSeed: seedOf("x").toUpperCase() })).toBe("/serverSeed");
    expect(faulty({ playerSeeds: ["x".repeat(257)] })).toBe("/playerSeeds/0");
    expect(faulty({ note: "hello" })).toBe("/note");
  });

  it("is refused with an entry that no table could have written", () => {
    const entries: object[] = [
      { seq: 1, at: START, by: "spectator", move: DEAL },
      { seq: 1, at: START, by: -1, move: DEAL },
      { seq: 1, at: START, by: "clock", move: { type: "stop" } },
      { seq: 1, at: START, by: "clock", move: { type: "shift", ms: -1 } },
      { seq: 1, at: START, by: 0, move: "grab" },
      { seq: 1, at: START, by: 0, move: GRAB, actedAt: START },
      { seq: 1, at: START, by: 0, move: GRAB, reaction: { claimed: -1, elapsed: 1, roundTrip: 1 } },
      { seq: 1, at: START, by: "clock", move: { type: "ring" }, reaction: {} },
    ];
    for (const entry of entries) {
      expect(parseRecord({ ...playedFairly().record, log: [entry] }).problems).toBeDefined();
    }
  });
});

describe("a replay", () => {
  it("ends in the same standing, byte for byte, even after a trip through JSON", () => {
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

  it("does not change the record", () => {
    for (const { record } of [playedFairly(), takenOver()]) {
      const before = JSON.stringify(record);
      replay(tombolino, record, fairChance(SEEDS));
      expect(JSON.stringify(record)).toBe(before);
    }
  });

  it("of half a log ends where the game stood at that point", () => {
    const { record } = playedFairly();
    const half = { ...record, log: record.log.slice(0, BEA_GRABS + 1) };
    const standing = replayedStanding(half);
    expect(standing.seq).toBe(BEA_GRABS + 1);
    expect(standing.state.grabs.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("with other chance gives another game", () => {
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
  it("starts from the upgrade, with the clock as the earlier pauses left it", () => {
    const { record, standing } = takenOver();
    expect(standing.clock.behind).toBe(20_000 + 6500 + 4300);
    const replayed = replay(tombolino, throughJson(record), fairChance(SEEDS));
    expect(JSON.stringify(replayed)).toBe(JSON.stringify({ standing }));
  });

  it("is still paused if it was taken over in a pause", () => {
    const { record, takenOverAt } = takenOver();
    const log = record.log.slice(0, takenOverAt);
    const standing = replayedStanding({ ...record, log });
    expect(standing.seq).toBe(takenOverAt);
    expect(standing.clock).toEqual({ behind: 26_500, pausedAt: START + 5000 + 28_010 });
  });

  it("never folds the old version's inputs with the new code", () => {
    const { record } = takenOver();
    const folded: number[] = [];
    replay(tombolino, record, fairChance(SEEDS), (_, input) => folded.push(input?.seq ?? 0));
    expect(folded).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  });

  it("starts from the last upgrade if there were several", () => {
    const { record, standing } = takenOver();
    const early = { type: "upgrade", version: 1, state: { nothing: "that anybody reads" } };
    const log = record.log.map((input, i) =>
      i === 1 ? ({ seq: 2, at: START + 5000, by: "upgrade", move: early } as unknown as AnyInput) : input,
    );
    const replayed = replay(tombolino, { ...record, version: 0, log }, fairChance(SEEDS));
    if (replayed.refused !== undefined) throw new Error(JSON.stringify(replayed.refused));
    // One input fewer reached the game before the upgrade, so the chance after it differs; the rest is as it was.
    const { seq, version, at, clock } = replayed.standing;
    expect({ seq, version, at, clock }).toEqual({
      seq: standing.seq,
      version: 2,
      at: standing.at,
      clock: standing.clock,
    });
    expect(replayed.standing.turns).toBe(standing.turns - 1);
  });

  it("is refused for a version that did not make the last upgrade", () => {
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

  it("are not there before that, nor if the seed does not match the commitment", () => {
    const { record } = playedFairly();
    const { serverSeed: _, ...unrevealed } = record;
    expect(seedsOf(unrevealed)).toBeUndefined();
    expect(seedsOf({ ...record, serverSeed: seedOf("another") })).toBeUndefined();
  });
});
