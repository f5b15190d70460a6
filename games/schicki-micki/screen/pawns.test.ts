import { describe, expect, test } from "vitest";
import type { View } from "../rules/index.ts";
import { tableWith } from "../testing/table-with.ts";
import { pawnsOf } from "./pawns.ts";

const SEVERAL = "YGORPB BGRYPO BPYOGR";
const seen = (view: View) => pawnsOf(view).map(({ id, seat }) => `${id} ${seat ?? "middle"}`);

describe("The pawns", () => {
  test.each([
    [2, 1],
    [4, 3],
    [7, 3],
  ])("[SCH-2] with %i players stand in the middle: %i blue ones and a red one", (seats, blue) => {
    const pawns = pawnsOf(tableWith({ seats }).view(0));
    expect(pawns.filter(({ colour }) => colour === "blue")).toHaveLength(blue);
    expect(pawns.filter(({ colour }) => colour === "red")).toHaveLength(1);
    expect(pawns.every(({ seat }) => seat === null)).toBe(true);
  });

  test("[SCH-11] stay in the middle for others as long as the window is open", () => {
    const table = tableWith({ line: SEVERAL }).takes("blue", 2, 500);
    expect(seen(table.view(2))).toEqual(["blue-0 2", "blue-1 middle", "blue-2 middle", "red-0 middle"]);
    expect(seen(table.view(0))).toEqual(["blue-0 middle", "blue-1 middle", "blue-2 middle", "red-0 middle"]);
  });

  test("[SCH-19] are with the player who took them while it is settled, and back with the next card", () => {
    const table = tableWith({ line: SEVERAL }).takes("blue", 2, 500).takes("red", 1, 600);
    table.closes();
    expect(seen(table.view(0))).toEqual(["blue-0 2", "blue-1 middle", "blue-2 middle", "red-0 1"]);
    expect(seen(table.turnsUp().view(0)).every((pawn) => pawn.endsWith("middle"))).toBe(true);
  });

  test("[SCH-11] that were gone were not taken", () => {
    const table = tableWith({ line: SEVERAL }).takes("red", 1, 500).takes("red", 2, 900);
    table.closes();
    expect(seen(table.view(0)).at(-1)).toBe("red-0 1");
  });
});
