import { describe, expect, it } from "vitest";
import { amount, perCent } from "./numbers.ts";
import { axisOf, heightsOf, placeOn, spreadAxis } from "./scale.ts";

const row = (counts: readonly number[]) => ({
  id: "x",
  n: counts.reduce((sum, n) => sum + n, 0),
  value: 0,
  low: 0,
  high: 0,
  enough: true,
  bins: counts.map((n, bin) => ({ from: bin / 10, to: (bin + 1) / 10, n })),
});

describe("The axis of some averages", () => {
  it("goes from one round number to another, with zero and all intervals on it", () => {
    expect(axisOf([{ low: -0.4, high: 1.7 }])).toEqual({ from: -1, to: 2 });
    expect(axisOf([{ low: 2.2, high: 9.1 }])).toEqual({ from: 0, to: 10 });
    expect(axisOf([{ low: -33, high: -7 }])).toEqual({ from: -40, to: 0 });
  });

  it("is there even where nothing is", () => {
    for (const rows of [[], [{ low: 0, high: 0 }]]) {
      const axis = axisOf(rows);
      expect(axis.to).toBeGreaterThan(axis.from);
      expect(placeOn(axis, 0)).toBe(0);
    }
  });

  it("has a place for every value, and none beyond its ends", () => {
    const axis = { from: -1, to: 3 };
    expect([-1, 0, 3].map((value) => placeOn(axis, value))).toEqual([0, 25, 100]);
    expect([-9, 9].map((value) => placeOn(axis, value))).toEqual([0, 100]);
  });
});

describe("The axis of some spreads", () => {
  it("ends where hardly anything is beyond, and what is stands in the last column", () => {
    const most = row([0, 50, 100, 40, 9, ...Array(44).fill(0), 1]);
    const axis = spreadAxis([most]);
    expect(axis).toEqual({ from: 0, to: 0.6000000000000001 });
    expect(heightsOf(most, axis)).toEqual([0, 0.5, 1, 0.4, 0.09, 0.01]);
  });
});

describe("Numbers", () => {
  it("are written as people write them", () => {
    expect([perCent(0.625, "it"), perCent(0.625, "en")]).toEqual(["63%", "63%"]);
    expect([amount(-0.004, "it"), amount(0.25, "it"), amount(12.34, "en")]).toEqual(["0", "0,25", "12.3"]);
  });
});
