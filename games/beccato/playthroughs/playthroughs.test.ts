import { writePlaythrough } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { beccato } from "../rules/index.ts";
import { type Language, WORDINGS } from "../texts/index.ts";
import { PLAYTHROUGHS } from "./index.ts";

test.each(Object.entries(PLAYTHROUGHS))("%s can be written, and is worth reading", (name, playthrough) => {
  const text = writePlaythrough(beccato, WORDINGS[name.slice(-2) as Language], playthrough);
  expect(text).not.toMatch(/undefined|NaN|\[object|: null/);
  // Players read no clauses.
  expect(text).not.toMatch(/BEC-\d+/);
  expect(text.match(/Manche \d|Round \d/g)!.length).toBeGreaterThan(3);
});
