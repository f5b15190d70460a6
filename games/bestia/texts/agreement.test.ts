import { disagreement, AGREEMENT_NAMES as NAMES } from "@tavolata/kernel/check";
import { describe, expect, test } from "vitest";
import { en, it, type Texts } from "./index.ts";

const names = (seat: number) => NAMES[seat] ?? "";
const seats = (n: number) => [...Array(n).keys()];

/** Every sentence that counts, from none where there can be none. */
const COUNTS = (t: Texts): Readonly<Record<string, readonly string[]>> => ({
  counted: [0, 1, 2]
    .map((n) => t.counted(n, { one: t === it ? "carta" : "card", other: "", a: "una " }))
    .slice(0, 2),
  owes: [1, 2].map(t.coach.owes),
  sure: [1, 2].map((tricks) => t.coach.sure({ card: "AD", tricks })),
  trumps: [1, 2].map(t.coach.trumps),
  worth: [1, 2].map((owed) => t.coach.worth({ part: 100, bestia: 300, owed })),
  stockTooSmall: [0, 1, 2].map((left) => t.refusals["stock-too-small"]({ left })),
  notEnoughChairs: [1, 2].map((some) => t.refusals["not-enough-chairs"]({ seats: some })),
  stock: [0, 1, 2].map(t.screen.stock),
  tricks: [0, 1, 2].map(t.screen.tricks),
  levelsHelp: [1, 2].map(t.screen.levelsHelp),
  levels: [1, 2].map((minutes) => t.view.levels({ minutes, antes: [100, 200] })),
  trump: [0, 1, 2].map((stock) => t.view.trump({ card: "AD", stock })),
  bestie: [1, 2, 3].map((n) => t.prompt.bestie(seats(n).map(names))),
  over: [0, 1, 2, 3].map((n) => t.prompt.over({ you: false, names: seats(n).map(names) })),
  handBegins: [1, 2, 3].map((n) =>
    t.events.handBegins(
      {
        type: "handBegins",
        hand: 1,
        dealer: 0,
        eligible: seats(n),
        level: 0,
        ante: 10,
        pot: 20,
        bestia: 20,
        compulsory: false,
      },
      names,
    ),
  ),
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
  expect([1, 2].map(it.coach.owes)).toEqual([
    "Per non pagare la bestia ti manca ancora una presa.",
    "Per non pagare la bestia ti mancano ancora due prese.",
  ]);
  expect([0, 1, 2].map((left) => it.refusals["stock-too-small"]({ left }))).toEqual([
    "Il mazzo è finito: gioca servito o passa.",
    "Nel mazzo resta una carta: non cambiarne di più.",
    "Nel mazzo restano due carte: non cambiarne di più.",
  ]);
  expect([0, 1, 2].map((left) => en.refusals["stock-too-small"]({ left }))).toEqual([
    "The stock is empty: stand pat or pass.",
    "The stock has only one card left: exchange no more than that.",
    "The stock has only two cards left: exchange no more than that.",
  ]);
});
