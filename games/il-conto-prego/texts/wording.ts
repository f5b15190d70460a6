import { capitalized, type Names, placesOf, type Wording, wordingFrom } from "@tavolata/kernel";
import { type IlConto, knownInHand, limitOfHands, type View } from "../rules/index.ts";
import { billLinesOf } from "./bill-lines.ts";
import { openCards } from "./grammar.ts";
import type { Texts } from "./it.ts";
import type { PlayerLine, RefusalParamOf } from "./shape.ts";

export function wordingOf(texts: Texts): Wording<IlConto> {
  return wordingFrom<IlConto>(texts, {
    told: () => texts,
    view: (view, names) => wordView(texts, view, names),
    params: PARAMS_OF,
    words: { dish: /^(first|second)$/, rank: /^[2-9TJQKA]$/, card: /^([2-9TJQKA][CDHS]|W)$/ },
  });
}

const PARAMS_OF: { readonly [Code in keyof RefusalParamOf]: readonly RefusalParamOf[Code][] } = {
  "hand-of-five-below-six-players": ["seats"],
  "dish-not-ordered": ["dish"],
  "rank-not-higher": ["rank"],
  "same-rank-twice": ["rank"],
  "card-to-show-not-held": ["card"],
  "shown-card-not-called": ["card"],
  "dish-is-full": ["count"],
  "wrong-number-of-discards": ["owed"],
  "card-to-discard-not-held": ["card"],
};

function wordView(texts: Texts, view: View, names: Names): string[] {
  return [
    ...handLines(texts, view, names),
    ...decisionLines(texts, view, names),
    ...view.players.map((_, seat) => texts.view.player(playerLine(view, seat, names))),
    ...ownLines(texts, view, names),
    ...billLines(texts, view, names),
    ...resultLines(texts, view, names),
  ];
}

function handLines(texts: Texts, view: View, names: Names): string[] {
  const { hand, dealer, oste, options, players, phase } = view;
  const of = limitOfHands(options, players.length);
  const lines = [texts.view.hand({ hand, of, dealer: names(dealer) })];
  if (oste !== null && phase !== "over") {
    lines.push(texts.view.oste({ name: names(oste.seat), extraCard: oste.extraCard }));
  }
  return lines;
}

function decisionLines(texts: Texts, { phase, turn, calls, dishes, players }: View, names: Names): string[] {
  if (phase === "over") return [];
  if (phase === "discards") {
    const waiting = players.flatMap(({ owed }, seat) => (owed > 0 ? [{ name: names(seat), owed }] : []));
    return [texts.view.toDiscard(waiting)];
  }
  const last = calls.at(-1);
  if (last === undefined) return [texts.view.toOpen(names(turn)), texts.view.noCall];
  return [texts.view.toCall(names(turn)), texts.view.call({ name: names(last.seat), dishes })];
}

/** CON-31: what all may see alike, so that the line is the same for every watcher. */
export function playerLine(view: View, seat: number, names: Names): PlayerLine {
  const { cards, shown, discards, losses, saldi, omaggi, eliminatedAfter } = view.players[seat]!;
  const { options } = view;
  return {
    name: names(seat),
    cards: cards.length,
    shown,
    known: knownInHand(view, seat),
    discards: discards.length,
    losses,
    saldi: options.saldo ? saldi : null,
    omaggi: options.omaggi ? { has: omaggi, target: options.omaggiTarget } : null,
    outAfter: eliminatedAfter,
  };
}

function ownLines(texts: Texts, { watcher, players }: View, names: Names): string[] {
  if (typeof watcher !== "number") return [];
  const own = players[watcher];
  if (own === undefined || (own.eliminatedAfter !== null && own.cards.length === 0)) return [];
  const name = names(watcher);
  const lines = [texts.view.ownHand({ name, cards: openCards(own.cards) ?? [] })];
  if (own.discards.length > 0) {
    lines.push(texts.view.ownDiscards({ name, cards: openCards(own.discards) ?? [] }));
  }
  return lines;
}

/** The cards of the last bill are read out until somebody calls again; its outcome stays longer. */
function billLines(texts: Texts, { lastBill, calls, phase }: View, names: Names): string[] {
  if (lastBill === null) return [];
  const lines = [texts.view.lastBill(lastBill, names)];
  if (calls.length > 0 && phase !== "over") return lines;
  for (const line of billLinesOf(lastBill)) {
    lines.push(`${capitalized(texts.dish(line.dish))}: ${texts.billLine(line)}.`);
  }
  lastBill.hands.forEach((cards, seat) => {
    if (cards.length === 0) return;
    lines.push(texts.view.turnedUp({ hand: lastBill.hand, name: names(seat), cards }));
  });
  return lines;
}

function resultLines(texts: Texts, { result, endedBy }: View, names: Names): string[] {
  if (result === null) return [];
  const places = texts.view.result(placesOf(result), names);
  return endedBy === "deserted" ? [texts.view.deserted, places] : [places];
}
