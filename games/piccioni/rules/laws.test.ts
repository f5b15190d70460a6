import { checkGame } from "@tavolata/kernel/check";
import { describe } from "vitest";
import { EARLIER } from "../testing/earlier.ts";
import { piccioni } from "./index.ts";

describe("with any options", () => {
  checkGame(piccioni, { tables: 4, earlier: EARLIER });
});

describe("with tied scares to Folla, where games are shorter", () => {
  checkGame(piccioni, { tables: 1, seed: 7, fixed: { tiedScares: "folla" }, earlier: EARLIER });
});
