import { describe, expect, test } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { loadHints } from "./advice.ts";
import { loadClauses } from "./clauses.ts";
import { en, endingOf, it, PHASE_CLAUSES, type Texts } from "./index.ts";

test("[BEC-20] a score counts points", () => {
  expect([0, 1, 12].map(it.score)).toEqual(["0 punti", "1 punto", "12 punti"]);
  expect([0, 1, 12].map(en.score)).toEqual(["0 points", "1 point", "12 points"]);
});

describe.each([
  ["it", it],
  ["en", en],
] as const)("in %s", (language, texts: Texts) => {
  test("there are eight phrases for the chat, short and all different", () => {
    expect(new Set(texts.phrases).size).toBe(8);
    for (const phrase of texts.phrases) expect(phrase).toMatch(/^[A-Z].{3,21}[^.]$/);
  });

  test("[BEC-19] [BEC-36] every way to end has a sentence", () => {
    const view = tableWith().view("spectator");
    for (const endedBy of ["sixEggs", "noEggs", "noShouts"] as const) {
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
    for (const line of [...basics, ...advice]) expect(line).toMatch(/^[A-Z].*[.]$/);
  });
});
