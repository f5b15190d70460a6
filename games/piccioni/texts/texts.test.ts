import { heard, kernelRefusal, type Names, watchersOf } from "@tavolata/kernel";
import { it as check, describe, expect, test } from "vitest";
import {
  actionCards,
  type Deck,
  type DeckProblem,
  type Event,
  type Move,
  Options,
  OUR_DECK,
  piccioni,
  REFUSALS,
  type RefusalCode,
} from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { deck as deckInEnglish } from "./en/deck.ts";
import { cardName, en, it, WORDINGS, wordDeckProblem } from "./index.ts";
import { deck as deckInItalian } from "./it/deck.ts";
import type { EventOf, RefusalParams } from "./shape.ts";

const LANGUAGES = [
  ["it", it, WORDINGS.it],
  ["en", en, WORDINGS.en],
] as const;
const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede"];
const names: Names = (seat) => NAMES[seat]!;

/** One of each type: a new type of event does not compile until it is here. */
const EVENTS: { readonly [Type in Event["type"]]: EventOf<Type> } = {
  begins: {
    type: "begins",
    first: 0,
    areas: ["grasso-1", "zoppo-1"],
    places: { strada: "zoppo-2", statua: "infame-1", cavi: "stupido-1", folla: "picciona-1" },
    pigeons: 16,
  },
  dealt: { type: "dealt", seat: 0, cards: ["blam-1", "ma-anche-no-1"] },
  turnBegins: { type: "turnBegins", seat: 0, turn: 3, last: true },
  goesOn: { type: "goesOn", seat: 0, actionsLeft: 1, until: null },
  skips: { type: "skips", seat: 0 },
  timeUp: { type: "timeUp", seats: [0, 1] },
  drew: { type: "drew", seat: 0, cards: ["?", "?"] },
  reshuffled: { type: "reshuffled", cards: 12 },
  mustThrowAway: { type: "mustThrowAway", seat: 0, cards: 1, until: null },
  threwAway: { type: "threwAway", seat: 0, cards: ["guano-1"] },
  paid: { type: "paid", seat: 0, cards: ["guano-1", "blam-2"], target: "grasso-1" },
  played: { type: "played", seat: 0, card: "blam-1" },
  reacted: { type: "reacted", seat: 1, card: "ma-anche-no-1", to: "blam-1" },
  mustChoose: {
    type: "mustChoose",
    seat: 0,
    choice: { purpose: "landing", kind: "zone", zones: ["statua", "cavi"] },
    until: null,
  },
  chosePigeons: { type: "chosePigeons", seat: 0, pigeons: [] },
  choseZone: { type: "choseZone", seat: 0, zone: 1 },
  choseGuano: { type: "choseGuano", seat: 0, card: "guano-1" },
  asked: {
    type: "asked",
    seat: 0,
    card: "briciole-1",
    picks: [{ pigeons: ["zoppo-1", "stupido-1"], guano: null, to: 1 }],
    seats: [1, 2],
    until: null,
  },
  answered: { type: "answered", seat: 0, answer: "?" },
  answers: {
    type: "answers",
    card: "automobile-1",
    answers: [null, { type: "decline" }, { type: "contribute", cards: ["blam-1", "gatto-1"] }],
  },
  contributed: { type: "contributed", seat: 1, cards: ["blam-1", "gatto-1"] },
  joined: { type: "joined", seat: 1, card: "blam-1" },
  cancelled: { type: "cancelled", card: "blam-1" },
  redirected: { type: "redirected", card: "guano-1", to: null },
  assigned: { type: "assigned", card: "guano-1", seat: 1 },
  removed: { type: "removed", card: "guano-1", seat: 1 },
  moved: { type: "moved", pigeons: ["zoppo-1"], to: "folla" },
  scared: { type: "scared", pigeons: ["stupido-1", "grasso-1"], to: null },
  evicted: { type: "evicted", pigeons: ["stupido-1", "grasso-1"] },
  trophy: { type: "trophy", seat: 0, card: "grasso-1" },
  returned: { type: "returned", seat: 0, pigeon: "infame-1" },
  flock: { type: "flock", seat: 0, pigeons: 3 },
  revealed: { type: "revealed", pigeon: "grasso-1" },
  flockCut: { type: "flockCut", pigeons: 2 },
  glided: { type: "glided", pigeon: "grasso-1", to: 0 },
  overflows: { type: "overflows", place: "cavi" },
  cleared: { type: "cleared", cards: ["blam-1", "ma-anche-no-1"] },
  finalPhase: { type: "finalPhase", trigger: 0 },
  finalPhaseStops: { type: "finalPhaseStops" },
  gameOver: { type: "gameOver", endedBy: "finalPhase", trophies: [[], []], places: [2, 1], scores: [-1, 4] },
};

