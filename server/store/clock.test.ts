import { describe, expect, test } from "vitest";
import { RemoteClock } from "./clock.ts";

/** A remote clock, its stopwatch, and answers that take so long each way. */
function setUp() {
  const times = { stopwatch: 100, ahead: 5000 };
  const clock = new RemoteClock(() => times.stopwatch);
  const ask = (there: number, back: number) => async () => {
    times.stopwatch += there;
    const answer = times.stopwatch + times.ahead;
    times.stopwatch += back;
    return answer;
  };
  return { times, clock, ask };
}

describe("the clock of another machine", () => {
  test("is known after one measurement", async () => {
    const { times, clock, ask } = setUp();
    await clock.measure(ask(3, 3), 1);
    expect(clock.now()).toBe(times.stopwatch + 5000);
    times.stopwatch += 1000;
    expect(clock.now()).toBe(times.stopwatch + 5000);
  });

  test("is taken from the quickest answer", async () => {
    const { times, clock, ask } = setUp();
    const answers = [ask(90, 10), ask(2, 2), ask(10, 300)];
    await clock.measure(() => answers.shift()!(), 3);
    expect(clock.now()).toBe(times.stopwatch + 5000);
  });

  test("is put forward at once", async () => {
    const { times, clock, ask } = setUp();
    await clock.measure(ask(1, 1), 3);
    times.ahead += 60_000;
    await clock.measure(ask(1, 1), 3);
    expect(clock.now()).toBe(times.stopwatch + 65_000);
  });

  test("never goes back, but runs at half speed until it is right again", async () => {
    const { times, clock, ask } = setUp();
    await clock.measure(ask(0, 0), 1);
    times.ahead -= 1000;
    const before = clock.now();
    await clock.measure(ask(0, 0), 1);
    expect(clock.now()).toBe(before);
    times.stopwatch += 500;
    expect(clock.now()).toBe(before + 250);
    times.stopwatch += 1500;
    expect(clock.now()).toBe(times.stopwatch + 4000);
    times.stopwatch += 1000;
    expect(clock.now()).toBe(times.stopwatch + 4000);
  });

  test("cannot be read before it was measured", () => {
    expect(() => setUp().clock.now()).toThrow("not been measured");
  });
});
