import { expect, test } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { chairsFromLeft, gazeTowards } from "./around.ts";

test("[BEC-3] the others come in the order of their places, starting on the player's left, not by number", () => {
  const view = { ...tableWith({ seats: 6 }).view(0), places: [3, 0, 5, 1, 4, 2] };
  expect(chairsFromLeft(view, 5)).toEqual([1, 4, 2, 3, 0]);
  expect(chairsFromLeft(view, null)).toEqual([3, 0, 5, 1, 4, 2]);
});

test("[BEC-25] the imaginary player sits between the last and the first", () => {
  const view = tableWith({ seats: 5 }).view(0);
  expect(chairsFromLeft(view, 3)).toEqual([4, "imaginary", 0, 1, 2]);
});

test("eyes go to where a player sits, and straight ahead for a player without a chair up there", () => {
  const chairs = [1, 2, 3];
  expect(gazeTowards(chairs, 1)).toEqual({ x: -1, y: -0.75 });
  expect(gazeTowards(chairs, 2)).toEqual({ x: 0, y: -0.75 });
  expect(gazeTowards(chairs, 0)).toEqual({ x: 0, y: 0 });
});
