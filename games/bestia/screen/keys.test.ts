import { expect, test } from "vitest";
import { keyWish } from "./keys.ts";

test("[BES-35] [BES-36] every button and every card has its key", () => {
  const wish = (key: string) => keyWish({ key });
  expect([..."psbPSB"].map((key) => wish(key)?.type)).toEqual([
    "pass",
    "served",
    "blind",
    "pass",
    "served",
    "blind",
  ]);
  expect([wish("c"), wish("e")]).toEqual([{ type: "exchange" }, { type: "exchange" }]);
  expect([..."1234"].map(wish)).toEqual([0, 1, 2, 3].map((at) => ({ type: "card", at })));
  expect(wish("Enter")).toEqual({ type: "lay" });
  expect([wish("5"), wish("x"), wish("Tab")]).toEqual([undefined, undefined, undefined]);
});
