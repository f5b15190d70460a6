import { describe, expect, test } from "vitest";
import type { Ending } from "../rules/index.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { loadHints } from "./advice.ts";
import { loadClauses } from "./clauses.ts";
import { en, endingOf, it, PHASE_CLAUSES, scoreOf, type Texts } from "./index.ts";

const ENDINGS: readonly Ending[] = ["hands", "closed", "lastLeft", "deserted"];

/** Every word that needs no parameter. */
function wordsIn(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
}

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

  test("every way to end has a sentence", () => {
    for (const endedBy of ENDINGS) {
      expect(endingOf(texts, { ...tableWith().view("spectator"), endedBy })).toMatch(/^[A-Z].*\.$/);
    }
    expect(endingOf(texts, tableWith().view("spectator"))).toBe("");
  });

  test("the help of every phase is a sentence, and its clauses can be read", async () => {
    const clauses = await loadClauses(language);
    for (const [phase, numbers] of Object.entries(PHASE_CLAUSES)) {
      for (const options of [DEFAULTS, { ...DEFAULTS, handSize: 4 as const, overtrump: true }]) {
        const help = texts.phases[phase as keyof typeof PHASE_CLAUSES];
        expect(help(options)).toMatch(/^[A-Z].*\.$/);
        expect(help({ ...options, compulsoryHand: true })).toMatch(/^[A-Z].*\.$/);
      }
      for (const number of numbers) expect(clauses).toHaveProperty([number]);
    }
  });

  test("[BES-24a] the help of the play does not allow a lower trump where one must overtrump", () => {
    const [free, over] = [false, true].map((overtrump) => texts.phases.play({ ...DEFAULTS, overtrump }));
    expect(free).toMatch(/anche più bassa|even a lower one/);
    expect(over).not.toMatch(/anche più bassa|even a lower one/);
  });

  test("the game in a few lines, and the advice, are sentences", async () => {
    const { basics, advice } = await loadHints(language);
    expect([basics.length, advice.length]).toEqual([5, 5]);
    for (const line of [...basics, ...advice]) expect(line).toMatch(/^[A-Z].*\.$/);
  });
});

test("[BES-35] the button says how many cards are exchanged", () => {
  const button = ({ screen }: Texts, cards: number) => `${screen.exchange} ${screen.exchangeMeans(cards)}`;
  expect([0, 1, 2].map((n) => button(it, n))).toEqual([
    "Cambio tocca le carte",
    "Cambio 1 carta",
    "Cambio 2 carte",
  ]);
  expect([0, 1, 3].map((n) => button(en, n))).toEqual([
    "Exchange tap cards",
    "Exchange 1 card",
    "Exchange 3 cards",
  ]);
  expect([1, 2].map(it.screen.exchanging)).toEqual([
    "Butti una carta e ne prendi un'altra dal mazzo",
    "Butti due carte e ne prendi altrettante dal mazzo",
  ]);
  expect([1, 2].map(en.screen.exchanging)).toEqual([
    "You discard one card and draw another from the stock",
    "You discard two cards and draw as many from the stock",
  ]);
});

test("[BES-33] at a cash table a score is what was won or lost", () => {
  const view = tableWith().view("spectator");
  expect([120, -60, 0].map((score) => scoreOf(it, view, score))).toEqual([
    "vince 1,20",
    "perde 0,60",
    "in pari",
  ]);
  expect([120, -60].map((score) => scoreOf(en, view, score))).toEqual(["wins 1.20", "loses 0.60"]);
});

test("[BES-34] in a tournament it is the chips a player is left with, and the prizes are told", () => {
  const view = tableWith({ options: { table: "tournament", levelMinutes: 5 } }).view("spectator");
  expect([6000, 0].map((score) => scoreOf(it, view, score))).toEqual(["60,00", "fuori"]);
  expect(endingOf(it, { ...view, endedBy: "lastLeft", prizes: [0, 300, 700] })).toBe(
    "Al torneo è rimasto un solo giocatore. Premi: 7,00, 3,00.",
  );
});
