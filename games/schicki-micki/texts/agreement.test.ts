import { disagreement, AGREEMENT_NAMES as NAMES } from "@tavolata/kernel/check";
import { describe, expect, test } from "vitest";
import type { Settling } from "../rules/index.ts";
import { en, it, type Texts } from "./index.ts";

const names = (seat: number) => NAMES[seat] ?? "";
const seats = (n: number) => [...Array(n).keys()];
const some = (n: number) => seats(n).map(names);

/** A line on which these won a card that the deck did not have, and as many are out. */
function settled(t: Texts, n: number): string {
  const settling = {
    reactions: [],
    why: null,
    winners: seats(n),
    won: seats(n).map(() => 0),
    missing: seats(n).map(() => 1),
    paid: seats(n).map(() => n),
    out: seats(n),
    undecided: false,
    cards: 3,
    votes: null,
    clause: "SCH-14",
  } as unknown as Settling;
  return t.events.settled({ type: "settled", ...settling }, names);
}

const COUNTS = (t: Texts): Readonly<Record<string, readonly string[]>> => ({
  inDeck: [0, 1, 2].map(t.screen.inDeck),
  pile: [0, 1, 2].map(t.screen.pile),
  score: [0, 1, 2].map(t.screen.score),
  deck: [0, 1, 2].map((left) => t.view.deck({ left, dealer: "Ada" })),
  onScreen: [0, 1, 2].map(t.view.onScreen),
  taken: [1, 2].map((cards) => t.prompt.taken({ who: "Ada", cards })),
  window: [1, 2, 3].map((n) => t.prompt.window(some(n))),
  shared: [1, 2, 3].map((n) => t.prompt.shared(some(n))),
  over: [1, 2, 3].map((n) => t.prompt.over({ you: false, names: some(n) })),
  settled: [0, 1, 2, 3].map((n) => settled(t, n)),
});

describe.each([
  ["it", it],
  ["en", en],
] as const)("in %s", (language, texts) => {
  test.each(Object.entries(COUNTS(texts)))("%s agrees with how many there are", (_, sentences) => {
    expect(sentences.flatMap((sentence) => disagreement(sentence, language) ?? [])).toEqual([]);
  });

  test("[SCH-26] nothing that is told has the number of a clause in it", () => {
    for (const sentence of Object.values(COUNTS(texts)).flat()) expect(sentence).not.toMatch(/[A-Z]{3}-\d/);
  });
});

test("what is easily said wrong is said right", () => {
  expect([1, 2].map((n) => settled(en, n))).toEqual([
    "One card for Ada. The deck has run out, but Ada still gets the point. Ada gives one card back. Ada is out of this line.",
    "One card each for Ada and Bea. The deck has run out, but Ada and Bea still get the point. Ada gives two cards back. Bea gives two cards back. Ada and Bea are out of this line.",
  ]);
  expect([1, 2].map((n) => settled(it, n))).toEqual([
    "Una carta ad Ada. Il mazzo è finito, ma il punto vale anche per Ada. Ada restituisce una carta. Ada resta fuori da questa fila.",
    "Una carta a testa: ad Ada e a Bea. Il mazzo è finito, ma il punto vale anche per Ada e Bea. Ada restituisce due carte. Bea restituisce due carte. Ada e Bea restano fuori da questa fila.",
  ]);
});
