import { heard, kernelRefusal, type Names, watchersOf } from "@tavolata/kernel";
import { it as check, describe, expect, test } from "vitest";
import {
  COLOURS,
  type DeckProblem,
  type Event,
  type Move,
  Options,
  OUR_DECK,
  REFUSALS,
  type RefusalCode,
  type ScreenMove,
  type Settling,
  schickiMicki,
} from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { en, it, SHAPES, WORDINGS, wordDeckProblem } from "./index.ts";
import type { EventOf, RefusalParams } from "./shape.ts";

const LANGUAGES = [
  ["it", it, WORDINGS.it],
  ["en", en, WORDINGS.en],
] as const;
const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede", "Gina"];
const names: Names = (seat) => NAMES[seat]!;

const SETTLING: Settling = tableWith({ line: "YGORPB BGYPRO", piles: [1, 1, 1, 1] })
  .calls(0, "hat", 612)
  .takes("blue", 1, 700)
  .closes();

/** One of each type: a new type of event does not compile until it is here. */
const EVENTS: { readonly [Type in Event["type"]]: EventOf<Type> } = {
  begins: { type: "begins", dealer: 0, cards: 64, bluePawns: 3 },
  reaches: { type: "reaches", seat: 0 },
  turned: { type: "turned", number: 4, card: "YGORPBB", dealer: 0, byClock: false, left: 0, at: 0 },
  shown: { type: "shown", number: 4, at: 0 },
  windowOpens: { type: "windowOpens", closesAt: 0 },
  called: { type: "called", seat: 0, what: "hat" },
  moved: { type: "moved", seat: 0, what: "?" },
  voteOpens: {
    type: "voteOpens",
    claimants: [0, 1],
    reactions: [
      { seat: 0, kind: "call", what: "hat", at: 0 },
      { seat: 1, kind: "hand", what: "knock", at: 0 },
    ],
    endsAt: null,
  },
  voted: { type: "voted", seat: 0, vote: 1 },
  settled: { type: "settled", ...SETTLING },
  deckPasses: { type: "deckPasses", dealer: 0 },
  flagged: { type: "flagged", seat: 0, flag: "too-regular" },
  cleared: { type: "cleared", seat: 0 },
  tooEarly: { type: "tooEarly", seat: 0 },
  gameOver: {
    type: "gameOver",
    endedBy: "lastCard",
    left: SETTLING.why,
    places: [1, 1, 3],
    scores: [9, 9, 1],
  },
};

type AnyMove = Move | ScreenMove;
const MOVES: { readonly [Type in AnyMove["type"]]: Extract<AnyMove, { type: Type }> } = {
  turn: { type: "turn" },
  call: { type: "call", feature: "worm" },
  hand: { type: "hand", does: "red" },
  vote: { type: "vote", seat: 1 },
  shown: { type: "shown", card: 3 },
};

const PROBLEMS: { readonly [Code in DeckProblem["code"]]: Extract<DeckProblem, { code: Code }> } = {
  "too-long": { code: "too-long" },
  "not-json": { code: "not-json" },
  "no-cards": { code: "no-cards" },
  "wrong-count": { code: "wrong-count", cards: 63 },
  "wrong-mix": { code: "wrong-mix", oneWorm: 45, twoWorms: 6, details: 13 },
  "not-a-card": { code: "not-a-card", card: 7 },
  "colours-repeat": { code: "colours-repeat", card: 7 },
  "worms-differ": { code: "worms-differ", card: 7 },
  "not-one-detail": { code: "not-one-detail", card: 7 },
};

const PARAMS = { card: 3 } satisfies RefusalParams;
const CODES = Object.keys(REFUSALS) as RefusalCode[];

