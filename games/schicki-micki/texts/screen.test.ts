import { describe, expect, test } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { loadHints } from "./advice.ts";
import { loadClauses } from "./clauses.ts";
import { en, endingOf, it, PHASE_CLAUSES, type Texts } from "./index.ts";

/** Every word that needs no parameter. */
function wordsIn(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
}

test("[SCH-24] a score counts cards", () => {
  expect([0, 1, 22].map(it.screen.score)).toEqual(["0 carte", "1 carta", "22 carte"]);
  expect([0, 1, 22].map(en.screen.score)).toEqual(["0 cards", "1 card", "22 cards"]);
});

describe.each([
  ["it", it],
  ["en", en],
] as const)("in %s", (language, texts: Texts) => {
  test("no word of the screen is empty, and no label ends in a full stop", () => {
    for (const word of wordsIn([texts.screen, texts.phrases])) expect(word).toMatch(/\S.*[^.]$/);
  });

  test("there are eight phrases for the chat, short and all different", () => {
    expect(new Set(texts.phrases).size).toBe(8);
    for (const phrase of texts.phrases) expect(phrase.length).toBeLessThan(24);
  });

  test("[SCH-25] the names on the keys are short enough for a thumb", () => {
    for (const word of [...Object.values(texts.features), ...Object.values(texts.screen.hands)]) {
      expect(word.length).toBeLessThanOrEqual(8);
    }
  });

  test("every way to end has a sentence", () => {
    const view = tableWith().view("spectator");
    for (const endedBy of ["lastCard", "deckOut"] as const) {
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
    expect([basics.length, advice.length]).toEqual([5, 5]);
    for (const line of [...basics, ...advice]) expect(line).toMatch(/^[A-Z].*[.]$/);
  });
});

test("[SCH-26] all times are in seconds, to the hundredth", () => {
  expect([it.screen.after(612), en.screen.after(1090)]).toEqual(["0,61\u00a0s", "1.09\u00a0s"]);
  expect(it.screen.late({ name: "Bea", by: 400 })).toBe("Bea ti ha preceduto di 0,40\u00a0s");
  expect(en.screen.late({ name: "Bea", by: 400 })).toBe("Bea was 0.40\u00a0s quicker");
  expect([it.screen.taken(null), it.screen.taken({ name: "Bea", after: 520 })]).toEqual([
    "La fila è già presa: occhio alla prossima",
    "Bea ha preso la fila in 0,52\u00a0s: occhio alla prossima",
  ]);
});
