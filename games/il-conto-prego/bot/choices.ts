import type { Offer, Random } from "@tavolata/kernel";
import {
  type Call,
  type Card,
  type Dish,
  dishesAfter,
  JOKER,
  type Move,
  takeCard,
  type View,
} from "../rules/index.ts";
import { type PackedCall, packHand, packMove, placeOf } from "./packed.ts";

/** A call that is open, and the dishes as they would then stand. */
export interface Possible {
  readonly move: Call;
  readonly dishes: readonly Dish[];
}

/** The calls among the offers, each with the card that gives away least: one that was shown before, if there is one. */
export function possibleCalls(offers: readonly Offer<Move>[], view: View): Possible[] {
  const before = view.dishes;
  const shown = new Set(view.calls.filter(({ seat }) => seat === view.watcher).map(({ show }) => show));
  const calls = new Map<string, Possible>();
  for (const { move } of offers) {
    if (move.type === "bill" || move.type === "discard") continue;
    const call = move as Call;
    const dishes = dishesAfter(before, call);
    const key = JSON.stringify(dishes);
    const other = calls.get(key);
    if (other === undefined || (shown.has(call.show) && !shown.has(other.move.show)))
      calls.set(key, { move: call, dishes });
  }
  return [...calls.values()];
}

export function canAskForTheBill(offers: readonly Offer<Move>[]): boolean {
  return offers.some(({ move }) => move.type === "bill");
}

/** What is owed, from the offer that asks for it: single low cards first, what there is more of later, Jokers last. */
export function chooseDiscards(offers: readonly Offer<Move>[], random: Random): Move | undefined {
  const owed = owedDiscards(offers);
  if (owed === undefined) return undefined;
  const { cards } = owed;
  const worth = (card: Card) =>
    card === JOKER ? 100 : cards.filter((other) => other[0] === card[0]).length * 10 + random.below(5);
  const ordered = cards.map((card) => ({ card, worth: worth(card) })).sort((a, b) => a.worth - b.worth);
  return { type: "discard", cards: ordered.slice(0, owed.count).map(({ card }) => card) };
}

/** How many cards are to be discarded, and from which. */
function owedDiscards(offers: readonly Offer<Move>[]): { count: number; cards: readonly Card[] } | undefined {
  const range = offers[0]?.open?.cards;
  if (range?.kind !== "some") return undefined;
  return { count: range.least, cards: range.from as readonly Card[] };
}

/** A call that can be made, with a card that can be shown with it. */
export interface CallChoice {
  readonly move: Call;
  readonly call: PackedCall;
  /** The place of the card shown. */
  readonly show: number;
}

/** The different calls among the offers, by the rank of the card shown; of equal cards the one that was shown before. */
export function callChoices(offers: readonly Offer<Move>[], view: View): CallChoice[] {
  const shown = new Set(view.calls.filter(({ seat }) => seat === view.watcher).map(({ show }) => show));
  const choices = new Map<number, CallChoice>();
  for (const { move } of offers) {
    if (move.type === "bill" || move.type === "discard") continue;
    const made = move as Call;
    const choice = { move: made, call: packMove(made, view.dishes), show: placeOf(made.show) };
    const key = (choice.call << 4) | choice.show;
    const other = choices.get(key);
    if (other === undefined || (shown.has(made.show) && !shown.has(other.move.show)))
      choices.set(key, choice);
  }
  return [...choices.values()];
}

/** Discards, and the hand that is kept. */
export interface DiscardChoice {
  readonly move: Move;
  readonly kept: Uint8Array;
}

const DISCARDS_TO_THINK_ABOUT = 8;

/** A few ways to discard what is owed, all of them sensible; ways that keep the same ranks are one. */
export function discardChoices(offers: readonly Offer<Move>[], random: Random): DiscardChoice[] {
  const owed = owedDiscards(offers);
  const choices = new Map<string, DiscardChoice>();
  for (let i = 0; i < DISCARDS_TO_THINK_ABOUT; i++) {
    const move = chooseDiscards(offers, random);
    if (owed === undefined || move?.type !== "discard") return [];
    const left = [...owed.cards];
    for (const card of move.cards) takeCard(left, card);
    const kept = packHand(left);
    choices.set(kept.join(), { move, kept });
  }
  return [...choices.values()];
}

/** The best of these; chance decides among equals. */
export function bestOf<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
  random: Random,
): Item | undefined {
  let best: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const item of items) {
    const value = worth(item);
    if (value > most) {
      [best, most, equals] = [item, value, 1];
    } else if (value === most) {
      equals += 1;
      if (random.below(equals) === 0) best = item;
    }
  }
  return best;
}