const MOVES: { readonly [Type in Move["type"]]: Extract<Move, { type: Type }> } = {
  draw: { type: "draw", count: 2 },
  play: { type: "play", card: "blam-1" },
  discard: { type: "discard", cards: ["blam-1"], target: "guano-1" },
  throwAway: { type: "throwAway", cards: ["guano-1", "gatto-1"] },
  react: { type: "react", card: "ma-anche-no-1" },
  contribute: { type: "contribute", cards: ["blam-1", "gatto-1"] },
  decline: { type: "decline" },
  choosePigeons: { type: "choosePigeons", pigeons: ["zoppo-1"] },
  chooseZone: { type: "chooseZone", zone: 1 },
  chooseGuano: { type: "chooseGuano", card: "guano-1" },
};

const AT = { path: "/actions/0" };
const PROBLEMS: { readonly [Code in DeckProblem["code"]]: Extract<DeckProblem, { code: Code }> } = {
  "too-long": { code: "too-long", ...AT },
  "not-json": { code: "not-json", ...AT },
  "unknown-field": { code: "unknown-field", field: "colour", ...AT },
  "missing-field": { code: "missing-field", field: "name", ...AT },
  "unknown-effect": { code: "unknown-effect", allowed: "trophy, scare", ...AT },
  "not-one-of": { code: "not-one-of", allowed: "own, others", ...AT },
  "not-a-number": { code: "not-a-number", least: 0, most: 5, ...AT },
  "not-a-text": { code: "not-a-text", most: 40, ...AT },
  "not-a-list": { code: "not-a-list", least: 1, most: 4, ...AT },
  "not-yes-or-no": { code: "not-yes-or-no", ...AT },
  "not-an-object": { code: "not-an-object", ...AT },
  "wrong-total": { code: "wrong-total", cards: 54, ...AT },
  "bad-id": { code: "bad-id", ...AT },
  "same-id": { code: "same-id", id: "blam", ...AT },
  "does-nothing": { code: "does-nothing", ...AT },
  "stays-nowhere": { code: "stays-nowhere", ...AT },
  "cannot-stay": { code: "cannot-stay", ...AT },
  "trophy-of-one-thing": { code: "trophy-of-one-thing", ...AT },
  "nothing-to-share": { code: "nothing-to-share", ...AT },
  "nothing-before": { code: "nothing-before", ...AT },
  "least-above-most": { code: "least-above-most", ...AT },
  "shelter-with-trophies": { code: "shelter-with-trophies", ...AT },
};

const PARAMS = { cards: 2 } satisfies RefusalParams;
const CODES = Object.keys(REFUSALS) as RefusalCode[];

