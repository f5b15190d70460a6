import { expect, test } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { leaderOf } from "./leader.ts";

const HANDS = ["AD 3D RD", "2C 4C 5C", "6B 7B FB"];

test("[BES-16] while people speak, the first of the eligible to the dealer's right leads", () => {
  expect(leaderOf(tableWith({ hands: HANDS }).view(0))).toBe(2);
  expect(leaderOf(tableWith({ hands: HANDS, pot: 10, entitled: [0, 1] }).view(0))).toBe(1);
});

test("[BES-20] during the play it is the player who led, and then the one who took the trick", () => {
  const table = tableWith({ hands: HANDS, trump: "2D" }).passes(1).isServed(0, 2).passes(1);
  expect(leaderOf(table.view(0))).toBe(2);
  table.plays("2:6B");
  expect(leaderOf(table.view(0))).toBe(2);
  table.plays("0:RD");
  expect(leaderOf(table.view(0))).toBe(0);
});

test("nobody leads between two hands", () => {
  expect(leaderOf(tableWith({ seats: 3, dealt: false }).view(0))).toBeNull();
});
