import { describe, expect, test } from "vitest";
import { isFlick, isTap, untilNextLook } from "./hold.ts";

describe("[BEC-33] The next look", () => {
  const left = (until: number) => until - 10_000;

  test("may come at once when the last one has lasted long enough", () => {
    expect(untilNextLook({ since: 9_400, onCards: false }, left)).toBe(0);
    expect(untilNextLook({ since: 5_000, onCards: false }, left)).toBe(0);
  });

  test("waits until it is allowed, and a little longer, because clocks differ", () => {
    expect(untilNextLook({ since: 9_700, onCards: false }, left)).toBe(340);
    expect(untilNextLook({ since: 10_400, onCards: false }, left)).toBe(1040);
  });

  test("cannot be foreseen while the eyes are on the cards", () => {
    expect(untilNextLook({ since: 5_000, onCards: true }, left)).toBeNull();
  });
});

test("a card is flicked upwards, and nowhere else", () => {
  expect(isFlick(5, -60)).toBe(true);
  for (const [dx, dy] of [
    [0, -20],
    [0, 60],
    [80, -50],
  ] as const) {
    expect(isFlick(dx, dy)).toBe(false);
  }
});

test("a finger that hardly moves taps", () => {
  expect([isTap(0, 0), isTap(6, -8), isTap(10, -20)]).toEqual([true, true, false]);
});
