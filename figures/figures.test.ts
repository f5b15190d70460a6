import { describe, expect, it } from "vitest";
import {
  count,
  countMean,
  countRate,
  meansFigure,
  ratesFigure,
  seriesFigure,
  sharesFigure,
  spreadFigure,
  Tally,
} from "./index.ts";

describe("A tally", () => {
  it("is the same however the counting was divided", () => {
    const values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5];
    const tallyOf = (some: number[]) => {
      const tally = new Tally();
      for (const value of some) {
        count(tally.row("seen"), value);
        countMean(tally.row("mean"), value);
        countRate(tally.row("odd"), value % 3, value % 2 === 1);
      }
      return tally;
    };
    const together = new Tally();
    together.add(tallyOf(values.slice(6)).take());
    together.add(tallyOf(values.slice(0, 2)).take());
    together.add(tallyOf(values.slice(2, 6)).take());
    expect(together.rows).toEqual(tallyOf(values).rows);
  });

  it("goes on counting in the same rows after its counts were taken", () => {
    const tally = new Tally();
    const row = tally.row("x");
    count(row, 2);
    expect(tally.take()).toEqual({ x: [0, 0, 1] });
    count(row, 0);
    expect(tally.take()).toEqual({ x: [1] });
  });
});

describe("Figures", () => {
  it("of a spread have the percentiles and put every value into one bin", () => {
    const row: number[] = [];
    for (let value = 1; value <= 200; value++) count(row, value);
    const figure = spreadFigure({ id: "x", title: "X" }, "moves", row);
    expect(figure).toMatchObject({ p10: 20, p50: 100, p90: 180, mean: { value: 100.5 } });
    if (figure.kind !== "spread") throw new Error();
    expect(figure.bins.reduce((sum, { n }) => sum + n, 0)).toBe(200);
    expect(figure.bins.length).toBeLessThanOrEqual(40);
  });

  it("of shares say whether there is a difference to be seen", () => {
    const naming = { id: "wins", title: "Wins" };
    const products = (sums: number[]) => sums.map((sum, i) => sums.map((_, j) => (i === j ? sum : 0)));
    const even = sharesFigure(naming, ["a", "b"], 1000, [505, 495], products([505, 495]));
    const uneven = sharesFigure(naming, ["a", "b"], 1000, [600, 400], products([600, 400]));
    expect(even).toMatchObject({ even: 0.5, verdict: expect.stringContaining("No difference seen") });
    expect(uneven).toMatchObject({ verdict: expect.stringContaining("Not even") });
  });

  it("leave out what was never counted", () => {
    const row: number[] = [];
    countRate(row, 2, true);
    expect(ratesFigure({ id: "r", title: "R" }, ["a", "b", "c"], row)).toMatchObject({
      rows: [{ label: "c", n: 1 }],
    });
    expect(seriesFigure({ id: "s", title: "S" }, "x", "y", row)).toMatchObject({
      points: [{ x: 2, n: 1, value: 100 }],
    });
    expect(meansFigure({ id: "m", title: "M" }, "", [{ label: "a", row: [] }])).toMatchObject({ rows: [] });
  });
});
