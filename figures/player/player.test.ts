import { describe, expect, it } from "vitest";
import { addRows, PlayerTally, reportOf, type Shapes } from "./index.ts";

const SHAPES = {
  calls: { kind: "rates", rows: ["all", "late"] },
  net: { kind: "means", rows: ["all", "away"], scale: 10, within: 1 },
  won: { kind: "means", rows: ["all"], least: 0, within: 1 },
  time: { kind: "spread", rows: ["fast", "slow"], scale: 1000, width: 100, bins: 20, within: 0.1 },
} as const satisfies Shapes;

const rowsOf = (count: (tally: PlayerTally<typeof SHAPES>) => void) => {
  const tally = new PlayerTally(SHAPES);
  count(tally);
  return tally.rows;
};
const times = (n: number, count: (i: number) => void) => Array.from({ length: n }, (_, i) => count(i));

describe("Figures about one person", () => {
  it("are the same from several games as from one long one", () => {
    const some = (from: number, to: number) =>
      rowsOf((tally) => {
        for (let i = from; i < to; i++) {
          tally.rate("calls", i % 2 === 0 ? "all" : "late", i % 3 === 0);
          tally.mean("net", "away", i / 4 - 1);
          tally.spread("time", "slow", 37 * i);
        }
      });
    expect(addRows(some(5, 9), some(0, 5), some(9, 30))).toEqual(some(0, 30));
  });

  it("leave out what never happened", () => {
    const rows = rowsOf((tally) => tally.rate("calls", "late", true));
    expect(reportOf(SHAPES, rows)).toMatchObject([{ id: "calls", rows: [{ id: "late", hits: 1, n: 1 }] }]);
  });

  it("say a rate from ten times on, if its interval is at most thirty in a hundred wide", () => {
    const enough = (hits: number, n: number) => {
      const rows = rowsOf((tally) => times(n, (i) => tally.rate("calls", "all", i < hits)));
      return reportOf(SHAPES, rows)[0]?.rows[0]?.enough;
    };
    expect([enough(9, 9), enough(10, 10)]).toEqual([false, true]);
    // Wilson's interval of a half is 0.31 wide with 36 trials, and 0.29 with 42.
    expect([enough(18, 36), enough(21, 42)]).toEqual([false, true]);
  });

  it("say an average if its interval is narrow enough for its unit", () => {
    const mean = (values: readonly number[]) => {
      const rows = rowsOf((tally) => {
        for (const value of values) tally.mean("net", "all", value);
      });
      return reportOf(SHAPES, rows)[0]?.rows[0];
    };
    expect(mean([2.5])).toMatchObject({ n: 1, value: 2.5, low: 2.5, high: 2.5, enough: false });
    const alike = mean(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 1 : -1)));
    expect(alike).toMatchObject({ n: 20, value: 0, enough: true });
    // Student's 2.093 times the standard error, 1.026 / sqrt(20).
    expect(alike?.high).toBeCloseTo(0.48, 2);
    expect(mean(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 9 : -9)))).toMatchObject({
      enough: false,
    });
  });

  it("know that nobody wins less than nothing", () => {
    const rows = rowsOf((tally) => times(20, (i) => tally.mean("won", "all", i === 0 ? 2 : 0)));
    expect(reportOf(SHAPES, rows)).toMatchObject([{ rows: [{ value: 0.1, low: 0, enough: true }] }]);
  });

  it("know the median of a spread and the ranks that it lies between", () => {
    const rows = rowsOf((tally) => times(1000, (i) => tally.spread("time", "fast", i)));
    const [figure] = reportOf(SHAPES, rows);
    if (figure?.kind !== "spread") throw new Error("there is a spread");
    const [row] = figure.rows;
    expect(row).toMatchObject({ n: 1000, enough: true });
    expect(row?.value).toBeCloseTo(0.5, 6);
    // 500 ± 1.96 · sqrt(1000) / 2, and one value for each millisecond.
    expect(row?.low).toBeCloseTo(0.469, 3);
    expect(row?.high).toBeCloseTo(0.531, 3);
    expect(row?.bins).toHaveLength(10);
    expect(row?.bins[3]).toEqual({ from: 0.30000000000000004, to: 0.4, n: 100 });
  });

  it("put what is beyond the last bin into it, and what is below the first into that", () => {
    const rows = rowsOf((tally) => {
      tally.spread("time", "fast", 1e9);
      tally.spread("time", "fast", -5);
    });
    expect(rows["time/0"]).toEqual([1, ...Array(18).fill(0), 1]);
  });

  it("are counted under names that there are", () => {
    expect(() => rowsOf((tally) => tally.rate("calls", "nowhere" as "all", true))).toThrow(RangeError);
  });
});
