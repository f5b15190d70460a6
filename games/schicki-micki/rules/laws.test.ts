import { checkGame, LAWS, tryLaw } from "@tavolata/kernel/check";
import { describe, it } from "vitest";
import { EARLIER } from "../testing/version-one.ts";
import { schickiMicki } from "./index.ts";

/** Random players put cards back as often as they win some, so games are long, and most laws look at the beginning only. */
const FOR_A_WHILE = { longest: 150, endless: true, earlier: EARLIER };

describe("with any options", () => {
  checkGame(schickiMicki, { ...FOR_A_WHILE, tables: 8 });

  it("[SCH-24] comes to an end, however careless the hands", () => {
    tryLaw(schickiMicki, LAWS[0]!, { tables: 6 });
  });
});

describe("around one table, where phones are buttons", () => {
  checkGame(schickiMicki, { ...FOR_A_WHILE, tables: 5, fixed: { table: "oneTable" } });
});

describe("on line, at the clock's pace", () => {
  checkGame(schickiMicki, { ...FOR_A_WHILE, tables: 4, fixed: { table: "online", turning: "clock" } });
});

describe("by hand, and slowly, for who reads the cards as text", () => {
  checkGame(schickiMicki, {
    ...FOR_A_WHILE,
    tables: 4,
    fixed: { turning: "hand", leastGapMs: 8000, windowMs: 9000, lagCreditMs: 300 },
  });
});
