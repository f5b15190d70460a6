import { describe, expect, test } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { loadHints } from "./advice.ts";
import { loadClauses } from "./clauses.ts";
import { editor as inEnglish } from "./en/editor.ts";
import { en, endingOf, it, PHASE_CLAUSES, type Texts } from "./index.ts";
import { editor as inItalian } from "./it/editor.ts";

/** Every word that needs no parameter. */
function wordsIn(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
}

test("[PIC-15] a score counts points, and may be below zero", () => {
  expect([0, 1, -1, -4].map(it.screen.score)).toEqual(["0 punti", "1 punto", "−1 punto", "−4 punti"]);
  expect([0, 1, -1, -4].map(en.screen.score)).toEqual(["0 points", "1 point", "−1 point", "−4 points"]);
});

describe.each([
  ["it", it, inItalian],
  ["en", en, inEnglish],
] as const)("in %s", (language, texts: Texts, editor) => {
  test("no word of the screen is empty, and no label ends in a full stop", () => {
    for (const word of wordsIn([texts.screen, texts.phrases, editor])) expect(word).toMatch(/\S.*[^.]$/);
  });

  test("there are eight phrases for the chat, short and all different", () => {
    expect(new Set(texts.phrases).size).toBe(8);
    for (const phrase of texts.phrases) expect(phrase.length).toBeLessThan(24);
  });

  test("every way to end has a sentence", () => {
    const view = tableWith().view("spectator");
    for (const endedBy of ["finalPhase", "tooLong"] as const) {
      expect(endingOf(texts, { ...view, endedBy })).toMatch(/^[A-Z].*\.$/);
    }
    expect(endingOf(texts, view)).toBe("");
  });

  test("the help of every phase is a sentence, and its clauses can be read", async () => {
    const clauses = await loadClauses(language);
    for (const [phase, numbers] of Object.entries(PHASE_CLAUSES)) {
      expect(texts.phases[phase as keyof typeof PHASE_CLAUSES]).toMatch(/^[A-Z].*\.$/);
      for (const number of numbers) expect(clauses).toHaveProperty([number]);
    }
  });

  test("the game in a few lines, and the advice, are sentences", async () => {
    const { basics, advice } = await loadHints(language);
    expect([basics.length, advice.length]).toEqual([6, 5]);
    for (const line of [...basics, ...advice]) expect(line).toMatch(/^[A-Z].*[.]$/);
  });
});
