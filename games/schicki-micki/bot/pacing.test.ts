import { fastRandom, type Random } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { Pacing } from "./pacing.ts";

const CALM = fixed(2999);
const IN_FORM = fixed(0);

function fixed(value: number): Random {
  return { ...fastRandom(1), below: () => value };
}

/** How slow somebody on seat 1 is after they have looked at these piles, one after the other. */
function slownessAfter(piles: readonly number[][], form = CALM): number {
  const pacing = new Pacing();
  return piles.reduce((_, seen) => pacing.slowness(seen, 1, form), 1);
}

describe("Pacing", () => {
  it("takes more time with more cards than it wants, and less with fewer", () => {
    expect(slownessAfter([[0, 0, 0, 0]])).toBe(1);
    expect(slownessAfter([[0, 3, 0, 0]])).toBeGreaterThan(1.5);
    expect(slownessAfter([[3, 0, 0, 0]])).toBeLessThan(0.9);
    expect(slownessAfter([[3, 0, 0, 0]])).toBe(slownessAfter([[0, 0, 0, 3]]));
  });

  it("keeps what it has learned when the piles are even again", () => {
    const behind = [6, 0, 6, 6];
    const even = [6, 5, 7, 7];
    const once = slownessAfter([behind, even]);
    expect(once).toBeLessThan(slownessAfter([even]));
    expect(slownessAfter([behind, [7, 0, 7, 7], even])).toBeLessThan(once);
  });

  it("learns once from each line, however many cards are turned before the next is taken", () => {
    expect(slownessAfter([[3, 0, 0, 0], ...Array(9).fill([3, 0, 0, 0])])).toBe(slownessAfter([[3, 0, 0, 0]]));
  });

  it("stays within what a bot can be, whatever happens", () => {
    const often = (own: number, others: number) =>
      Array.from({ length: 30 }, (_, i) => [i * others, i * own, i * others, i * others]);
    expect(slownessAfter(often(2, 0))).toBe(3);
    expect(slownessAfter(often(0, 2))).toBe(0.35);
  });

  it("wants to win in one game of three, and less than its share in the others", () => {
    const even = [5, 5, 5, 5];
    expect(slownessAfter([even], IN_FORM)).toBeLessThan(1);
    expect(slownessAfter([even], CALM)).toBeGreaterThan(1);
    const games = Array.from({ length: 600 }, (_, seed) => slownessAfter([even], fastRandom(seed)));
    const wanting = games.filter((slowness) => slowness < 1).length;
    expect(Math.abs(wanting / 600 - 1 / 3)).toBeLessThan(0.06);
  });

  it("decides that when the game begins", () => {
    const pacing = new Pacing();
    pacing.slowness([0, 0, 0, 0], 1, IN_FORM);
    expect(pacing.slowness([5, 5, 5, 5], 1, CALM)).toBeLessThan(1);
  });
});
