import { disagreement, AGREEMENT_NAMES as NAMES } from "@tavolata/kernel/check";
import { describe, expect, test } from "vitest";
import { en, it, type Texts } from "./index.ts";

const names = (seat: number) => NAMES[seat] ?? "";
const some = (n: number) => NAMES.slice(0, n);
const PIGEONS = ["zoppo-1", "stupido-1", "grasso-1"] as const;

const COUNTS = (t: Texts): Readonly<Record<string, readonly string[]>> => {
  const { events, moves } = t.toldIn(undefined);
  return {
    tooFewLeft: [0, 1, 2].map((cards) => t.refusals["too-few-left"]({ cards })),
    wrongNumber: [1, 2].map((cards) => t.refusals["wrong-number"]({ cards })),
    wrongPrice: [1, 2].map((cards) => t.refusals["wrong-price"]({ cards })),
    awaitAnswers: [1, 2, 3].map((n) => t.prompt.awaitAnswers({ card: "Bang", missing: some(n), own: null })),
    throwAway: [1, 2].flatMap((cards) => [null, "Ada"].map((who) => t.prompt.throwAway({ who, cards }))),
    action: [0, 1, 2].map((actions) => t.prompt.action({ who: null, actions, last: false })),
    answers: [1, 2, 3].map((n) => t.view.answers({ card: "Bang", missing: some(n) })),
    decks: [0, 1, 2].map((n) => t.view.decks({ pigeons: n, actions: n, discards: n })),
    finalPhase: [1, 2].map((turnsLeft) => t.view.finalPhase({ name: "Ada", turnsLeft })),
    player: [0, 1, 2].map((n) =>
      t.view.player({ name: "Ada", hand: n, faceUp: [], trophies: n, won: n, lost: 0 }),
    ),
    turn: [0, 1, 2].map((actionsLeft) => t.view.turn({ turn: 1, name: "Ada", actionsLeft })),
    screen: [0, 1, 2].flatMap((n) => [
      t.screen.inHand(n),
      t.screen.trophies(n),
      t.screen.pigeonDeck(n),
      t.screen.actionDeck(n),
      t.screen.reveals(n),
      t.screen.score(n),
    ]),
    lastTurns: [1, 2].map(t.screen.lastTurns),
    flock: [1, 2].flatMap((pigeons) => [
      t.screen.flock(pigeons),
      events.flock({ type: "flock", seat: 0, pigeons }, names),
    ]),
    flockCut: [1, 2].map((pigeons) => events.flockCut({ type: "flockCut", pigeons }, names)),
    scared: [1, 2, 3].map((n) =>
      events.scared({ type: "scared", pigeons: PIGEONS.slice(0, n), to: null } as never, names),
    ),
    evicted: [1, 2, 3].map((n) =>
      events.evicted({ type: "evicted", pigeons: PIGEONS.slice(0, n) } as never, names),
    ),
    goesOn: [1, 2].map((actionsLeft) =>
      events.goesOn({ type: "goesOn", seat: 0, actionsLeft, until: null }, names),
    ),
    draw: [1, 2].map((count) => moves.draw({ who: "Ada", count } as never, names)),
  };
};

describe.each([
  ["it", it],
  ["en", en],
] as const)("in %s", (language, texts) => {
  test.each(Object.entries(COUNTS(texts)))("%s agrees with how many there are", (_, sentences) => {
    expect(sentences.flatMap((sentence) => disagreement(sentence, language) ?? [])).toEqual([]);
  });
});

test("what is easily said wrong is said right", () => {
  expect([0, 1, 2].map((cards) => it.refusals["too-few-left"]({ cards }))).toEqual([
    "Fra mazzo e scarti non restano carte: fai un'altra azione.",
    "Fra mazzo e scarti resta solo una carta: pescane di meno.",
    "Fra mazzo e scarti restano solo due carte: pescane di meno.",
  ]);
  expect([0, 1].map((cards) => en.refusals["too-few-left"]({ cards }))).toEqual([
    "There are no cards left to draw: take another action.",
    "The deck and the discards have only one card left: draw fewer.",
  ]);
  expect([1, 2, 3].map((n) => it.prompt.awaitAnswers({ card: "Bang", missing: some(n), own: null }))).toEqual(
    ["«Bang»: si aspetta Ada", "«Bang»: si aspettano Ada e Bea", "«Bang»: tre devono ancora rispondere"],
  );
});
