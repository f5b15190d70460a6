import { describe, expect, test } from "vitest";
import { SIGNALS } from "../rules/index.ts";
import { later as laterEn } from "./en/later.ts";
import { en, it, type Texts } from "./index.ts";
import { later as laterIt } from "./it/later.ts";

/** Every word that needs no parameter. */
function wordsIn(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
}

describe.each([
  ["it", it, laterIt],
  ["en", en, laterEn],
] as const)("in %s", (_, texts: Texts, later) => {
  test("no word of the screen is empty, and no label ends in a full stop", () => {
    for (const word of wordsIn([texts.screen, texts.keys, later])) expect(word).toMatch(/\S.*[^.]$/);
  });

  test("[BEC-31] every signal fits on a key", () => {
    expect(Object.keys(texts.keys).sort()).toEqual([...SIGNALS].sort());
    for (const word of Object.values(texts.keys)) expect(word.length).toBeLessThanOrEqual(12);
  });

  test("an empty coop says so", () => {
    const full = texts.screen.coop({ breed: "Orloff", egg: "x" });
    expect(texts.screen.coop({ breed: "Orloff", egg: null })).not.toBe(full);
  });
});
