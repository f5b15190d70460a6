import { heard, kernelRefusal, type Names, watchersOf } from "@tavolata/kernel";
import { it as check, describe, expect, test } from "vitest";
import {
  bestia,
  DECK,
  type Event,
  type HouseMove,
  type Move,
  Options,
  REFUSALS,
  type RefusalCode,
} from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { en, enWithFrenchCards, it, itWithFrenchCards, WORDINGS, wordingOf } from "./index.ts";
import type { EventOf, RefusalParams } from "./shape.ts";

const LANGUAGES = [
  ["it", it, WORDINGS.it],
  ["en", en, WORDINGS.en],
] as const;
const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede", "Gina", "Ugo", "Ivo", "Lea"];
const names: Names = (seat) => NAMES[seat]!;

const HAND_OVER = {
  hand: 3,
  how: "played",
  trump: "4D",
  tricks: [],
  pot: 101,
  won: [66, 35, 0],
  bestia: 101,
  bestie: [2],
  nextPot: 101,
} as const;

/** One of each type: a new type of event does not compile until it is here. */
const EVENTS: { readonly [Type in Event["type"]]: EventOf<Type> } = {
  handBegins: {
    type: "handBegins",
    hand: 1,
    dealer: 0,
    eligible: [0, 1],
    level: 0,
    ante: 10,
    pot: 20,
    bestia: 20,
    compulsory: true,
  },
  dealt: { type: "dealt", seat: 0, cards: ["?", "?", "?"] },
  trump: { type: "trump", card: "AD" },
  passed: { type: "passed", seat: 0 },
  served: { type: "served", seat: 0 },
  exchanged: { type: "exchanged", seat: 0, discards: ["AD"], drawn: ["2D"] },
  blindRound: { type: "blindRound" },
  stayedOut: { type: "stayedOut", seat: 1 },
  blind: { type: "blind", seat: 1, discards: ["?", "?", "?"], drawn: ["?", "?", "?"] },
  played: { type: "played", seat: 1, card: "CC" },
  trick: { type: "trick", seat: 1 },
  handOver: { type: "handOver", ...HAND_OVER, tricks: [], won: [66, 35, 0], bestie: [2] },
  potTaken: { type: "potTaken", seat: 1, pot: 50 },
  potSplit: { type: "potSplit", pot: 41, shares: [13, 14, 14] },
  timeOut: { type: "timeOut", seat: 0 },
  sitsOut: { type: "sitsOut", seat: 0, why: "credit" },
  willSitOut: { type: "willSitOut", seat: 0 },
  back: { type: "back", seat: 0 },
  sat: { type: "sat", seat: 0, chips: 2000 },
  toppedUp: { type: "toppedUp", seat: 0, chips: 5, credit: 2005 },
  willStand: { type: "willStand", seat: 0 },
  stood: { type: "stood", seat: 0, chips: 0 },
  waits: { type: "waits", waitingFor: "players" },
  resumes: { type: "resumes" },
  closing: { type: "closing" },
  levels: { type: "levels", elapsed: 60_000, held: true },
  eliminated: { type: "eliminated", seat: 2, hand: 4 },
  gameOver: { type: "gameOver", endedBy: "lastLeft", prizes: [70, 30], places: [1, 2], scores: [400, 0] },
};

type AnyMove = Move | HouseMove;
const MOVES: { readonly [Type in AnyMove["type"]]: Extract<AnyMove, { type: Type }> } = {
  pass: { type: "pass" },
  served: { type: "served" },
  exchange: { type: "exchange", cards: ["AD", "2S"] },
  blind: { type: "blind" },
  play: { type: "play", card: "RB" },
  sitOut: { type: "sitOut" },
  back: { type: "back" },
  sit: { type: "sit", seat: 1, chips: 2050 },
  stand: { type: "stand", seat: 1 },
  topUp: { type: "topUp", seat: 1, chips: 5 },
  levels: { type: "levels", elapsed: 60_000, held: true },
  away: { type: "away", seat: 1 },
  isBack: { type: "isBack", seat: 1 },
  close: { type: "close" },
};

const PARAMS = {
  card: "3D",
  suit: "D",
  seat: 2,
  seats: 9,
  left: 2,
  least: 100,
  most: 2000,
  pot: 60,
} satisfies RefusalParams;
const CODES = Object.keys(REFUSALS) as RefusalCode[];

