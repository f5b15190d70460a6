import { describe, expect, it } from "vitest";
import type { Game } from "./game.ts";
import { alarmOf, enter, judge, upgradeInput } from "./play.ts";
import {
  type AnyInput,
  accepted,
  bet,
  CHANCE,
  DEAL,
  dealt,
  HOUR,
  RING,
  START,
  versionOneStanding,
} from "./testing/table-story.ts";
import { type Tombolino, tombolino } from "./testing/tombolino.ts";

describe("an upgrade", () => {
  function takenOver() {
    const standing = versionOneStanding();
    const entry = upgradeInput(tombolino, standing, START + 50);
    if ("refused" in entry) throw new Error(JSON.stringify(entry));
    return { standing, entry };
  }

  it("is one entry in the log, with the state as the new version takes it over", () => {
    const { standing, entry } = takenOver();
    expect({ ...entry, move: { ...entry.move, state: null } }).toEqual({
      seq: 8,
      at: START + 50,
      by: "upgrade",
      move: { type: "upgrade", version: 2, state: null },
    });
    const { standing: after, told, effects } = accepted(enter(tombolino, standing, entry, CHANCE));
    expect([after.version, after.seq, after.at, told, effects]).toEqual([2, 8, START + 50, [], []]);
    expect(after.state).toEqual(expect.objectContaining({ phase: "bets", lastRound: null, turn: 1, pot: 2 }));
  });

  it("lets the game be played to its end", () => {
    const { standing, entry } = takenOver();
    let now = accepted(enter(tombolino, standing, entry, CHANCE)).standing;
    const put = (input: object) => {
      const next = { seq: now.seq + 1, at: now.at + 100, ...input } as AnyInput;
      now = accepted(enter(tombolino, now, next, CHANCE)).standing;
    };
    put({ by: 1, move: bet(1) });
    put({ by: 2, move: bet(0) });
    put({ by: "clock", move: RING, at: alarmOf(tombolino, now)! });
    expect(now.state.lastRound).toEqual({ winners: [0], cards: ["T9", "T7", "T8"], pot: 3 });
    put({ by: "screen", move: DEAL });
    for (const by of [0, 1, 2]) put({ by, move: bet(0) });
    put({ by: "clock", move: RING, at: alarmOf(tombolino, now)! });
    expect(tombolino.result(now.state)?.scores).toEqual([11, 9, 10]);
  });

  it("leaves the old standing and, later, the entry in the log as they are", () => {
    const standing = versionOneStanding();
    const before = JSON.stringify(standing);
    const entry = upgradeInput(tombolino, standing, START) as AnyInput;
    expect(JSON.stringify(standing)).toBe(before);
    const written = JSON.stringify(entry);
    const { standing: after } = accepted(enter(tombolino, standing, entry, CHANCE));
    expect(JSON.stringify(standing)).toBe(before);
    const move: AnyInput = { seq: 9, at: START + 1, by: 1, move: bet(4) };
    accepted(enter(tombolino, after, move, CHANCE));
    expect(JSON.stringify(entry)).toBe(written);
  });

  it("leaves the old standing as it is even where the game upgrades its state in place", () => {
    const inPlace: Game<Tombolino> = {
      ...tombolino,
      upgrade: (state) => Object.assign(state as Tombolino["state"], { phase: "bets", lastRound: null }),
    };
    const standing = versionOneStanding();
    const before = JSON.stringify(standing);
    upgradeInput(inPlace, standing, START);
    expect(JSON.stringify(standing)).toBe(before);
  });

  it("keeps the clock as it stood, also in a pause", () => {
    const clock = { behind: 5000, pausedAt: START - 100 };
    const standing = { ...versionOneStanding(), clock };
    const entry = upgradeInput(tombolino, standing, START + HOUR) as AnyInput;
    expect(accepted(enter(tombolino, standing, entry, CHANCE)).standing.clock).toEqual(clock);
  });

  it("has its place in the log like any other input", () => {
    const { standing, entry } = takenOver();
    expect(judge(tombolino, standing, { ...entry, seq: 9 })).toEqual({
      code: "out-of-order",
      params: { expected: 8 },
    });
    expect(judge(tombolino, standing, { ...entry, at: START - 1 })).toEqual({
      code: "time-goes-back",
      params: { at: START },
    });
  });

  it("keeps the old version from playing on", () => {
    const { standing, entry } = takenOver();
    const { standing: after } = accepted(enter(tombolino, standing, entry, CHANCE));
    const old: Game<Tombolino> = { ...tombolino, version: 1 };
    const move: AnyInput = { seq: 9, at: START + 100, by: 1, move: bet(1) };
    expect(judge(old, after, move)).toEqual({ code: "unknown-version", params: { version: 2 } });
  });

  it("is not made for the same version, for a later one, or by a game that has no upgrade", () => {
    const refused = { refused: { code: "not-an-upgrade", params: { version: 2 } } };
    expect(upgradeInput(tombolino, dealt().standing, START)).toEqual(refused);
    expect(upgradeInput(tombolino, { ...versionOneStanding(), version: 3 }, START)).toEqual(refused);
    const { upgrade: _, ...without } = tombolino;
    expect(upgradeInput(without, versionOneStanding(), START)).toEqual(refused);
  });
});
