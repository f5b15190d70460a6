import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameTime, RUNNING } from "./clock.ts";
import { drawMove } from "./offers.ts";
import { alarmOf, begin, enter, judge, type Standing } from "./play.ts";
import { fastRandom } from "./random/fast.ts";
import { pick } from "./random/random.ts";
import { fastChance } from "./record.ts";
import { actorsOf } from "./seat.ts";
import {
  type AnyInput,
  accepted,
  bet,
  bring,
  CHANCE,
  dealt,
  HOUR,
  PAUSE,
  RESUME,
  RING,
  SECOND,
  START,
  shift,
  TableStory,
  TIMED,
} from "./testing/table-story.ts";
import { type Tombolino, tombolino } from "./testing/tombolino.ts";

describe("a pause", () => {
  it("stops the game's time until it ends", () => {
    const table = dealt().clock(2 * SECOND, PAUSE);
    const stopped = gameTime(table.standing.clock, table.standing.at);
    expect(gameTime(table.standing.clock, table.standing.at + HOUR)).toBe(stopped);
    table.clock(HOUR, RESUME);
    expect(gameTime(table.standing.clock, table.standing.at)).toBe(stopped);
  });

  it("lets the house move, at the moment at which the game's time stands still", () => {
    const table = new TableStory().clock(SECOND, PAUSE).does(HOUR, "house", bring(1, 5));
    expect(table.state.credits).toEqual([10, 15, 10]);
    expect(table.told).toEqual([{ event: { type: "brought", seat: 1, chips: 5 } }]);
    table.does(HOUR, "house", { type: "stand", seat: 2 });
    expect(table.state.deadline).toBe(START + SECOND + 3 * SECOND);
    table.clock(HOUR, RESUME);
    expect(table.alarm).toBe(START + SECOND + 3 * SECOND + 3 * HOUR);
  });

  it("can last no time at all", () => {
    const table = dealt().clock(0, PAUSE).clock(0, RESUME);
    expect(table.standing.clock).toEqual(RUNNING);
  });
});

describe("an outage", () => {
  it("costs nobody their turn: Ada had three seconds left, and still has them", () => {
    const table = dealt().clock(17 * SECOND + HOUR, shift(HOUR));
    expect(table.alarm).toBe(table.standing.at + 3 * SECOND);
    expect(table.refusal(table.clockInput(0, RING))).toEqual({ code: "nothing-due" });
    table.does(2 * SECOND, 0, bet(3));
    expect(table.state.bets).toEqual([3, null, null]);
  });

  it("costs the turn if its time is not taken out", () => {
    const table = dealt();
    expect(table.refusal(table.input(HOUR, 0, bet(3)))).toEqual({ code: "alarm-first" });
  });

  it("never turns the game's time back, however often and however much is taken out", () => {
    const gaps = fc.array(fc.tuple(fc.nat({ max: 5000 }), fc.nat({ max: 6000 })), { maxLength: 12 });
    fc.assert(
      fc.property(gaps, (outages) => {
        let { standing } = dealt();
        for (const [after, ms] of outages) {
          const input: AnyInput = {
            seq: standing.seq + 1,
            at: standing.at + after,
            by: "clock",
            move: shift(ms),
          };
          const transition = enter(tombolino, standing, input, CHANCE);
          expect(transition.refused === undefined).toBe(ms > 0 && ms <= after);
          if (transition.refused !== undefined) continue;
          const before = gameTime(standing.clock, standing.at);
          standing = transition.standing;
          expect(gameTime(standing.clock, standing.at)).toBeGreaterThanOrEqual(before);
        }
      }),
      { seed: 702 },
    );
  });
});

describe("pauses and outages", () => {
  /** A random game without any: seats, the screen and the house move as they like, and the clock rings when due. */
  function undisturbed(seed: number): { log: AnyInput[]; standing: Standing<Tombolino> } {
    const choices = fastRandom(seed, 1);
    const log: AnyInput[] = [];
    let { standing } = accepted(begin(tombolino, { seats: 3, options: TIMED }, START, fastChance(seed)));
    while (tombolino.result(standing.state) === undefined) {
      const at = standing.at + choices.below(4000);
      const alarm = alarmOf(tombolino, standing);
      const due = alarm !== undefined && alarm <= at;
      const input = due ? ring(standing, Math.max(alarm, standing.at)) : move(standing, at);
      log.push(input);
      standing = accepted(enter(tombolino, standing, input, fastChance(seed))).standing;
    }
    return { log, standing };

    function ring({ seq }: Standing<Tombolino>, at: number): AnyInput {
      return { seq: seq + 1, at, by: "clock", move: RING };
    }

    function move({ seq, state }: Standing<Tombolino>, at: number): AnyInput {
      const when = { now: at, actedAt: at };
      const able = actorsOf(3).filter((by) => tombolino.moves(state, by, when).length > 0);
      if (able.length === 0) return ring(standing, alarmOf(tombolino, standing)!);
      const by = pick(able, choices);
      const reaction = { claimed: choices.below(600), elapsed: 400, roundTrip: choices.below(200) };
      const input: AnyInput = {
        seq: seq + 1,
        at,
        by,
        move: drawMove(pick(tombolino.moves(state, by, when), choices), choices),
      };
      const claimed: AnyInput = { ...input, reaction };
      return state.phase === "bell" && judge(tombolino, standing, claimed) === undefined ? claimed : input;
    }
  }

  interface Interruption {
    readonly kind: "none" | "pause" | "outage";
    /** Where between the last input and the next one, from 0 to below 1. */
    readonly where: number;
    readonly ms: number;
  }

  it("leave exactly the game that would have been played without them", () => {
    const interruptions: fc.Arbitrary<Interruption> = fc.record({
      kind: fc.constantFrom("none", "pause", "outage"),
      where: fc.double({ min: 0, max: 0.999, noNaN: true }),
      ms: fc.integer({ min: 1, max: HOUR }),
    });
    const disturbances = fc.array(interruptions, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(), disturbances, (seed, given) => {
        const calm = undisturbed(seed);
        const chance = fastChance(seed);
        let { standing } = accepted(begin(tombolino, { seats: 3, options: TIMED }, START, chance));
        let taken = 0;
        const put = (input: AnyInput) => {
          standing = accepted(enter(tombolino, standing, input, chance)).standing;
        };
        for (const [i, input] of calm.log.entries()) {
          const { kind, where, ms } = given[i % given.length]!;
          const gap = input.at + taken - standing.at;
          const at = standing.at + Math.floor(where * gap);
          const seq = standing.seq + 1;
          if (kind === "pause") {
            put({ seq, at, by: "clock", move: PAUSE });
            put({ seq: seq + 1, at: at + ms, by: "clock", move: RESUME });
          } else if (kind === "outage") {
            put({ seq, at: at + ms, by: "clock", move: shift(ms) });
          }
          if (kind !== "none") taken += ms;
          put({ ...input, seq: standing.seq + 1, at: input.at + taken });
        }
        expect(JSON.stringify(standing.state)).toBe(JSON.stringify(calm.standing.state));
        expect(standing.clock).toEqual({ behind: taken, pausedAt: null });
      }),
      { seed: 703, numRuns: 150 },
    );
  });
});
