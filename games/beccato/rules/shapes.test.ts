import { fits } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { beccato, HIDDEN } from "./index.ts";

describe("Options", () => {
  it("[BEC-2] [BEC-18] [BEC-31] [BEC-36] are these, within these limits", () => {
    const { properties } = beccato.options as unknown as { properties: Record<string, object> };
    const choice = (...of: string[]) => ({ type: "string", enum: of, default: of[0] });
    const flag = (on: boolean) => ({ type: "boolean", default: on });
    const limit = (seconds: number, maximum: number) => ({
      type: "integer",
      minimum: 0,
      maximum,
      default: seconds,
      timeLimit: true,
    });
    const ms = (time: number, maximum: number) => ({
      type: "integer",
      minimum: 0,
      maximum,
      default: time,
      unit: "milliseconds",
    });
    expect(JSON.parse(JSON.stringify(properties))).toEqual({
      table: choice("online", "oneTable"),
      teams: choice("agreed", "drawn"),
      teamSize: choice("two", "three"),
      symbols: choice("dealt", "chosen"),
      voices: flag(true),
      lineOfSight: { ...flag(true), when: { table: "online" } },
      signalChange: flag(false),
      freeSignal: flag(false),
      calledChickens: flag(false),
      pyramid: flag(false),
      passSeconds: limit(20, 120),
      chooseSeconds: limit(20, 120),
      agreeSeconds: limit(120, 600),
      restSeconds: limit(15, 300),
      lagCreditMs: ms(150, 300),
      tieMs: ms(30, 200),
    });
  });
});

describe("Moves", () => {
  it.each([
    { type: "pass", card: "serama" },
    { type: "coccode" },
    { type: "coccode", breed: "stultus" },
    { type: "beccato", accused: 8 },
    { type: "chicchirichi" },
    { type: "takeBack" },
    { type: "perform", signal: "whistle" },
    { type: "release" },
    { type: "look", at: 8 },
    { type: "take", from: "chick" },
    { type: "place", place: 5 },
    { type: "takeSymbol", symbol: "fork" },
    { type: "propose", entry: null, row: ["nod", "nod", "nod"] },
    { type: "accept", entry: "orloff" },
    { type: "ready" },
    { type: "say", word: "no" },
    { type: "drawSignal", egg: 5 },
    { type: "changeSignal", egg: 5, entry: null, row: ["nod"] },
    { type: "turnEgg", egg: 5 },
    { type: "confirm" },
    { type: "decline" },
  ])("[BEC-7] [BEC-9] [BEC-12] [BEC-21] [BEC-32] %o is one", (move) => {
    expect(fits(beccato.move, move)).toBe(true);
  });

  it.each([
    {},
    { type: "" },
    { type: "pass" },
    { type: "pass", card: "serama", to: 2 },
    { type: "coccode", breed: "serama" },
    { type: "beccato" },
    { type: "beccato", accused: 9 },
    { type: "beccato", accused: -1 },
    { type: "perform", signal: "yawn" },
    { type: "look", at: 9 },
    { type: "take" },
    { type: "take", from: "hand" },
    { type: "place" },
    { type: "place", place: 6 },
    { type: "place", place: -1 },
    { type: "takeSymbol" },
    { type: "propose", entry: null, row: [] },
    { type: "propose", entry: null, row: ["nod", "nod", "nod", "nod"] },
    { type: "accept" },
    { type: "say", word: "orloff" },
    { type: "drawSignal" },
    { type: "drawSignal", egg: 6 },
    { type: "drawSignal", egg: -1 },
    { type: "changeSignal", egg: 0 },
    { type: "turnEgg", egg: 6 },
  ])("[BEC-7] [BEC-9] [BEC-12] [BEC-21] [BEC-32] %o is none", (move) => {
    expect(fits(beccato.move, move)).toBe(false);
  });
});

describe("The game", () => {
  it("[BEC-37] covers what is hidden with the same sign everywhere", () => {
    expect(HIDDEN).toBe("?");
  });

  it("[BEC-20] has its result when it is over, and not before", () => {
    const table = tableWith({ eggs: ["ckrfc", "k"], hands: ["GGGG"] });
    expect(beccato.result(table.state)).toBeUndefined();
    table.chicchirichi(0).settles();
    expect(beccato.result(table.state)?.places).toEqual([1, 3, 1, 3]);
  });
});
