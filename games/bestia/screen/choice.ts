import type { Offer } from "@tavolata/kernel";
import type { Card, HiddenCard, Move } from "../rules/index.ts";

/** Two taps within this are one double tap. */
export const DOUBLE = 420;

/** BES-35: a press chooses a card, another one lets it go. */
export function toggled(chosen: readonly Card[], card: Card): Card[] {
  return chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card];
}

/** A press on a card, and when it was, in milliseconds. */
export interface Press {
  readonly card: Card;
  readonly at: number;
}

/** BES-36: a double press plays a card, chosen or not; single ones choose it and let it go. */
export function isDouble(press: Press, last: Press | null): boolean {
  return last !== null && last.card === press.card && press.at - last.at < DOUBLE;
}

export function offersOf(offers: readonly Offer<Move>[], type: Move["type"]): boolean {
  return offers.some(({ move }) => move.type === type);
}

/** BES-37: the cards that may be played now. */
export function openToPlay(offers: readonly Offer<Move>[]): Card[] {
  return offers.flatMap(({ move }) => (move.type === "play" && move.card !== undefined ? [move.card] : []));
}

/** BES-36: there is nothing to choose with the last card. */
export function isLastCard(hand: readonly unknown[], open: readonly Card[]): boolean {
  return hand.length === 1 && open.length === 1;
}

/** What was chosen and is still in the hand. */
export function stillHeld(chosen: readonly Card[], hand: readonly (Card | HiddenCard)[]): Card[] {
  return chosen.filter((card) => hand.includes(card));
}
