import { agreeing, capitalized, placesOf } from "@tavolata/kernel";
import type { Joker, Rank } from "../../rules/index.ts";
import { billLinesOf } from "../bill-lines.ts";
import { glyphs } from "../glyphs.ts";
import { openCards, shortBy } from "../grammar.ts";
import type { Texts } from "../it.ts";
import type { EventOf } from "../shape.ts";
import {
  and,
  CARD,
  counted,
  dish,
  dishes,
  joker,
  number,
  OMAGGIO,
  of,
  rankPlural,
  ranks,
  SALDO,
  theCard,
  whichDish,
} from "./nouns.ts";

export const HOW = { order: "orders", spice: "spices", abound: "piles onto" } as const;

export const events: Texts["events"] = {
  handBegins: ({ hand, dealer, opener }, names) =>
    `Hand ${hand}: ${names(dealer)} deals, ${names(opener)} opens.`,
  dealt: ({ seat, cards }, names) => {
    const open = openCards(cards);
    const received = `${names(seat)} is dealt ${counted(cards.length, CARD)}`;
    return open === null ? `${received}.` : `${received}: ${glyphs(open)}.`;
  },
  discarded: ({ seat, cards }, names) => {
    const open = openCards(cards);
    if (open !== null) return `${names(seat)} discards ${glyphs(open)}.`;
    return `${names(seat)} discards ${counted(cards.length, CARD)} face down.`;
  },
  tookBack: ({ seat, card }, names) => `${names(seat)} takes ${theCard(card)} back.`,
  called: ({ seat, how, dish, dishes: called, show }, names) =>
    `${names(seat)} ${HOW[how]} the ${whichDish(dish)}: ${dishes(called)}, showing ${theCard(show)}.`,
  timeOut: ({ seat }, names) => `Time is up: the clock decides for ${names(seat)}.`,
  bill: (bill, names) =>
    [
      `${names(bill.capotavola)}: “The bill, please!”`,
      `${names(bill.cameriere)} called ${dishes(bill.dishes)}.`,
      ...billLinesOf(bill).map((line) => `${capitalized(dish(line.dish))}: ${billLine(line)}.`),
      `${verdict(bill)}: ${names(bill.loser)} loses the hand.`,
    ].join(" "),
  saldo: ({ seat, saldi }, names) =>
    `A Saldo on ${of(names(seat))} tab: ${saldi === 1 ? "the first" : `${number(saldi)} by now`}.`,
  eliminated: ({ seat }, names) => `${names(seat)} has no cards left to play, and watches from here on.`,
  omaggio: ({ seat, omaggi }, names) =>
    `An Omaggio on the house for ${names(seat)}: ${omaggi === 1 ? "the first" : `${number(omaggi)} by now`}.`,
  oste: ({ seat, extraCard }, names) =>
    `${names(seat)} is the Oste${extraCard ? ", entitled to one extra card" : ""}.`,
  gameOver: (result, names) => {
    const [first, ...rest] = placesOf(result).map(({ seats }) => seats.map(names));
    const winners = first ?? [];
    const then = rest.map((some) => `, then ${and(some)}`).join("");
    return `Game over: ${and(winners)} ${agreeing(winners, "wins", "win together")}${then}.`;
  },
};

export const billLine: Texts["billLine"] = ({ dish: { count }, found, jokers, spare, missing }) =>
  [
    `found ${found} of the ${count} called`,
    ...(jokers === 0 ? [] : [`and ${counted(jokers, joker)}`]),
    ...(missing === 0 ? [] : [`${missing} missing`]),
    ...(spare === 0 ? [] : [`${spare} more than needed`]),
  ].join(", ");

function verdict(bill: EventOf<"bill">): string {
  if (bill.verdict === "false") return `False, ${counted(shortBy(bill), CARD)} short`;
  if (bill.missing > 0) return `True, with ${counted(bill.missing, joker)}`;
  return bill.jokers > 0 ? "True, even without Jokers" : "True";
}

export const movers: Texts["movers"] = { house: "The house", screen: "The screen" };

export const moves: Texts["moves"] = {
  order: ({ who, rank, show }) => `${who} orders ${calledOne(rank)} and shows ${theCard(show)}`,
  spice: ({ who, dish, rank, show }) =>
    `${who} spices the ${whichDish(dish)} up to ${rankPlural(rank)} and shows ${theCard(show)}`,
  abound: ({ who, dish, rank, show }) =>
    `${who} piles onto the ${whichDish(dish)}, one more card, now ${rankPlural(rank)}, and shows ${theCard(show)}`,
  bill: ({ who }) => `${who}: “The bill, please!”`,
  discard: ({ who, cards }) =>
    cards.length === 0 ? `${who} discards nothing` : `${who} discards ${glyphs(cards)}`,
};

export const kinds: Texts["kinds"] = {
  order: "Order",
  spice: "Spice",
  abound: "Pile on",
  bill: "Ask for the bill",
  discard: "Discard",
};

function calledOne(rank: Rank | Joker): string {
  return counted(1, rank === "W" ? joker : ranks[rank]);
}

export const tally = {
  saldi: (n: number) => counted(n, SALDO),
  omaggi: ({ has, target }: { has: number; target: number }) =>
    `${counted(has, OMAGGIO)} out of ${number(target)}`,
};
