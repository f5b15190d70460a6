import {
  fastRandom,
  heard,
  kernelRefusal,
  type Names,
  pick,
  type Random,
  type Setup,
  type Transition,
  watchersOf,
} from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Bill,
  type Card,
  DISHES,
  type Event,
  type IlConto,
  ilContoPrego,
  JOKER,
  type Move,
  type Options,
  RANKS,
  REFUSALS,
  type RefusalCode,
  SUITS,
} from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { loadHints } from "./advice.ts";
import { en, glyph, glyphs, it, largestSet, PHASE_CLAUSES, phaseOf, type Texts, WORDINGS } from "./index.ts";
import type { EventOf, RefusalParams } from "./shape.ts";

const LANGUAGES = [
  ["it", it, WORDINGS.it],
  ["en", en, WORDINGS.en],
] as const;
const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede", "Gina", "Ugo"];
const names: Names = (seat) => NAMES[seat]!;

const BILL: Bill = {
  hand: 1,
  capotavola: 0,
  cameriere: 3,
  dishes: [
    { count: 2, rank: "A" },
    { count: 3, rank: "K" },
  ],
  hands: [["2C"], ["KD", JOKER], ["AS"], ["KH", "AH"]],
  found: [2, 2],
  jokers: 1,
  missing: 1,
  verdict: "true",
  loser: 0,
};

/** One of each type: a new type of event does not compile until it is here. */
const EVENTS: { readonly [Type in Event["type"]]: EventOf<Type> } = {
  handBegins: { type: "handBegins", hand: 1, dealer: 0, opener: 1 },
  dealt: { type: "dealt", seat: 0, cards: ["?", "?"] },
  discarded: { type: "discarded", seat: 0, cards: ["TC"] },
  tookBack: { type: "tookBack", seat: 1, card: "8S" },
  called: {
    type: "called",
    seat: 1,
    how: "order",
    dish: "second",
    dishes: [
      { count: 2, rank: "A" },
      { count: 1, rank: "K" },
    ],
    show: "KH",
  },
  timeOut: { type: "timeOut", seat: 0 },
  bill: { type: "bill", ...BILL },
  saldo: { type: "saldo", seat: 0, saldi: 2 },
  eliminated: { type: "eliminated", seat: 0 },
  omaggio: { type: "omaggio", seat: 0, omaggi: 1 },
  oste: { type: "oste", seat: 0, extraCard: true },
  gameOver: { type: "gameOver", endedBy: "hands", places: [2, 1, 2], scores: [2, 0, 2] },
};

const PARAMS = {
  seats: 4,
  rank: "Q",
  card: "QH",
  count: 12,
  owed: 2,
  dish: "second",
} satisfies RefusalParams;
const CODES = Object.keys(REFUSALS) as RefusalCode[];

