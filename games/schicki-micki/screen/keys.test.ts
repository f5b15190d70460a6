import { expect, test } from "vitest";
import { FEATURES } from "../rules/index.ts";
import { keyMove, keyOf } from "./keys.ts";

const move = (key: string) => keyMove({ key });

test("[SCH-25] six names, knock, blue and red have keys of their own", () => {
  expect([..."123456"].map(move)).toEqual(FEATURES.map((feature) => ({ type: "call", feature })));
  expect([..."kbrKBR"].map(move)).toEqual(
    ["knock", "blue", "red", "knock", "blue", "red"].map((does) => ({ type: "hand", does })),
  );
});

test("[SCH-4] the space bar is the dealer's hand", () => {
  expect(move(" ")).toEqual({ type: "turn" });
});

test("other keys mean nothing here", () => {
  expect(["0", "7", "12", "x", "Enter", "Tab"].map(move)).toEqual(Array(6).fill(undefined));
});

test("[SCH-25] the table in words has the same keys", () => {
  for (const key of [..."123456kbr "]) expect(keyOf(move(key)!)).toBe(key);
  expect(keyOf({ type: "vote", seat: 1 })).toBeUndefined();
});
