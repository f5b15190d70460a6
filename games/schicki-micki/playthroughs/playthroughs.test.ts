import { writePlaythrough } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { schickiMicki } from "../rules/index.ts";
import { type Language, WORDINGS } from "../texts/index.ts";
import { PLAYTHROUGHS } from "./index.ts";

test.each(Object.entries(PLAYTHROUGHS))("%s can be written, and is worth reading", (name, playthrough) => {
  const text = writePlaythrough(schickiMicki, WORDINGS[name.slice(-2) as Language], playthrough);
  expect(text).not.toMatch(/undefined|NaN|\[object|null/);
  // Players read no clauses.
  expect(text).not.toMatch(/SCH-\d+/);
  expect(
    text.match(/takes all the cards|prende tutte le carte|takes the card|One card|Una carta/g),
  ).not.toBeNull();
});
