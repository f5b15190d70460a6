import { describe, expect, it } from "vitest";
import { beyond, centsOf, twoDecimals } from "./cents.ts";

describe("Money", () => {
  it("is written with two decimals and the point of the language", () => {
    const written = [0, 5, 10, 2000, 123456].map((cents) => twoDecimals(cents, ","));
    expect(written).toEqual(["0,00", "0,05", "0,10", "20,00", "1234,56"]);
    expect(twoDecimals(2050, ".")).toBe("20.50");
  });

  it.each([
    ["20", 2000],
    ["20,5", 2050],
    ["20.05", 2005],
    [" 0,10 ", 10],
    ["7,", 700],
    ["", undefined],
    ["-3", undefined],
    ["1,234", undefined],
    ["venti", undefined],
  ])("typed as «%s» is %s cents", (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });
});

it("A sum that is typed in is beyond the least or the most, or within", () => {
  const where = (typed: string) => beyond(typed, 1000, 5000);
  expect(["9,99", "10", "10,00", "50", "50.01", "500", "", "x"].map(where)).toEqual([
    "least",
    null,
    null,
    null,
    "most",
    "most",
    null,
    null,
  ]);
});
