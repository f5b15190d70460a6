import { fastRandom } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chiSquareTail,
  evenness,
  holm,
  meanOf,
  normalTail,
  rateOf,
  student975,
  varianceOf,
} from "./stats.ts";

describe("Tails of distributions", () => {
  it("agree with the tables for chi-square", () => {
    const table: [number, number, number][] = [
      [3.841459, 1, 0.05],
      [5.991465, 2, 0.05],
      [11.0705, 5, 0.05],
      [18.46683, 4, 0.001],
      [0.7107, 4, 0.95],
      [124.3421, 100, 0.05],
    ];
    for (const [statistic, degrees, p] of table) expect(chiSquareTail(statistic, degrees)).toBeCloseTo(p, 4);
    expect(chiSquareTail(0, 3)).toBe(1);
    expect(chiSquareTail(2000, 3)).toBeLessThan(1e-300);
  });

  it("agree with the tables for the normal distribution", () => {
    expect(normalTail(1.959964)).toBeCloseTo(0.05, 5);
    expect(normalTail(-2.575829)).toBeCloseTo(0.01, 5);
    expect(normalTail(0)).toBe(1);
  });

  it("fall with the statistic, and stay between 0 and 1", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (x, degrees) => {
          const tail = chiSquareTail(x, degrees);
          expect(tail).toBeGreaterThanOrEqual(0);
          expect(tail).toBeLessThanOrEqual(1);
          expect(chiSquareTail(x + 1, degrees)).toBeLessThanOrEqual(tail + 1e-12);
        },
      ),
      { seed: 1 },
    );
  });

  it("agree with the tables for Student's distribution", () => {
    const table: [number, number][] = [
      [5, 2.5706],
      [10, 2.2281],
      [30, 2.0423],
      [1000, 1.9623],
    ];
    for (const [degrees, point] of table)
      expect(Math.abs(student975(degrees) / point - 1)).toBeLessThan(0.005);
  });
});

describe("Estimates", () => {
  it("of a mean are those that follow from the values", () => {
    const values = [2, 4, 4, 4, 5, 5, 7, 9];
    const sum = values.reduce((a, b) => a + b);
    const squares = values.reduce((a, b) => a + b * b, 0);
    expect(varianceOf(8, sum, squares)).toBeCloseTo(32 / 7, 10);
    const { value, low, high } = meanOf(8, sum, squares);
    expect(value).toBe(5);
    expect(high - 5).toBeCloseTo(5 - low, 10);
    expect(high - 5).toBeCloseTo((2.3646 * Math.sqrt(32 / 7)) / Math.sqrt(8), 2);
  });

  it("of a rate are Wilson's", () => {
    const half = rateOf(5, 10);
    expect([half.low, half.high].map((bound) => bound.toFixed(4))).toEqual(["0.2366", "0.7634"]);
    const none = rateOf(0, 10);
    expect([none.value, none.low, none.high.toFixed(4)]).toEqual([0, 0, "0.2775"]);
    expect(rateOf(10, 10).high).toBe(1);
  });

  it("of nothing are not numbers", () => {
    expect(rateOf(0, 0).value).toBeNaN();
    expect(meanOf(0, 0, 0).value).toBeNaN();
  });

  it("of a rate contain the true rate in about 95 of 100 runs", () => {
    const random = fastRandom(5);
    let held = 0;
    for (let run = 0; run < 3000; run++) {
      let hits = 0;
      for (let i = 0; i < 200; i++) hits += random.below(10) < 3 ? 1 : 0;
      const { low, high } = rateOf(hits, 200);
      held += low <= 0.3 && 0.3 <= high ? 1 : 0;
    }
    expect(held / 3000).toBeGreaterThan(0.935);
    expect(held / 3000).toBeLessThan(0.965);
  });
});

describe("Holm's correction", () => {
  it("gives the numbers of the textbook", () => {
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => p.toFixed(3))).toEqual([
      "0.030",
      "0.060",
      "0.060",
      "0.020",
    ]);
  });

  it("never makes anything more certain", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 }),
        (ps) => {
          holm(ps).forEach((corrected, i) => {
            expect(corrected).toBeGreaterThanOrEqual(ps[i]!);
            expect(corrected).toBeLessThanOrEqual(1);
          });
        },
      ),
      { seed: 2 },
    );
  });
});

describe("The test of evenness", () => {
  /** Games in which two of four players often share the win; `favour` makes seat 0 win more. */
  function play(games: number, seed: number, favour: number) {
    const random = fastRandom(seed);
    const sums = [0, 0, 0, 0];
    const products = sums.map(() => [0, 0, 0, 0]);
    for (let game = 0; game < games; game++) {
      const first = random.below(100) < favour ? 0 : random.below(4);
      const second = random.below(2) === 0 ? first : random.below(4);
      const shares = sums.map((_, seat) => (seat === first ? 0.5 : 0) + (seat === second ? 0.5 : 0));
      shares.forEach((share, i) => {
        sums[i]! += share;
        shares.forEach((other, j) => {
          products[i]![j]! += share * other;
        });
      });
    }
    return evenness(games, sums, products);
  }

  it("is wrong about even games in about 5 of 100 runs, even if wins are shared", () => {
    let wrong = 0;
    for (let seed = 0; seed < 600; seed++) wrong += play(300, seed, 0).p < 0.05 ? 1 : 0;
    expect(wrong / 600).toBeGreaterThan(0.03);
    expect(wrong / 600).toBeLessThan(0.075);
  });

  it("sees a seat that is favoured", () => {
    expect(play(2000, 1, 10).p).toBeLessThan(0.001);
  });

  it("sees a seat that always wins, and one that never does", () => {
    const diagonal = (sums: number[]) => sums.map((sum, i) => sums.map((_, j) => (i === j ? sum : 0)));
    for (const sums of [
      [1000, 0, 0, 0],
      [333, 0, 333, 334],
    ]) {
      expect(evenness(1000, sums, diagonal(sums)).p).toBeLessThan(1e-9);
    }
  });

  it("counts the seats of a team once, because they win together", () => {
    // Of 100 games the team of seats 0 and 2 wins 38, so each of them has 19 wins.
    const wins = [38, 62, 38, 62];
    const products = wins.map((won, i) => wins.map((_, j) => (i % 2 === j % 2 ? won / 4 : 0)));
    const { statistic, degrees, p } = evenness(
      100,
      wins.map((won) => won / 2),
      products,
    );
    expect(degrees).toBe(1);
    expect(statistic).toBeCloseTo((100 * 0.12 ** 2) / (0.38 * 0.62), 6);
    expect(p).toBeCloseTo(0.0134, 3);
  });

  it("says nothing if nothing was played", () => {
    expect(
      evenness(
        0,
        [0, 0],
        [
          [0, 0],
          [0, 0],
        ],
      ).p,
    ).toBe(1);
  });
});
