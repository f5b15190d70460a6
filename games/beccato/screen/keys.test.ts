import { expect, test } from "vitest";
import { SIGNALS } from "../rules/index.ts";
import { keyWish } from "./key-wish.ts";
import { GROUP_KEYS, GROUPS, groupsAt, OWN_KEY, SHOUT_KEYS, SIGNAL_KEY } from "./keys.ts";
import { groupOf, SIGNALS_OF } from "./signals-of.ts";

test("numbers are faces or signals, letters are groups and shouts", () => {
  const keys = [
    "1",
    "9",
    "0",
    "q",
    "T",
    "c",
    "B",
    "k",
    "s",
    "A",
    "ArrowLeft",
    "ArrowRight",
    "Enter",
    "Escape",
    "x",
  ];
  expect(keys.map((key) => keyWish({ key }))).toEqual([
    { number: 1 },
    { number: 9 },
    undefined,
    { group: "left" },
    { group: "voice" },
    { shout: "coccode" },
    { shout: "beccato" },
    { shout: "chicchirichi" },
    "signal",
    "own",
    { raise: -1 },
    { raise: 1 },
    "pass",
    "back",
    undefined,
  ]);
});

test("no two things have the same key", () => {
  const keys = [...Object.values(GROUP_KEYS), ...Object.values(SHOUT_KEYS), SIGNAL_KEY, OWN_KEY];
  expect(new Set(keys).size).toBe(keys.length);
});

test("[BEC-31] every signal is in one group, and no group has more than there are number keys", () => {
  expect(GROUPS.flatMap((group) => SIGNALS_OF[group]).sort()).toEqual([...SIGNALS].sort());
  expect(GROUPS.map((group) => SIGNALS_OF[group].length)).toEqual([8, 8, 4, 4, 9]);
});

test("[BEC-31] the same part of the body is at the same place on either side", () => {
  const other = (signal: string) => signal.replace(/left/i, "").replace(/right/i, "").toLowerCase();
  expect(SIGNALS_OF.left.map(other)).toEqual(SIGNALS_OF.right.map(other));
  expect(groupOf("tiltHeadLeft")).toBe("head");
});

test("[BEC-31] [BEC-34] without voices there is no group of them, and around one table there is none at all", () => {
  expect(groupsAt({ table: "online", voices: true })).toEqual(GROUPS);
  expect(groupsAt({ table: "online", voices: false })).toEqual(["left", "right", "head", "cards"]);
  expect(groupsAt({ table: "oneTable", voices: true })).toEqual([]);
});