function expectSentence(sentence: string): void {
  if (!/^[^a-z].*[.?!]$/.test(sentence) || /undefined|NaN|\[object|null|[?!]\.| {2}/.test(sentence)) {
    expect(sentence).toBe("a sentence");
  }
}

describe.each(LANGUAGES)("in %s", (language, texts, wording) => {
  test.each(Object.values(EVENTS))("$type is told", (event) => {
    expectSentence(wording.event(event, names));
  });

  test.each(Object.values(MOVES))("$type is a move with words", (move) => {
    expectSentence(`${wording.move(0, move, names)}.`);
    expectSentence(`${texts.kinds[move.type]}.`);
  });

  test.each(CODES)("%s is explained", (code) => {
    expectSentence(wording.refusal({ code, params: PARAMS }));
    expect(wording.refusal({ code, params: PARAMS })).not.toBe(texts.otherRefusal);
  });

  test("a refusal from elsewhere gets a general sentence", () => {
    for (const stranger of [kernelRefusal("paused"), { code: "constructor" }, { code: "wrong-price" }]) {
      expect(wording.refusal(stranger)).toBe(texts.otherRefusal);
    }
  });

  test.each(Object.values(PROBLEMS))("a deck file that is $code is explained", (problem) => {
    const words = wordDeckProblem(language === "it" ? deckInItalian : deckInEnglish, problem);
    if (!/^[A-Z“«].*[.”»]$/.test(words)) expect(words).toBe("a sentence");
  });

  test("every option of a table has a label and help", () => {
    expect(Object.keys(texts.options).sort()).toEqual(Object.keys(Options.properties).sort());
  });

  test("every Place has the name on its card", () => {
    for (const [place, face] of Object.entries(OUR_DECK.places)) {
      expect(texts.places[place as "strada"]).toBe(face.name[language]);
    }
  });

  test("everything that happens at a table can be told and seen, in sentences", () => {
    for (const [i, seats] of [2, 4, 6].entries()) {
      for (const { standing, told } of randomPlay({ seats, options: DEFAULTS }, i, 80)) {
        for (const watcher of watchersOf(seats)) {
          for (const event of heard(told, watcher)) expectSentence(wording.event(event, names));
          for (const line of wording.view(piccioni.view(standing.state, watcher), names))
            expectSentence(line);
        }
      }
    }
  });

  check("[PIC-32] nobody reads out what others hold, drew or answered", () => {
    const table = tableWith({ hands: ["gufo-finto-1", "ma-anche-no-1", "complice-1"], areas: ["grasso-1"] });
    const read = (watcher: number) =>
      [
        ...table.heardBy(watcher).map((event) => wording.event(event, names)),
        ...wording.view(table.view(watcher), names),
      ].join(" ");
    const cancel = texts.card("ma-anche-no-1");
    table.plays("gufo-finto-1").reacts(1, "ma-anche-no-1");
    expect([read(1).includes(cancel), read(0).includes(cancel), read(2).includes(cancel)]).toEqual([
      true,
      false,
      false,
    ]);
    table.declines(2);
    expect(read(0)).toContain(cancel);
    expect(read(0)).not.toContain(texts.card("complice-1"));
  });
});

describe("Words", () => {
  check("[PIC-28] every card is called by its name in its language", () => {
    expect(actionCards(OUR_DECK).map((card) => it.card(card))).toContain("Ma anche no!");
    expect([it.card("montagna-di-guano-2"), en.card("grasso-1")]).toEqual(["Montagna di Guano", "Fatso"]);
  });

  check(
    "[PIC-30] a card of another deck goes by its own name where the deck is at hand, else by its id",
    () => {
      const [first] = OUR_DECK.actions;
      const face = { ...first!, id: "gatta-morta", name: { it: "La gatta", en: "The cat" } };
      const deck: Deck = { ...OUR_DECK, actions: [face] };
      expect([cardName("en", "gatta-morta-3", deck), cardName("it", "gatta-morta-3")]).toEqual([
        "The cat",
        "Gatta morta",
      ]);
    },
  );

  check("[PIC-30] a Place is called what the table's own deck calls it", () => {
    const folla = { ...OUR_DECK.places.folla, name: { it: "Il mercato", en: "The market" } };
    const deck: Deck = { ...OUR_DECK, places: { ...OUR_DECK.places, folla } };
    const seen = tableWith({ options: { deck } }).view(0);
    expect(WORDINGS.it.view(seen, names).join("\n")).toMatch(/^Il mercato: /m);
    expect(WORDINGS.en.view(seen, names).join("\n")).toMatch(/^The market: /m);
    const ours = WORDINGS.it.view(tableWith().view(0), names).join("\n");
    for (const { name } of Object.values(OUR_DECK.places)) expect(ours).toContain(`${name.it}: `);
  });

  check("[PIC-30] what happens is told with the names of the table's own deck", () => {
    const [first] = OUR_DECK.actions;
    const face = { ...first!, id: "gatta-morta", name: { it: "La gatta!", en: "The cat!" } };
    const folla = { ...OUR_DECK.places.folla, name: { it: "Il mercato", en: "The market" } };
    const deck: Deck = { ...OUR_DECK, actions: [face], places: { ...OUR_DECK.places, folla } };
    const view = { ...tableWith().view(0), options: { ...DEFAULTS, deck } };
    const played = { type: "played", seat: 0, card: "gatta-morta-1" } as const;
    const glided = { type: "glided", pigeon: "zoppo-1", to: "folla" } as const;
    expect(WORDINGS.it.event(played, names, view)).toBe("Ada gioca «La gatta!».");
    expect(WORDINGS.en.event(played, names, view)).toBe("Ada plays “The cat!”.");
    expect(WORDINGS.it.move(0, { type: "play", card: "gatta-morta-1" }, names, view)).toBe(
      "Ada gioca «La gatta!»",
    );
    expect(WORDINGS.it.event(glided, names, view)).toBe("Zoppo plana in «Il mercato».");
    expect(WORDINGS.it.event(glided, names)).toBe("Zoppo plana nella Folla.");
    expect(WORDINGS.en.event(glided, names, view)).toMatch(/glides to “The market”\.$/);
  });

  check("[PIC-18] a flight and a trip back into the deck are told apart", () => {
    const scared = (to: number | null) => ({ ...EVENTS.scared, to });
    expect(WORDINGS.it.event(scared(null), names)).toBe(
      "Stupido e Grasso si spaventano: più Aree sono pari, e tornano nel mazzo.",
    );
    expect(WORDINGS.en.event(scared(1), names)).toBe("Dimwit and Fatso are scared and fly into Bea's Area.");
  });

  check("[PIC-28] to be evicted is not to be scared", () => {
    expect(WORDINGS.it.event(EVENTS.evicted, names)).toBe("Sfratto: Stupido e Grasso tornano nel mazzo.");
    expect(WORDINGS.en.event(EVENTS.evicted, names)).toBe(
      "Dimwit and Fatso are evicted, back into the deck.",
    );
    for (const texts of [it, en]) expect(texts.coach.choice.evict).not.toMatch(/spavent|scare/i);
    const owl = OUR_DECK.actions.find(({ id }) => id === "gufo-finto")!;
    expect([owl.text.it, owl.text.en]).toEqual([
      expect.stringMatching(/^Sfratta da uno a tre piccioni della tua Area: tornano nel mazzo/),
      expect.stringMatching(/^Evict one to three pigeons of your Area: they go back into the deck/),
    ]);
  });
});
