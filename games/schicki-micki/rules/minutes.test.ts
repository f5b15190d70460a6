import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../testing/table-with.ts";
import { type Options, schickiMicki } from "./index.ts";

const minutes = (seats: number, options: Partial<Options> = {}) =>
  schickiMicki.minutes!({ seats, options: { ...DEFAULTS, ...options } });

/* The measured games that these numbers come from are in measuring/. */
describe("How long a game takes", () => {
  it("is longer with two players, and the same with any other number of them", () => {
    expect([minutes(2), minutes(3), minutes(7)]).toEqual([
      [5, 8],
      [4, 7],
      [4, 7],
    ]);
  });

  it("depends on the pace where the clock turns the cards, and nowhere else", () => {
    const pace = { paceSeconds: 20 };
    expect(minutes(4, { turning: "clock", ...pace })).toEqual([16, 22]);
    expect(minutes(2, { turning: "clock", ...pace })).toEqual([19, 27]);
    expect(minutes(4, pace)).toEqual(minutes(4));
  });

  it("depends on the minimum gap where that is slower", () => {
    expect(minutes(4, { leastGapMs: 3000 })).toEqual(minutes(4));
    expect(minutes(4, { leastGapMs: 20_000 })).toEqual([16, 22]);
    expect(minutes(4, { turning: "clock", paceSeconds: 1, leastGapMs: 20_000 })).toEqual([16, 22]);
  });

  it("depends on the window and on the time to look", () => {
    expect(minutes(4, { windowMs: 15_000 })).toEqual([10, 14]);
    expect(minutes(4, { restSeconds: 60 })).toEqual([27, 36]);
    expect(minutes(2, { restSeconds: 60 })).toEqual([32, 43]);
  });

  it("is never said to be nothing", () => {
    const quick = {
      turning: "clock",
      paceSeconds: 1,
      leastGapMs: 500,
      windowMs: 500,
      restSeconds: 1,
    } as const;
    expect(minutes(4, quick)).toEqual([2, 3]);
  });
});