function expectSentence(sentence: string): void {
  if (sentence === "" || /undefined|NaN|\[object|null|\?/.test(sentence)) expect(sentence).toBe("a sentence");
}

describe.each(LANGUAGES)("in %s", (_, texts, wording) => {
  test.each(Object.values(EVENTS))("$type is told", (event) => {
    expectSentence(wording.event(event, names));
  });

  test("[BES-34] nobody has won at one of many tables", () => {
    const closed: Event = { ...EVENTS.gameOver, endedBy: "closed", prizes: [], places: [0, 0] };
    const told = wording.event(closed, names);
    for (const seat of [0, 1]) expect(told).not.toContain(names(seat));
    const prompt = texts.prompt.over({ you: false, names: [] });
    expect(prompt).not.toMatch(/[:,]/);
    expectSentence(prompt);
  });

  test.each(Object.values(MOVES))("$type is a move with words", (move) => {
    expectSentence(wording.move("seat" in move || move.type === "close" ? "house" : 0, move, names));
    expectSentence(texts.kinds[move.type]);
  });

  test.each(CODES)("%s is explained", (code) => {
    expectSentence(wording.refusal({ code, params: PARAMS }));
    expect(wording.refusal({ code, params: PARAMS })).not.toBe(texts.otherRefusal);
  });

  test("a refusal that is not this game's gets a general sentence", () => {
    const strangers = [
      kernelRefusal("paused"),
      { code: "constructor" },
      { code: "must-follow-suit" },
      { code: "must-follow-suit", params: { suit: "H" } },
      { code: "card-not-held", params: { card: "8D" } },
      { code: "buy-in-out-of-range", params: { least: 3 } },
    ];
    for (const refusal of strangers) expect(wording.refusal(refusal)).toBe(texts.otherRefusal);
  });

  test("every card has a name of its own", () => {
    expect(new Set(DECK.map(texts.card)).size).toBe(40);
  });

  test("every option of a table has a label and help", () => {
    const shown = Object.keys(Options.properties).filter((name) => name !== "from");
    expect(Object.keys(texts.options).sort()).toEqual(shown.sort());
  });

  test("whatever happens at a table can be told and seen, and nobody reads what is hidden from them", () => {
    const tables = [
      { seats: 4, options: { ...DEFAULTS, hands: 8, decisionSeconds: 20, compulsoryHand: true } },
      { seats: 5, options: { ...DEFAULTS, handSize: 4 as const, hands: 5, potSaved: true, overtrump: true } },
      {
        seats: 4,
        options: {
          ...DEFAULTS,
          table: "tournament" as const,
          stack: 60,
          levelMinutes: 1,
          decisionSeconds: 20,
        },
      },
    ];
    for (const [i, table] of tables.entries()) {
      for (const { standing, told } of randomPlay(table, i, 250)) {
        for (const watcher of watchersOf(table.seats)) {
          for (const event of heard(told, watcher)) expectSentence(wording.event(event, names));
          for (const line of wording.view(bestia.view(standing.state, watcher), names)) expectSentence(line);
        }
      }
    }
  });
});

describe("Words", () => {
  check("[BES-1] with French cards, cards and suits are called by their French names", () => {
    for (const texts of [itWithFrenchCards, enWithFrenchCards]) {
      expect(new Set(DECK.map(texts.card)).size).toBe(40);
    }
    const said = [itWithFrenchCards, enWithFrenchCards].map((texts) => {
      const wording = wordingOf(texts);
      return [
        wording.event(EVENTS.trump, names),
        wording.event(EVENTS.played, names),
        wording.move(0, MOVES.exchange, names),
        wording.refusal({ code: "must-follow-suit", params: { suit: "B" } }),
        texts.coach.follow("C"),
        texts.prompt.youFollow.suit("S"),
      ];
    });
    expect(said).toEqual([
      [
        "Si scopre l'asso di quadri: la briscola è quadri.",
        "Bea gioca la donna di cuori.",
        "Ada cambia asso di quadri, 2 di picche",
        "Hai fiori: si risponde al seme di uscita.",
        "Si risponde a cuori; chi non ne ha gioca una briscola, se ce l'ha.",
        "Tocca a te: rispondi a picche",
      ],
      [
        "The ace of diamonds is turned up: trumps are diamonds.",
        "Bea plays the queen of hearts.",
        "Ada exchanges ace of diamonds, two of spades",
        "You have clubs: follow the suit that was led.",
        "Follow with hearts; if you have none, play a trump if you can.",
        "Your turn: follow with spades",
      ],
    ]);
  });

  check("[BES-4] what the ante rises to is said, where it rises", () => {
    const rising = tableWith({ options: { table: "tournament", levelMinutes: 5 } });
    expect(WORDINGS.it.view(rising.view("spectator"), names)).toContain(
      "I livelli durano 5 minuti: l'invito sale a 0,20, poi 0,30, poi 0,40, poi 0,60, e così via.",
    );
    const level = tableWith({ options: { levelMinutes: 0 } });
    expect(WORDINGS.it.view(level.view("spectator"), names).join()).not.toContain("livelli");
  });

  check("[BES-4] when the ante rises is said in minutes, then in seconds, then by the next hand", () => {
    const said = [150, 60, 59, 0, -5].map((seconds) => it.screen.rises({ ante: 20, seconds }));
    expect(said).toEqual([
      "→ 0,20 fra 3 min",
      "→ 0,20 fra 1 min",
      "→ 0,20 fra 59 s",
      "→ 0,20 alla prossima",
      "→ 0,20 alla prossima",
    ]);
  });

  check(
    "[BES-30] sitting out is said to last until the player is back, before it begins and while it lasts",
    () => {
      const table = tableWith({ seats: 3 });
      const seat = table.state.turn!;
      table.moves(seat, { type: "sitOut" });
      const seen = () => WORDINGS.it.view(table.view("spectator"), names).join(" ");
      expect(seen()).toContain("in sit-out dalla prossima smazzata, finché non torna");
      table.house({ type: "away", seat });
      expect(seen()).toContain("in sit-out finché non torna");
      expect(WORDINGS.it.event(EVENTS.willSitOut, names)).toContain("finché non torna");
      expect(it.kinds.sitOut).toContain("finché non torni");
    },
  );

  check("[BES-35] the buttons are called Passo, Servito and Cambio", () => {
    expect([it.kinds.pass, it.kinds.served, it.kinds.exchange]).toEqual(["Passo", "Servito", "Cambio"]);
  });

  check("[BES-37] a forbidden card is explained in words", () => {
    const refusal = { code: "must-lead-dominant", clause: "BES-22", params: { card: "3D" } };
    expect(WORDINGS.it.refusal(refusal)).toContain("il 3 di denari");
    expect(WORDINGS.en.refusal(refusal)).toContain("the three of coins");
  });

  test("amounts have two decimals and the language's own point", () => {
    expect([it.chips(5), it.chips(1990), it.chips(-120)]).toEqual(["0,05", "19,90", "−1,20"]);
    expect(en.chips(123456)).toBe("1234.56");
  });
});
