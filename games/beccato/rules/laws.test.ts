import { checkGame, LAWS, tryLaw } from "@tavolata/kernel/check";
import { describe, it } from "vitest";
import { VERSION_1 } from "../testing/version-1.ts";
import { VERSION_2 } from "../testing/version-2.ts";
import { beccato } from "./index.ts";

/** What one player does unseen by another happens at moments of its own. */
const UNSEEN = { hiddenAlarms: true, earlier: [...VERSION_1, ...VERSION_2] };
/** Whole games are long, so most laws look at a part of one. With the clock alone they are longer still. */
const FOR_A_WHILE = { ...UNSEEN, endless: true, tables: 2 };

describe("with any options", () => {
  checkGame(beccato, { ...UNSEEN, tables: 1, longest: 2500 });

  it("[BEC-19] random games come to their end", () => {
    tryLaw(beccato, LAWS[0]!, { ...UNSEEN, tables: 10 });
  });
});

describe.each([
  ["with line of sight", { table: "online", lineOfSight: true, freeSignal: false, calledChickens: false }],
  [
    "with all variants online",
    { table: "online", signalChange: true, freeSignal: true, calledChickens: true, pyramid: true },
  ],
  ["with symbols to choose and no voices", { table: "online", symbols: "chosen", voices: false }],
  ["around one table", { table: "oneTable", signalChange: true, pyramid: true }],
] as const)("%s", (_, fixed) => {
  it.each(LAWS)("$name", (law) => {
    tryLaw(beccato, law, { ...FOR_A_WHILE, longest: law.limits === "on" ? 2500 : 70, fixed });
  });
});
