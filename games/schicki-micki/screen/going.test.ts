import { expect, test } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { goingOf, pileOf, placeOf } from "./going.ts";

test("[SCH-13] a line that was won stays while it is looked at, and goes to its winner when the next card is turned", () => {
  const table = tableWith({ line: "YGORPB YPBGRO" }).calls(1, "umbrella", 500);
  expect(goingOf(table.view(0))).toEqual([]);
  table.rings();
  expect(table.piles[1]).toBe(2);
  expect(goingOf(table.view(0))).toEqual([]);
  table.turnsUp();
  expect(goingOf(table.view(0))).toEqual([
    { id: "won-1", from: placeOf(1), to: 1 },
    { id: "won-2", from: placeOf(2), to: 1 },
  ]);
  table.turnsUp();
  expect(goingOf(table.view(0))).toEqual([]);
});

test("[SCH-14] of a line that is shared one card goes to each, in the order of their reactions, and the rest to the deck", () => {
  const table = tableWith({ line: "GPBYRO YGORPB YGBRPO" }).takes("blue", 3, 400).takes("blue", 2, 500);
  const { winners, under } = table.closes();
  expect([winners, under]).toEqual([[3, 2], 1]);
  table.turnsUp();
  expect(goingOf(table.view("spectator")).map(({ to }) => to)).toEqual([3, 2, null]);
});

test("[SCH-17] what was paid goes from the pile to the deck with the settling", () => {
  const table = tableWith({ line: "YGORPB BPRGOY", piles: [0, 2, 0, 0] }).calls(1, "hat", 500);
  expect(table.closes().paid).toEqual([0, 1, 0, 0]);
  const [paid, ...rest] = goingOf(table.view(2));
  expect(paid).toMatchObject({ from: pileOf(1), to: null });
  expect(rest).toEqual([]);
  table.turnsUp();
  expect(goingOf(table.view(2))).toEqual([]);
});
