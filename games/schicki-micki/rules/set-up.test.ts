import { begin, fastChance, fastRandom, fits, nodeOf, type SchemaNode } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import {
  bluePawns,
  type Card,
  COLOURS,
  colourOf,
  DECK_SIZE,
  deckProblems,
  FEATURES,
  hasTwoWorms,
  isDetail,
  look,
  OUR_DECK,
  OUR_FIGURES,
  parseDeck,
  schickiMicki,
} from "./index.ts";

const pheasants = OUR_DECK.filter((card) => !isDetail(card));
const details = OUR_DECK.filter(isDetail);

describe("The table", () => {
  it("[SCH-1] seats two to seven, and no others", () => {
    const begins = (seats: number) =>
      begin(schickiMicki, { seats, options: DEFAULTS }, 0, fastChance(1)).refused?.code;
    expect([1, 2, 7, 8].map(begins)).toEqual([
      "wrong-player-count",
      undefined,
      undefined,
      "wrong-player-count",
    ]);
  });

  it("[SCH-1] has 64 cards: 46 pheasants with one worm, 6 with two, 12 details", () => {
    expect(OUR_DECK).toHaveLength(DECK_SIZE);
    expect(OUR_DECK.filter(hasTwoWorms)).toHaveLength(6);
    expect(details).toHaveLength(12);
    expect(pheasants.filter((card) => !hasTwoWorms(card))).toHaveLength(46);
    expect([...tableWith().state.deck].sort()).toEqual([...OUR_DECK].sort());
  });

  it("[SCH-2] has one blue pawn fewer than players, three at the most", () => {
    expect([2, 3, 4, 5, 6, 7].map(bluePawns)).toEqual([1, 2, 3, 3, 3, 3]);
    expect(tableWith({ seats: 3 }).last("begins")).toMatchObject({ bluePawns: 2, cards: 64 });
  });

  it("[SCH-5] draws the first dealer at random", () => {
    const dealers = Array.from({ length: 60 }, (_, seed) => {
      const begun = begin(schickiMicki, { seats: 5, options: DEFAULTS }, 0, fastChance(seed));
      return begun.refused === undefined ? begun.standing.state.dealer : -1;
    });
    expect([...new Set(dealers)].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("Our deck", () => {
  it("[SCH-3] shows six features in six different colours on every pheasant", () => {
    for (const card of pheasants) {
      const colours = FEATURES.map((feature) => colourOf(card, feature));
      expect([...colours].sort()).toEqual([...COLOURS].sort());
    }
  });

  it("[SCH-3] has no two pheasants that agree in exactly five features", () => {
    for (const one of pheasants) {
      for (const other of pheasants) {
        const agree = FEATURES.filter((feature) => colourOf(one, feature) === colourOf(other, feature));
        expect(agree.length).not.toBe(5);
      }
    }
  });

  it("[SCH-3] has details that are all different, every feature twice and every colour twice", () => {
    expect(new Set(details).size).toBe(12);
    for (const feature of FEATURES) {
      expect(details.filter((card) => colourOf(card, feature) !== undefined)).toHaveLength(2);
    }
    for (const colour of COLOURS) {
      expect(details.filter((card) => card.includes(colour))).toHaveLength(2);
    }
  });

  it("[SCH-3] has a twin for every pheasant with one worm, six faces thrice and fourteen twice", () => {
    const faces = new Map<Card, number>();
    for (const card of pheasants) if (!hasTwoWorms(card)) faces.set(card, (faces.get(card) ?? 0) + 1);
    const times = [...faces.values()];
    expect([2, 3].map((n) => times.filter((time) => time === n).length)).toEqual([14, 6]);
    expect(times).toHaveLength(20);
  });

  it("[SCH-3] has worms of all colours on the cards with two, which count once", () => {
    const worms = OUR_DECK.filter(hasTwoWorms).map((card) => colourOf(card, "worm"));
    expect([...worms].sort()).toEqual([...COLOURS].sort());
    expect(look(["YGORPBB"]).matches).toEqual([]);
    expect(look(["YGORPBB", "-----B"]).matches).toEqual([{ feature: "worm", colour: "B", places: [0, 1] }]);
  });

  it("[SCH-3] plays as RULES.md says, by the figures that are kept with it", () => {
    const { first, meanCards, lines } = OUR_FIGURES;
    const percent = (share: number) => Math.round(100 * share);
    expect([first.one, first.several, first.twoWorms, first.identical].map(percent)).toEqual([45, 26, 25, 4]);
    expect(meanCards).toBeCloseTo(2.6, 1);
    expect(first.identical * lines).toBeCloseTo(1, 1);
  });
});

describe("A deck file", () => {
  const file = (cards: readonly unknown[], more = {}) => JSON.stringify({ name: "Ours", cards, ...more });
  const withFirst = (face: unknown) => file([face, ...OUR_DECK.slice(1)]);

  it("[SCH-3] can be our own deck, whatever stands beside the cards", () => {
    expect(parseDeck(file(OUR_DECK, { figures: {}, author: 7 }))).toEqual({ cards: OUR_DECK });
  });

  it("[SCH-3] is refused with a clear reason", () => {
    const problems = (json: string) => parseDeck(json).problems;
    expect(problems("{")).toEqual([{ code: "not-json" }]);
    expect(problems("[]")).toEqual([{ code: "no-cards" }]);
    expect(problems("null")).toEqual([{ code: "no-cards" }]);
    expect(problems(" ".repeat(30_000))).toEqual([{ code: "too-long" }]);
    expect(problems(file(OUR_DECK.slice(1)))).toEqual([{ code: "wrong-count", cards: 63 }]);
    expect(problems(withFirst(7))).toEqual([{ code: "not-a-card", card: 1 }]);
    expect(problems(withFirst("YGORPX"))).toEqual([{ code: "not-a-card", card: 1 }]);
    expect(problems(withFirst("YYORPB"))).toEqual([{ code: "colours-repeat", card: 1 }]);
    expect(problems(withFirst("YGORPBR"))).toEqual([{ code: "worms-differ", card: 1 }]);
    expect(problems(withFirst("YG----"))).toEqual([{ code: "not-one-detail", card: 1 }]);
    expect(problems(withFirst("------"))).toEqual([{ code: "not-one-detail", card: 1 }]);
    expect(problems(withFirst("-----BB"))).toEqual([{ code: "not-one-detail", card: 1 }]);
    expect(problems(withFirst("-R----"))).toEqual([
      { code: "wrong-mix", oneWorm: 45, twoWorms: 6, details: 13 },
    ]);
  });

  it("[SCH-3] names every bad card", () => {
    const cards = OUR_DECK.map((card, i) => (i % 20 === 3 ? "nonsens" : card));
    expect(deckProblems(cards).map((problem) => "card" in problem && problem.card)).toEqual([4, 24, 44, 64]);
  });

  it("[SCH-3] replaces our deck through the options, which refuse a bad one", () => {
    const deck: string[] = OUR_DECK.map((card) => (card === "-R----" ? "R-----" : card));
    const start = (cards: string[]) =>
      begin(schickiMicki, { seats: 3, options: { ...DEFAULTS, deck: cards } }, 0, fastChance(3));
    const begun = start(deck);
    if (begun.refused !== undefined) throw new Error(begun.refused.code);
    expect([...begun.standing.state.deck].sort()).toEqual([...deck].sort());
    expect(start(["YYORPB", ...deck.slice(1)]).refused).toEqual({
      code: "bad-card",
      clause: "SCH-3",
      params: { card: 1 },
    });
    expect(start(Array(64).fill("YGORPB")).refused).toMatchObject({ code: "bad-deck" });
    expect(start(deck.slice(1)).refused).toEqual({ code: "malformed" });
    expect(fits(schickiMicki.options, { ...DEFAULTS, deck: Array(64).fill("x".repeat(100)) })).toBe(false);
  });

  it("[SCH-3] is what honest bots imagine from, where one is played with", () => {
    const deck = Array.from({ length: 64 }, (_, i) => (i < 46 ? "YGORPB" : i < 52 ? "GORPBYY" : "---R--"));
    const table = tableWith({ options: { deck } });
    table.state.deck = [...deck] as Card[];
    const imagined = schickiMicki.imagine(table.turnsUp().view(0), fastRandom(4));
    const cards = [...imagined.deck, ...imagined.line.map(({ card }) => card)];
    expect(cards.sort()).toEqual([...deck].sort());
  });
});

describe("A choice in the lobby", () => {
  const chosen = Object.entries(nodeOf(schickiMicki.options).properties ?? {}).flatMap(([name, node]) =>
    valuesOf(node).map((value) => ({ name, value, brings: node.brings?.[String(value)] })),
  );

  /** Everything that a form lets people choose of an option; of a number its bounds and its default. */
  function valuesOf({
    enum: words,
    minimum,
    maximum,
    default: usual,
    byHouse,
    fromFile,
  }: SchemaNode): unknown[] {
    if (byHouse || fromFile) return [];
    return words === undefined ? [minimum, usual, maximum] : [...words];
  }

  it.each(chosen)("[SCH-1] $name $value never clashes with the defaults", ({ name, value, brings }) => {
    const options = { ...DEFAULTS, ...brings, [name]: value };
    expect(fits(schickiMicki.options, options)).toBe(true);
    for (let seats = 2; seats <= 7; seats++) {
      expect(begin(schickiMicki, { seats, options }, 0, fastChance(1)).refused).toBeUndefined();
    }
  });

  it("[SCH-1] is there for every option but the deck, which comes from a file", () => {
    const names = new Set(chosen.map(({ name }) => name));
    expect([...names, "deck"].sort()).toEqual(
      Object.keys(nodeOf(schickiMicki.options).properties ?? {}).sort(),
    );
  });
});
