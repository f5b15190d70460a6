import { disagreement, AGREEMENT_NAMES as NAMES } from "@tavolata/kernel/check";
import { describe, expect, test } from "vitest";
import type { Sign } from "../rules/index.ts";
import { en, it, type Texts } from "./index.ts";

const names = (seat: number) => NAMES[seat] ?? "";
const some = (n: number) => NAMES.slice(0, n);
const GUILDS = ["coin", "cactus", "ring"] as const;

function made(t: Texts, n: number): string {
  const seats = [...Array(n).keys()];
  const sign: Sign = {
    round: 1,
    seat: 5,
    what: "wink",
    after: 3000,
    times: 1,
    seenBy: seats,
    missedBy: seats,
  };
  return t.made(sign, names);
}

const COUNTS = (t: Texts): Readonly<Record<string, readonly string[]>> => ({
  proposed: [1, 2, 3].map((n) => t.prompt.proposed(some(n))),
  awaits: [1, 2, 3].map((n) => t.prompt.awaits(some(n))),
  confers: [1, 2, 3].map((n) => t.prompt.confers(GUILDS.slice(0, n))),
  over: [1, 2, 3].map((n) => t.prompt.over({ you: false, guilds: GUILDS.slice(0, n) })),
  cardsInHand: [1, 2, 3].map(t.screen.cardsInHand),
  eggDeck: [0, 1, 2].map(t.screen.eggDeck),
  eggsOf: [0, 1, 2].map((eggs) => t.screen.eggsOf({ guild: "x", eggs })),
  imaginary: [0, 1, 2].map(t.view.imaginary),
  round: [0, 1, 2].map((passes) => t.view.round({ round: 1, dealer: "Ada", passes })),
  made: [0, 1, 2].map((n) => made(t, n)),
  pass: some(3).map(t.screen.pass),
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
  expect([1, 2, 3].map((n) => it.prompt.awaits(some(n)))).toEqual([
    "Si aspetta Ada",
    "Si aspettano Ada e Bea",
    "Ne mancano ancora tre",
  ]);
  expect([1, 2].map((n) => it.prompt.proposed(some(n)))).toEqual([
    "La proposta è fatta: si aspetta Ada",
    "La proposta è fatta: si aspettano Ada e Bea",
  ]);
  expect([1, 2].map((n) => it.prompt.confers(GUILDS.slice(0, n)))).toEqual([
    "Si consulta la Gilda della Moneta: le carte aspettano",
    "Si consultano la Gilda della Moneta e la Gilda del Cactus: le carte aspettano",
  ]);
  expect([1, 2].map((n) => en.prompt.confers(GUILDS.slice(0, n)))).toEqual([
    "The Guild of the Coin is conferring: the deal waits",
    "The Guild of the Coin and the Guild of the Cactus are conferring: the deal waits",
  ]);
  expect(some(2).map(it.screen.pass)).toEqual(["Passa ad Ada", "Passa a Bea"]);
});
