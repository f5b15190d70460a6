import { writePlaythrough } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { bestia } from "../rules/index.ts";
import { type Language, WORDINGS } from "../texts/index.ts";
import { PLAYTHROUGHS } from "./index.ts";

test.each(Object.entries(PLAYTHROUGHS))("%s can be written, and is worth reading", (name, playthrough) => {
  const text = writePlaythrough(bestia, WORDINGS[name.slice(-2) as Language], playthrough);
  expect(text).not.toMatch(/undefined|NaN|\[object|null/);
  expect(text).toMatch(/result: /);
  expect(text.match(/Smazzata|Hand \d/g)!.length).toBeGreaterThan(6);
});
