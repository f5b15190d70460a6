import { describe, expect, it } from "vitest";
import { cpuClock } from "./cpu-clock.ts";

function compute(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe("The clock of a core", () => {
  it("goes on while the thread computes, and never faster than time does", () => {
    const [from, began] = [cpuClock(), performance.now()];
    compute(60);
    const computed = cpuClock() - from;
    expect(computed).toBeGreaterThan(0);
    // The system counts in ticks of some milliseconds.
    expect(computed).toBeLessThan(performance.now() - began + 10);
  });
});
