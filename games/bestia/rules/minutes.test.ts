import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../testing/table-with.ts";
import { bestia, type Options } from "./index.ts";

const minutes = (seats: number, options: Partial<Options> = {}) =>
  bestia.minutes?.({ seats, options: { ...DEFAULTS, ...options } });
const tournament = (seats: number, options: Partial<Options> = {}) =>
  minutes(seats, { table: "tournament", levelMinutes: 5, ...options });

describe("How long a game takes", () => {
  it("[BES-33] at a cash table: as many hands as it has, with as many players as usually sit there", () => {
    expect(minutes(10)).toEqual([30, 55]);
    expect(minutes(2)).toEqual([25, 30]);
    expect(minutes(10, { hands: 4 })).toEqual([5, 10]);
    expect(minutes(4, { handSize: 4 })).toEqual([35, 50]);
    expect(minutes(4, { betweenSeconds: 30 })).toEqual([40, 60]);
    expect(minutes(10, { hands: 0 })).toBeUndefined();
  });

  it("[BES-34] of a tournament: what bots took with people's times is in the range", () => {
    const measured: [number, Partial<Options>, number][] = [
      [2, {}, 40],
      [3, {}, 50],
      [4, {}, 53],
      [6, {}, 67],
      [8, {}, 74],
      [2, { levelMinutes: 2 }, 22],
      [4, { levelMinutes: 2 }, 27],
      [8, { levelMinutes: 2 }, 38],
      [2, { levelMinutes: 10 }, 57],
      [4, { levelMinutes: 10 }, 84],
      [8, { levelMinutes: 10 }, 124],
      [4, { stack: 10_000 }, 77],
      [8, { stack: 10_000 }, 89],
      [4, { stack: 500 }, 34],
      [8, { stack: 500 }, 50],
    ];
    for (const [seats, options, took] of measured) {
      const [from, to] = tournament(seats, options) ?? [0, 0];
      expect([seats, options, from <= took, took <= to]).toEqual([seats, options, true, true]);
      expect(to).toBeLessThan(2 * from);
    }
  });
});