/** A random game says tens of thousands of these, so `expect` is only asked about what is wrong. */
function expectSentence(sentence: string): void {
  if (sentence === "" || /undefined|NaN|\[object|null|\?/.test(sentence)) expect(sentence).toBe("a sentence");
}

describe.each(LANGUAGES)("in %s", (language, texts, wording) => {
  test.each(Object.values(EVENTS))("$type is told", (event) => {
    expectSentence(wording.event(event, names));
  });

  test.each(CODES)("%s is explained", (code) => {
    expectSentence(wording.refusal({ code, params: PARAMS }));
    expect(wording.refusal({ code, params: PARAMS })).not.toBe(texts.otherRefusal);
  });

  test("a refusal that is not this game's gets a general sentence", () => {
    const strangers = [
      kernelRefusal("paused"),
      kernelRefusal("wrong-player-count", { seats: 2, min: 3, max: 8 }),
      { code: "constructor" },
      { code: "rank-not-higher" },
      { code: "rank-not-higher", params: { rank: "constructor" } },
      { code: "card-to-show-not-held", params: { card: 7 } },
      { code: "wrong-number-of-discards", params: { owed: Number.NaN } },
    ];
    for (const refusal of strangers) expect(wording.refusal(refusal)).toBe(texts.otherRefusal);
  });

  test("every rank and suit has a name, and every count of cards a word", () => {
    for (const rank of RANKS) {
      for (let count = 1; count <= 12; count++) expectSentence(texts.dish({ count, rank }));
      for (const suit of SUITS) expectSentence(texts.theCard(`${rank}${suit}`));
    }
    for (let n = 0; n <= 12; n++) expect(texts.number(n)).toMatch(/^[a-z]+$/);
  });

  test("every option and every decision has its help", () => {
    for (const { label, help } of Object.values(texts.options)) {
      expectSentence(label);
      expectSentence(help);
    }
    for (const saldo of [true, false]) {
      for (const help of Object.values(texts.phases)) expectSentence(help({ saldo, omaggi: !saldo }));
    }
    expect(Object.keys(texts.phases).sort()).toEqual(Object.keys(PHASE_CLAUSES).sort());
  });

  test("the game is told in five short sentences", async () => {
    const { basics } = await loadHints(language);
    expect(basics).toHaveLength(5);
    for (const sentence of basics) {
      expectSentence(sentence);
      expect(sentence.length).toBeLessThan(160);
    }
  });

  test("[CON-29] the advice gives four hints, and the true curve beside the claim on the largest set", async () => {
    const { advice } = await loadHints(language);
    expect(Object.keys(advice)).toHaveLength(4);
    for (const hint of Object.values(advice)) expectSentence(hint);

    const hint = advice.largestSet.replaceAll(/(\d),(\d)/g, "$1.$2");
    const [claim, fit] = [...hint.matchAll(/([\d.]+) \+ n\/(\d+(?:\.\d+)?)/g)].map(([, from, by]) => ({
      from: Number(from),
      by: Number(by),
    }));
    for (const [n, mean] of largestSet.means) {
      expect(claim!.from + n / claim!.by).toBeCloseTo(largestSet.claim(n));
      expect(fit!.from + n / fit!.by).toBeCloseTo(largestSet.fit(n));
      expect(hint).toContain(`${mean.toFixed(2)} `);
    }
  });
});

test("[CON-29] the true curve is within 0.15 of each measured mean, the claim is not", () => {
  for (const [n, mean] of largestSet.means) expect(Math.abs(largestSet.fit(n) - mean)).toBeLessThan(0.15);
  const [n, mean] = largestSet.means.at(-1)!;
  expect(largestSet.claim(n) - mean).toBeGreaterThan(1);
});

test("dishes and cards are called as players call them", () => {
  expect(it.dish({ count: 1, rank: "A" })).toBe("un Asso");
  expect(it.dish({ count: 1, rank: "Q" })).toBe("una Regina");
  expect(it.dish({ count: 2, rank: "2" })).toBe("due 2");
  expect(it.dishes(BILL.dishes)).toBe("due Assi e tre Re");
  expect(it.theCard("AH")).toBe("l'Asso di cuori");
  expect(it.theCard("8C")).toBe("l'8 di fiori");
  expect(it.theCard("QD")).toBe("la Regina di quadri");
  expect(it.card(JOKER)).toBe("Jolly");
  expect(en.dish({ count: 1, rank: "A" })).toBe("one ace");
  expect(en.dishes(BILL.dishes)).toBe("two aces and three kings");
  expect(en.theCard("QH")).toBe("the queen of hearts");
  expect(en.theCard(JOKER)).toBe("a Joker");
  expect(["QH", "TC", JOKER].map((card) => glyph(card as Card))).toEqual(["Q♥", "10♣", "★"]);
});

test("the bill says who asked, whose call it was, what was there and who loses", () => {
  expect(WORDINGS.it.event(EVENTS.bill, names)).toBe(
    "Ada: «Il conto, prego!» Dino ha chiamato due Assi e tre Re. Due Assi: trovate 2 carte su 2 chiamate. Tre Re: trovate 2 carte su 3 chiamate, più un Jolly. Vero, con un Jolly: Ada perde la mano.",
  );
  const lie: Event = { ...EVENTS.bill, found: [0, 3], jokers: 0, missing: 2, verdict: "false", loser: 3 };
  expect(WORDINGS.en.event(lie, names)).toBe(
    "Ada: “The bill, please!” Dino called two aces and three kings. Two aces: found 0 of the 2 called, 2 missing. Three kings: found 3 of the 3 called. False, two cards short: Dino loses the hand.",
  );
});

test("own cards are named and those of others only counted", () => {
  const own: Event = { type: "discarded", seat: 0, cards: ["TC", "AH"] };
  const twin: Event = { type: "discarded", seat: 0, cards: ["?", "?"] };
  expect(WORDINGS.it.event(own, names)).toBe("Ada scarta 10♣ A♥.");
  expect(WORDINGS.it.event(twin, names)).toBe("Ada scarta due carte a faccia in giù.");
});

test("there is no spicing an ace, so the refusal does not send anybody there", () => {
  expect(WORDINGS.it.refusal({ code: "rank-not-higher", params: { rank: "A" } })).toContain("abbonda");
  expect(WORDINGS.it.refusal({ code: "rank-not-higher", params: { rank: "8" } })).toContain("sopra l'8");
});

test("another language with a key less, a key more or other parameters does not compile", () => {
  const { title, ...rest } = en;
  // @ts-expect-error the title is missing
  const less: Texts = rest;
  // @ts-expect-error there is no such text
  const more: Texts = { ...rest, title, subtitle: "" };
  // @ts-expect-error a dish is not a number
  const other: Texts["dish"] = (count: number) => `${count}`;
  expect([less, more, other]).toHaveLength(3);
});

test("whatever happens at a random table can be said in both languages", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(TABLES, fc.nat(), (table, seed) => {
      playAloud(table, seed, seen);
    }),
    { seed: 20261115, numRuns: 40 },
  );
  // The tables bring up every event, and every refusal but two that no seat can get in play and one that is too rare.
  const neverSeen = [...Object.keys(EVENTS), ...CODES].filter((word) => !seen.has(word));
  expect(neverSeen).toEqual(["not-a-player", "hand-of-five-below-six-players", "dish-is-full"]);
});

