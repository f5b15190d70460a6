import type { OptionHints } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { optionsInUse, type Schemas, stakeOf } from "./options.ts";

const amount = (hints: OptionHints, standard = 1) => ({ type: "integer", default: standard, ...hints });
const names = (schemas: Schemas, options = {}) => optionsInUse(schemas, options).map(([name]) => name);

/** As in a game that is played for chips or as a tournament. */
const SCHEMAS: Schemas = {
  table: { type: "string", enum: ["cash", "tournament"], default: "cash" },
  stack: amount({ unit: "cents", fromPurse: { table: "cash" } }, 2000),
  buyIn: amount({ unit: "cents", when: { table: "cash" } }, 1000),
  entry: amount({ unit: "cents", when: { table: "tournament", many: false }, fromPurse: {} }, 0),
  many: { type: "boolean", default: false, byHouse: true },
  from: { type: "object" },
  deck: { type: "object", fromFile: true },
};

describe("The options of a table", () => {
  it("leave out what only the house sets, and what is no single value, unless it comes out of a file", () => {
    expect(names(SCHEMAS)).not.toContain("many");
    expect(names(SCHEMAS)).not.toContain("from");
  });

  it("show one that depends on others only while those have the values, chosen or by default", () => {
    expect(names(SCHEMAS)).toEqual(["table", "stack", "buyIn", "deck"]);
    expect(names(SCHEMAS, { table: "tournament" })).toEqual(["table", "stack", "entry", "deck"]);
    expect(names(SCHEMAS, { table: "tournament", many: true })).toEqual(["table", "stack", "deck"]);
  });
});

describe("What it takes to begin", () => {
  it("is what comes out of the purse with these options, chosen or by default", () => {
    expect(stakeOf(SCHEMAS, {})).toBe(2000);
    expect(stakeOf(SCHEMAS, { stack: 1500 })).toBe(1500);
    expect(stakeOf(SCHEMAS, { table: "tournament", entry: 500 })).toBe(500);
    expect(stakeOf(SCHEMAS, { table: "tournament", many: true, entry: 500 })).toBe(0);
  });
});
