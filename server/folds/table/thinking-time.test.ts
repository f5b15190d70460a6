import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diceFrom, thinkingTime } from "./thinking-time.ts";

const dice = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const MANY = Array.from({ length: 10_001 }, (_, i) => diceFrom(`table 7, decision ${i}`));

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;
}

describe("The time that a bot appears to think", () => {
  it("is a whole number of milliseconds between half a second and four", () => {
    fc.assert(
      fc.property(dice, (number) => {
        const time = thinkingTime({ dice: number });
        expect(Number.isInteger(time)).toBe(true);
        expect(time).toBeGreaterThanOrEqual(500);
        expect(time).toBeLessThanOrEqual(4000);
        expect(thinkingTime({ dice: number })).toBe(time);
      }),
      { seed: 301 },
    );
  });

  it("is 150 to 400 milliseconds at a quick table, in the same order", () => {
    fc.assert(
      fc.property(dice, dice, (one, other) => {
        const [quick, otherQuick] = [one, other].map((number) =>
          thinkingTime({ dice: number, pace: "quick" }),
        );
        expect(Number.isInteger(quick)).toBe(true);
        expect(quick).toBeGreaterThanOrEqual(150);
        expect(quick).toBeLessThanOrEqual(400);
        if (thinkingTime({ dice: one }) <= thinkingTime({ dice: other })) {
          expect(quick).toBeLessThanOrEqual(otherQuick!);
        }
      }),
      { seed: 302 },
    );
  });

  it("is mostly a little more than a second, at times much more, and hardly ever at a bound", () => {
    const times = MANY.map((number) => thinkingTime({ dice: number }));
    expect(quantile(times, 0.5)).toBeGreaterThan(1270);
    expect(quantile(times, 0.5)).toBeLessThan(1330);
    // The tail to the right is longer than the one to the left, as with human answers.
    expect(quantile(times, 0.95) - 1300).toBeGreaterThan(1.5 * (1300 - quantile(times, 0.05)));
    expect(times.filter((time) => time === 500 || time === 4000).length / times.length).toBeLessThan(0.05);
  });

  it("is not worked out from a number below 0, or from 1 up", () => {
    for (const wrong of [-0.1, 1, Number.NaN])
      expect(() => thinkingTime({ dice: wrong })).toThrow(RangeError);
  });
});

describe("Dice from a text", () => {
  it("are the first 48 bits of its SHA-256, so that all nodes agree", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const bits = createHash("sha256").update(text, "utf8").digest("hex").slice(0, 12);
        expect(diceFrom(text)).toBe(Number.parseInt(bits, 16) / 2 ** 48);
      }),
      { seed: 303 },
    );
  });

  it("fall evenly", () => {
    const tenths = Array(10).fill(0);
    for (const number of MANY) tenths[Math.floor(number * 10)] += 1;
    // Five standard deviations of a tenth of 10,001.
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