function expectSentence(sentence: string): void {
  if (!/^[^a-z].*[.?!”]$/.test(sentence) || /undefined|NaN|\[object|null|\?\./.test(sentence)) {
    expect(sentence).toBe("a sentence");
  }
}

describe.each(LANGUAGES)("in %s", (language, texts, wording) => {
  test.each(Object.values(EVENTS))("$type is told", (event) => {
    expectSentence(wording.event(event, names));
  });

  test.each(Object.values(MOVES))("$type is a move with words", (move) => {
    expectSentence(`${wording.move(move.type === "shown" ? "screen" : 0, move, names)}.`);
    expectSentence(`${texts.kinds[move.type]}.`);
  });

  test.each(CODES)("%s is explained", (code) => {
    expectSentence(wording.refusal({ code, params: PARAMS }));
    expect(wording.refusal({ code, params: PARAMS })).not.toBe(texts.otherRefusal);
  });

  test("a refusal that is not this game's gets a general sentence", () => {
    for (const stranger of [kernelRefusal("paused"), { code: "constructor" }, { code: "bad-card" }]) {
      expect(wording.refusal(stranger)).toBe(texts.otherRefusal);
    }
  });

  test.each(Object.values(PROBLEMS))("a deck file that is $code is explained", (problem) => {
    expectSentence(wordDeckProblem(texts, problem));
  });

  test("every option of a table has a label and help", () => {
    expect(Object.keys(texts.options).sort()).toEqual(Object.keys(Options.properties).sort());
  });

  test("every card of the deck reads differently, but for twins", () => {
    const faces = new Set(OUR_DECK);
    expect(new Set([...faces].map(texts.card)).size).toBe(faces.size);
  });

  test("whatever happens at a table can be told and seen, in sentences", () => {
    const tables = [
      { seats: 4, options: DEFAULTS },
      { seats: 7, options: { ...DEFAULTS, turning: "clock" as const } },
      { seats: 3, options: { ...DEFAULTS, table: "oneTable" as const, tieMs: 200 } },
    ];
    for (const [i, table] of tables.entries()) {
      for (const { standing, told } of randomPlay(table, i, 300)) {
        for (const watcher of watchersOf(table.seats)) {
          for (const event of heard(told, watcher)) expectSentence(wording.event(event, names));
          for (const line of wording.view(schickiMicki.view(standing.state, watcher), names))
            expectSentence(line);
        }
      }
    }
  });

  check("[SCH-11] what a hand did is not in the words of others as long as the window is open", () => {
    const table = tableWith({ line: "YGORPB YGBPRO" }).takes("blue", 2, 500);
    const read = (watcher: number) =>
      [
        ...table.heardBy(watcher).map((event) => wording.event(event, names)),
        ...wording.view(table.view(watcher), names),
      ].join(" ");
    expect(read(2)).toContain(texts.hands.blue);
    expect(read(0)).not.toContain(texts.hands.blue);
    expect(read(0)).toContain(language === "it" ? "Ciro muove la mano" : "Ciro moves a hand");
  });

  check("[SCH-22] around one table a phone does not read the cards out", () => {
    const table = tableWith({ line: "YGORPB", options: { table: "oneTable" } });
    const read = (watcher: 0 | "screen") => wording.view(table.view(watcher), names).join(" ");
    expect(read("screen")).toContain(texts.card("YGORPB"));
    expect(read(0)).not.toContain(texts.card("YGORPB"));
  });
});

describe("Words", () => {
  check("[SCH-25] colours have shapes, all different, for who cannot tell the colours apart", () => {
    expect(Object.keys(SHAPES)).toEqual([...COLOURS]);
    expect(new Set(Object.values(SHAPES)).size).toBe(COLOURS.length);
  });

  check("[SCH-25] who hears the cards read out hears every feature with its colour", () => {
    expect(it.card("YRGOPB")).toBe(
      "ombrello giallo, cappello rosso, sciarpa verde, becco arancione, coda viola, lombrico blu",
    );
    expect(en.card("YRGOPB")).toBe(
      "yellow umbrella, red hat, green scarf, orange beak, purple tail, blue worm",
    );
    expect([it.card("BYROGPP"), it.card("GYRBPOO")]).toEqual([
      "ombrello blu, cappello giallo, sciarpa rossa, becco arancione, coda verde, due lombrichi viola",
      "ombrello verde, cappello giallo, sciarpa rossa, becco blu, coda viola, due lombrichi arancioni",
    ]);
    expect([it.card("--R---"), en.card("--R---")]).toEqual(["solo sciarpa rossa", "only a red scarf"]);
  });

  check("[SCH-26] a settling is told with times", () => {
    expect(WORDINGS.it.event(EVENTS.settled, names)).toBe(
      "Un particolare uguale: cappello verde. Ada chiama «cappello» dopo 0,61\u00a0s: giusto. " +
        "Bea prende una pedina blu dopo 0,70\u00a0s: sbagliato. Ada prende tutte le carte. " +
        "Bea restituisce una carta.",
    );
    expect(WORDINGS.en.event(EVENTS.settled, names)).toBe(
      "One match: green hat. Ada calls “hat” after 0.61\u00a0s: right. " +
        "Bea takes a blue pawn after 0.70\u00a0s: wrong. Ada takes all the cards. Bea gives one card back.",
    );
  });
});
