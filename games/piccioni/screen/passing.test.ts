import { fastRandom } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { answerAfter } from "./passing.ts";

describe("When an answer leaves", () => {
  test("[PIC-32] follows from nothing but chance and the clock, and never comes at once", () => {
    expect(answerAfter.length).toBe(2);
    expect(answerAfter(0, null)).toBe(1200);
    expect(answerAfter(0.999999, null)).toBe(7000);
    const random = fastRandom(7);
    const moments = Array.from({ length: 2000 }, () => answerAfter(random.below(1e6) / 1e6, 20_000));
    const mean = moments.reduce((sum, one) => sum + one, 0) / moments.length;
    expect(mean).toBeGreaterThan(2200);
    expect(mean).toBeLessThan(2600);
    // Some take long, so that somebody who thinks is one of many.
    expect(moments.filter((one) => one > 4000).length).toBeGreaterThan(100);
  });

  test("[PIC-31] is well before the time for answers is up", () => {
    for (const limit of [1000, 3000, 5000]) expect(answerAfter(0.999999, limit)).toBeLessThan(limit * 0.7);
  });
});
