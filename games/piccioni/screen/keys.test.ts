import { expect, test } from "vitest";
import { keyWish } from "./keys.ts";

test("digits draw, the return key confirms, and the rest have letters", () => {
  expect(["1", "3", "4", "Enter", "Escape", "p", "P", "c", "t", "x"].map((key) => keyWish({ key }))).toEqual([
    { draw: 1 },
    { draw: 3 },
    undefined,
    "done",
    "back",
    "pass",
    "pass",
    "clean",
    "trophy",
    undefined,
  ]);
});
