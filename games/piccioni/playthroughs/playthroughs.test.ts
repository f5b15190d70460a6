import { writePlaythrough } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { piccioni } from "../rules/index.ts";
import { type Language, WORDINGS } from "../texts/index.ts";
import { PLAYTHROUGHS } from "./index.ts";

test.each(Object.entries(PLAYTHROUGHS))("%s can be written, and is worth reading", (name, playthrough) => {
  const text = writePlaythrough(piccioni, WORDINGS[name.slice(-2) as Language], playthrough);
  expect(text).not.toMatch(/undefined|NaN|\[object|null/);
  expect(text.match(/Arriva lo stormo|Here comes the flock/g)!.length).toBeGreaterThan(6);
  expect(text).toMatch(/è un Trofeo di|'s Trophy/);
  expect(text).toMatch(/risponde|answers/);
});

test("one of them goes to the end", () => {
  const text = writePlaythrough(piccioni, WORDINGS.it, PLAYTHROUGHS["due-in-terrazzo.it"]!);
  expect(text).toMatch(/Fase Finale/);
  expect(text).toMatch(/result: /);
});
