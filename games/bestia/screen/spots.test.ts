import { describe, expect, test } from "vitest";
import { type Shape, spotsOf } from "./spots.ts";

const SHAPES: readonly Shape[] = ["upright", "row", "oval", "round"];
const WIDTH = 360;
const CARD = 46;

/** How far from the left something is on a phone. */
function leftOf({ left }: { left: string }): number {
  const share = /^([\d.]+)%$/.exec(left);
  if (share !== null) return (Number(share[1]) * WIDTH) / 100;
  const units = Number(/(\d+) \* var\(--unit\)/.exec(left)![1]);
  const fromEdge = units + (left.includes("var(--card) / 2") ? CARD / 2 : 0);
  return left.includes("100% - ") ? WIDTH - fromEdge : fromEdge;
}

describe.each(SHAPES)("%s", (shape) => {
  test("everybody has a spot of their own", () => {
    for (let count = 1; count <= 10; count++) {
      const spots = spotsOf(count, shape);
      expect(new Set(spots.map(({ seat }) => `${seat.left} ${seat.top}`)).size).toBe(count);
      expect(new Set(spots.map(({ card }) => `${card.left} ${card.top}`)).size).toBe(count);
    }
  });
});

test("[BES-15] the next to play, the last in the order of the seats, sits on the right", () => {
  for (const shape of ["upright", "row", "oval"] as const) {
    for (let count = 2; count <= 9; count++) {
      const lefts = spotsOf(count, shape).map(({ seat }) => leftOf(seat));
      expect(lefts.at(-1)).toBe(Math.max(...lefts));
      expect(lefts[0]).toBe(Math.min(...lefts));
    }
  }
});

test("no seat and no card sticks out of a phone", () => {
  for (let count = 1; count <= 10; count++) {
    for (const { seat, card } of spotsOf(count, "upright")) {
      expect(leftOf(seat)).toBeGreaterThanOrEqual(34);
      expect(leftOf(seat)).toBeLessThanOrEqual(WIDTH - 34);
      expect(leftOf(card)).toBeGreaterThanOrEqual(CARD / 2);
      expect(leftOf(card)).toBeLessThanOrEqual(WIDTH - CARD / 2);
    }
  }
});
