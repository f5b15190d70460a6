import { expect, test } from "vitest";
import { RANKS } from "../rules/index.ts";
import { keyedHand, shownKey } from "./hand-keys.ts";
import { keyWish, shortcutOf } from "./keys.ts";

const press = (key: string, code = "", shiftKey = false) => ({ key, code, shiftKey });

test("1 and 2 are plates until one is chosen, then 2 is a rank", () => {
  expect(keyWish(press("1", "Digit1"), false)).toEqual({ type: "one" });
  expect(keyWish(press("2", "Digit2"), false)).toEqual({ type: "two" });
  expect(keyWish(press("2", "Digit2"), true)).toEqual({ type: "rank", rank: "2", shift: false });
  expect(keyWish(press("5", "Digit5"), false)).toBeUndefined();
});

test("every rank has its key, with Shift too", () => {
  for (const rank of RANKS) {
    const key = shortcutOf("spice", rank);
    const code = /\d/.test(key) ? `Digit${key}` : `Key${key}`;
    expect(keyWish(press(key.toLowerCase(), code), true)).toMatchObject({ rank, shift: false });
    expect(shortcutOf("abound", rank)).toBe(`Shift+${key}`);
  }
  expect(keyWish(press("t", "KeyT"), true)).toMatchObject({ rank: "T" });
  expect(keyWish(press("%", "Digit5", true), true)).toEqual({ type: "rank", rank: "5", shift: true });
});

test("whichever of two equal cards is shown, one leaves the hand and the other stays", () => {
  const before = keyedHand({ cards: ["QH", "QH"], shown: null }, 3).map(({ key }) => key);
  const after = keyedHand({ cards: ["QH"], shown: "QH" }, 3).map(({ key }) => key);
  expect([shownKey(3, "QH"), ...after]).toEqual(before);
});
