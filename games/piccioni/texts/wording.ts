import { capitalized, type Names, type Seat, type Wording, wordingFrom } from "@tavolata/kernel";
import {
  type Card,
  deckOf,
  faceOf,
  fullness,
  type Piccioni,
  PLACES,
  pointsOf,
  trophyPoints,
  type View,
} from "../rules/index.ts";
import { ended, shownOf } from "./grammar.ts";
import type { Texts } from "./it.ts";
import { soughtIn } from "./prompt.ts";
import type { PlayerLine, RefusalParamsOf } from "./shape.ts";

/** A view says which deck is played with; without a view cards are called as in our own deck. */
export function wordingOf(texts: Texts): Wording<Piccioni> {
  return wordingFrom<Piccioni>(texts, {
    told: (view) => texts.toldIn(view?.options.deck, view?.idle),
    view: (view, names) => wordView(texts, view, names),
    params: PARAMS_OF,
    finish: (sentence) => ended(capitalized(sentence)),
  });
}

const PARAMS_OF: { readonly [Code in keyof RefusalParamsOf]: readonly RefusalParamsOf[Code][] } = {
  "too-few-left": ["cards"],
  "wrong-number": ["cards"],
  "wrong-price": ["cards"],
};

function wordView(texts: Texts, view: View, names: Names): string[] {
  return [
    ...(view.result === null ? tableLines(texts, view, names) : []),
    ...view.players.map((_, seat) => texts.view.player(playerLine(texts, view, seat, names))),
    ...ownLines(texts, view),
    ...(view.result === null ? waitingLines(texts, view, names) : resultLines(texts, view, names)),
  ].map(ended);
}

function named(texts: Texts, view: View, cards: readonly Card[]): string[] {
  return cards.map((card) => texts.card(card, deckOf(view.options)));
}

function tableLines(texts: Texts, view: View, names: Names): string[] {
  const { turn, current, actionsLeft, pigeonDeck, actionDeck, discards, hovering, finalPhase } = view;
  const name = names(current);
  return [
    texts.view.turn({ turn, name, actionsLeft }),
    texts.view.decks({
      pigeons: pigeonDeck.length,
      actions: actionDeck.length,
      discards: discards.length,
    }),
    ...placeLines(texts, view),
    ...laidLines(texts, view, name),
    ...(hovering === null ? [] : [texts.view.hovering(texts.card(hovering, deckOf(view.options)))]),
    ...(finalPhase === null
      ? []
      : [texts.view.finalPhase({ name: names(finalPhase.trigger), turnsLeft: finalPhase.turnsLeft })]),
  ];
}

function placeLines(texts: Texts, view: View): string[] {
  return PLACES.map((place) =>
    texts.view.place({
      name: texts.card(place, deckOf(view.options)),
      pigeons: named(texts, view, view.places[place]),
      taken: fullness(view, place),
      capacity: deckOf(view.options).places[place].capacity,
    }),
  );
}

function laidLines(texts: Texts, view: View, name: string): string[] {
  if (view.laid.length === 0) return [];
  const reveals = view.laid.reduce((sum, { card }) => sum + faceOf(view, card).reveals, 0);
  const cards = view.laid.map(({ card }) => card);
  return [texts.view.laid({ name, cards: named(texts, view, cards), reveals })];
}

/** PIC-32: what all may see alike, so that the line is the same for every watcher. */
export function playerLine(texts: Texts, view: View, seat: Seat, names: Names): PlayerLine {
  const { hand, pigeons, guano, trophies } = view.players[seat]!;
  const won = trophies.reduce((sum, trophy) => sum + trophyPoints(trophy), 0);
  return {
    name: names(seat),
    hand: hand.length,
    faceUp: named(texts, view, [...pigeons, ...guano]),
    trophies: trophies.length,
    won,
    lost: won - pointsOf(view, view.players[seat]!),
  };
}

/** What only the watcher may read. */
function ownLines(texts: Texts, view: View): string[] {
  const own = typeof view.watcher === "number" ? view.players[view.watcher] : undefined;
  if (own === undefined || view.result !== null) return [];
  const known = shownOf(own.trophies.map(({ card }) => card as Card));
  return [
    texts.view.hand(named(texts, view, shownOf(own.hand))),
    ...(view.idle.length === 0 ? [] : [texts.view.idle(named(texts, view, view.idle))]),
    ...(known.length === 0 ? [] : [texts.view.trophies(named(texts, view, known))]),
  ];
}

function waitingLines(texts: Texts, { waiting, inPlay, options }: View, names: Names): string[] {
  switch (waiting?.is) {
    case "choice":
      return [texts.view.chooses({ name: names(waiting.seat), sought: soughtIn(waiting, inPlay) })];
    case "throwAway":
      return [texts.view.throwsAway({ name: names(waiting.seat), cards: waiting.cards })];
    case "answers": {
      const { card, asked } = inPlay.at(-1)!;
      return [texts.view.answers({ card: texts.card(card, deckOf(options)), missing: asked.map(names) })];
    }
    default:
      return [];
  }
}

function resultLines(texts: Texts, { result, endedBy }: View, names: Names): string[] {
  if (result === null || endedBy === null) return [];
  return [texts.view.ended[endedBy], texts.view.result(result, names)];
}
