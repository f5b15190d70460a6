import { disagreement, AGREEMENT_NAMES as NAMES } from "@tavolata/kernel/check";
import { describe, expect, test } from "vitest";
import { en, it, type Texts } from "./index.ts";

const some = (n: number) => NAMES.slice(0, n);

const COUNTS = (t: Texts): Readonly<Record<string, readonly string[]>> => ({
  askedAndLost: [0, 1, 2].map(t.coach.askedAndLost),
  askedAndWon: [1, 2].map(t.coach.askedAndWon),
  calledAndLost: [1, 2].map(t.coach.calledAndLost),
  known: [1, 2].map((needed) =>
    t.coach.known({ called: needed + 1, needed, hidden: needed, withJokers: false }),
  ),
  odds: [0, 1, 2, 10].map((tenths) => t.coach.odds({ tenths, now: "bill" })),
  expected: [1, 2].map((count) =>
    t.coach.expected({ inPlay: 18, size: 3.8, top: { count, rank: "A" }, above: false }),
  ),
  toDiscard: [1, 2].map(t.prompt.toDiscard),
  waitForDiscards: [1, 2, 3].map((n) => t.prompt.waitForDiscards(some(n).map((name) => ({ name, owed: 1 })))),
  over: [1, 2, 3].map((n) => t.prompt.over({ you: false, others: some(n), all: false })),
  screen: [0, 1, 2].flatMap((n) => [t.screen.marks.cards(n), t.screen.marks.losses(n), t.screen.discard(n)]),
  inPlay: [1, 2].map(t.screen.inPlay),
  pickMore: [1, 2].map(t.screen.pickMore),
  spice: [1, 2].map(t.screen.change.spice),
});

describe.each([
  ["it", it],
  ["en", en],
] as const)("in %s", (language, texts) => {
  test.each(Object.entries(COUNTS(texts)))("%s agrees with how many there are", (_, sentences) => {
    expect(sentences.flatMap((sentence) => disagreement(sentence, language) ?? [])).toEqual([]);
  });
});

test("what is easily said wrong is said right", () => {
  expect([1, 2].map(it.coach.calledAndLost)).toEqual([
    "La chiamata era falsa: mancava una carta, e hai pagato tu.",
    "La chiamata era falsa: mancavano due carte, e hai pagato tu.",
  ]);
  expect([1, 2].map((n) => en.prompt.over({ you: false, others: some(n), all: false }))).toEqual([
    "Game over: Ada wins",
    "Game over: Ada and Bea win together",
  ]);
});
