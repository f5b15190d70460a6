import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SteadyClock } from "./clock.ts";

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const START = 1_700_000_000_000;

/** A clock with a reference that can be set, and a way to let real time pass with heartbeats. */
function setUp() {
  const times = { stopwatch: 100, reference: START };
  const clock = new SteadyClock(
    () => times.stopwatch,
    () => times.reference,
  );
  const pass = (ms: number) => {
    times.stopwatch += ms;
    times.reference += ms;
  };
  const beat = () => clock.advanceTo(clock.proposed());
  return { times, clock, pass, beat };
}

describe("the clock of a store", () => {
  test("begins with its reference and goes with it", () => {
    const { clock, pass } = setUp();
    expect(clock.now()).toBe(START);
    pass(1234);
    expect(clock.now()).toBe(START + 1234);
  });

  test.each([SECOND, 10 * SECOND, 60 * SECOND, DAY, 400 * DAY])(
    "goes on at its pace when the reference is set back by %s ms",
    (step) => {
      const { clock, times, pass, beat } = setUp();
      times.reference -= step;
      for (let second = 1; second <= 20; second++) {
        pass(SECOND);
        beat();
        const passed = clock.now() - START;
        expect(passed).toBeGreaterThanOrEqual(0.98 * second * SECOND - 1);
        expect(passed).toBeLessThanOrEqual(second * SECOND);
      }
    },
  );

  test.each([3 * SECOND, 60 * SECOND, DAY])(
    "follows with a heartbeat, and not before, when the reference is set forward by %s ms",
    (step) => {
      const { clock, times, pass, beat } = setUp();
      times.reference += step;
      pass(500);
      expect(clock.now()).toBe(START + 500);
      expect(clock.proposed()).toBe(START + 500 + step);
      expect(clock.now()).toBe(START + 500);
      beat();
      expect(clock.now()).toBe(START + 500 + step);
      expect(clock.ahead()).toBe(0);
    },
  );

  test("creeps to where its reference is when that is a little ahead", () => {
    const { clock, times, pass, beat } = setUp();
    times.reference += 2000;
    beat();
    pass(50 * SECOND);
    expect(clock.now()).toBe(START + 51 * SECOND);
    expect(clock.ahead()).toBe(-1000);
    pass(60 * SECOND);
    expect(clock.now()).toBe(times.reference);
  });

  test("keeps a time that it was told, until the reference is there too", () => {
    const { clock, pass, times } = setUp();
    clock.advanceTo(START + 60 * SECOND);
    expect(clock.now()).toBe(START + 60 * SECOND);
    expect(clock.ahead()).toBe(60 * SECOND);
    clock.advanceTo(START);
    pass(SECOND);
    expect(clock.now()).toBeGreaterThan(START + 60.9 * SECOND);
    pass(DAY);
    expect(clock.now()).toBe(times.reference);
  });

  test("never goes back and never runs away, whatever the reference does", () => {
    const steps = fc.array(
      fc.record({
        passes: fc.integer({ min: 0, max: 5000 }),
        step: fc.oneof(fc.constant(0), fc.integer({ min: -2 * DAY, max: 2 * DAY })),
        beats: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (steps) => {
        const { clock, times, pass, beat } = setUp();
        for (const { passes, step, beats } of steps) {
          times.reference += step;
          const before = clock.now();
          pass(passes);
          const went = clock.now() - before;
          expect(went).toBeGreaterThanOrEqual(Math.floor(0.98 * passes) - 1);
          expect(went).toBeLessThanOrEqual(Math.ceil(1.02 * passes) + 1);
          if (!beats) continue;
          const unbeaten = clock.now();
          beat();
          expect(clock.now()).toBeGreaterThanOrEqual(unbeaten);
        }
      }),
      { seed: 20, numRuns: 300 },
    );
  });
});

describe("a reference that must be asked", () => {
  function ask() {
    const times = { stopwatch: 100, ahead: 5000 };
    const clock = new SteadyClock(() => times.stopwatch);
    const asking = (there: number, back: number) => async () => {
      times.stopwatch += there;
      const answer = times.stopwatch + times.ahead;
      times.stopwatch += back;
      return answer;
    };
    return { times, clock, asking };
  }

  test("is known after one measurement", async () => {
    const { times, clock, asking } = ask();
    await clock.measure(asking(3, 3), 1);
    expect(clock.now()).toBe(times.stopwatch + 5000);
    times.stopwatch += 1000;
    expect(clock.now()).toBe(times.stopwatch + 5000);
  });

  test("is taken from the quickest answer", async () => {
    const { times, clock, asking } = ask();
    const answers = [asking(90, 10), asking(2, 2), asking(10, 300)];
    await clock.measure(() => answers.shift()!(), 3);
    expect(clock.now()).toBe(times.stopwatch + 5000);
  });

  test("cannot be read before it was measured", () => {
    expect(() => ask().clock.now()).toThrow("not been measured");
  });
});