const MOST_INPUTS = 150;

const TABLES = fc.record({
  seats: fc.integer({ min: 3, max: 8 }),
  options: fc.record({
    handSize: fc.constant<Options["handSize"]>(6),
    oste: fc.boolean(),
    saldo: fc.boolean(),
    omaggi: fc.boolean(),
    omaggiTarget: fc.integer({ min: 1, max: 12 }),
    turnSeconds: fc.constantFrom(0, 30),
  }),
});

/** Plays a random game and says everything that any watcher hears or sees of it. */
function playAloud(table: Setup<IlConto>, seed: number, seen: Set<string>): void {
  const random = fastRandom(seed, 2);
  for (const played of randomPlay(table, seed, MOST_INPUTS)) {
    sayTransition(played, seen);
    tryNonsense(played, random, seen);
    if (typeof played.input?.by === "number") sayMove(played.input.by, played.input.move as Move);
  }
}

function sayTransition({ standing, told }: Transition<IlConto>, seen: Set<string>): void {
  for (const watcher of watchersOf(standing.seats)) {
    const view = ilContoPrego.view(standing.state, watcher);
    const events = heard(told, watcher);
    for (const { type } of events) seen.add(type);
    for (const [, texts, wording] of LANGUAGES) {
      for (const event of events) expectSentence(wording.event(event, names));
      const lines = wording.view(view, names);
      for (const line of lines) expectSentence(line);
      expectOwnCards(lines, standing.state.players[watcher as number]?.cards ?? []);
      const phase = phaseOf(view);
      if (phase !== undefined) expectSentence(texts.phases[phase](view.options));
    }
  }
}

function expectOwnCards(lines: readonly string[], cards: readonly Card[]): void {
  const end = `: ${glyphs(cards)}.`;
  if (cards.length > 0 && !lines.some((line) => line.endsWith(end))) expect(lines).toContain(end);
}

function sayMove(by: number, move: Move): void {
  for (const [, , wording] of LANGUAGES) expectSentence(wording.move(by, move, names));
}

/** Somebody tries something, mostly nonsense, and is told why not. */
function tryNonsense({ standing }: Transition<IlConto>, random: Random, seen: Set<string>): void {
  const when = { now: standing.at, actedAt: standing.at };
  const rank = random.below(30) === 0 ? JOKER : pick(RANKS, random);
  const dish = pick(DISHES, random);
  for (let by = 0; by < standing.seats; by++) {
    const { cards } = standing.state.players[by]!;
    const show = cards.length > 0 && random.below(4) > 0 ? pick(cards, random) : "AS";
    const moves: Move[] = [
      { type: "order", rank, show },
      { type: pick(["spice", "abound"] as const, random), dish, rank, show },
      { type: "discard", cards: Array<Card>(random.below(3)).fill(show) },
      { type: "bill" },
    ];
    for (const move of moves) {
      sayMove(by, move);
      const refusal = ilContoPrego.refuse(standing.state, by, move, when);
      if (refusal === undefined) continue;
      seen.add(refusal.code);
      for (const [, texts, wording] of LANGUAGES) {
        const reason = wording.refusal(refusal);
        expectSentence(reason);
        if (reason === texts.otherRefusal) expect(refusal.code).toBe("worded");
      }
    }
  }
}
