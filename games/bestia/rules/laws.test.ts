import { checkGame } from "@tavolata/kernel/check";
import { describe } from "vitest";
import versionOne from "../testing/version-one.json" with { type: "json" };
import { bestia } from "./index.ts";

const EARLIER = { earlier: [{ version: 1, seats: 4, state: versionOne }] };

/** Close enough together for buy-ins, antes and short credits to meet. */
const SMALL = {
  stack: 300,
  buyInLeast: 100,
  buyInMost: 400,
  ante: 10,
  minPlayers: 2,
  levelMinutes: 1,
} as const;
const FEW_HANDS = { ...SMALL, table: "cash", manyTables: false, hands: 4 } as const;

describe("with any options", () => {
  // Levels of two hours would keep a deserted tournament going for longer than anybody watches.
  checkGame(bestia, { ...EARLIER, endless: true, tables: 10, longest: 1500, fixed: { levelMinutes: 1 } });
});

describe("at a cash table of a few hands", () => {
  checkGame(bestia, { ...EARLIER, endless: true, tables: 8, longest: 400, fixed: FEW_HANDS });
});

describe("at a cash table with all the house options", () => {
  checkGame(bestia, {
    ...EARLIER,
    endless: true,
    tables: 6,
    longest: 300,
    fixed: { ...FEW_HANDS, overtrump: true, potSaved: true, compulsoryHand: true, minCredit: 50 },
  });
});

describe("in a tournament, which always ends", () => {
  checkGame(bestia, { ...EARLIER, tables: 6, fixed: { ...SMALL, table: "tournament", manyTables: false } });
});

describe("at one of many tables", () => {
  checkGame(bestia, {
    ...EARLIER,
    endless: true,
    tables: 5,
    longest: 800,
    fixed: { ...SMALL, table: "tournament", manyTables: true },
  });
});
