import { expect, test } from "vitest";
import { piccioni } from "../rules/index.ts";
import { type TableSettings, tableWith } from "../testing/table-with.ts";
import { mainDraw } from "./main-draw.ts";

function invitedTo(settings: TableSettings): number | undefined {
  const table = tableWith(settings);
  const { state, now } = table;
  return mainDraw(piccioni.moves(state, 0, { now, actedAt: now }), table.view(0));
}

test("[PIC-5] [PIC-6] drawing stands out only where there is nothing better to do, and as much as there is room for", () => {
  expect(invitedTo({ hands: ["", ""] })).toBe(3);
  expect(invitedTo({ hands: ["gatto-1 gatto-2 gatto-3 complice-1", ""] })).toBe(1);
  expect(invitedTo({ hands: ["gatto-1 gatto-2 gatto-3 gatto-4 complice-1", ""] })).toBe(1);
});

test("[PIC-5] [PIC-9] it does not where a card has a target, or something can be made or cleaned", () => {
  expect(invitedTo({ hands: ["blam-1", ""], areas: ["", "zoppo-1"] })).toBeUndefined();
  expect(invitedTo({ hands: ["gatto-1", ""], areas: ["guano-1", ""] })).toBeUndefined();
  expect(invitedTo({ hands: ["complice-1 complice-2", ""], areas: ["stupido-1", ""] })).toBeUndefined();
});
