import { type Seat, shuffle, type Turn } from "@tavolata/kernel";
import { type Card, HIDDEN } from "./cards.ts";
import { actionUntil } from "./clock.ts";
import { freeHand } from "./reacting.ts";
import { HAND_LIMIT, known, playerAt, type State } from "./state.ts";
import { announce, confide } from "./telling.ts";
import type { Piccioni } from "./types.ts";

/** How many cards can be drawn: the deck, and what would be shuffled into a new one (PIC-4). */
export function cardsLeft({ actionDeck, discards }: State): number {
  return actionDeck.length + discards.length;
}

/** PIC-6: draws as many as there are, if there are too few. */
export function drawCards(state: State, seat: Seat, count: number, turn: Turn<Piccioni>): void {
  if (cardsLeft(state) === 0) return;
  const drawn: Card[] = [];
  while (drawn.length < count && cardsLeft(state) > 0) {
    if (state.actionDeck.length === 0) reshuffle(state, turn);
    drawn.push(known(state.actionDeck.pop(), "card to draw"));
  }
  playerAt(state, seat).hand.push(...drawn);
  const hidden = drawn.map(() => HIDDEN);
  confide(state, seat, { type: "drew", seat, cards: drawn }, { type: "drew", seat, cards: hidden }, turn);
}

/** PIC-4 */
function reshuffle(state: State, turn: Turn<Piccioni>): void {
  state.actionDeck = shuffle(state.discards.splice(0), turn.random);
  announce(state, { type: "reshuffled", cards: state.actionDeck.length }, turn);
}

/** PIC-6: a player with too many cards chooses which of them go. */
export function limitHand(state: State, seat: Seat, turn: Turn<Piccioni>): void {
  // What is set aside for an answer is as good as laid: it cannot go another way meanwhile.
  const cards = Math.min(playerAt(state, seat).hand.length - HAND_LIMIT, freeHand(state, seat).length);
  if (cards <= 0) return;
  const until = actionUntil(state, turn.now);
  state.waiting = { is: "throwAway", seat, cards, until };
  announce(state, { type: "mustThrowAway", seat, cards, until }, turn);
}

/** Puts cards from the hand onto the discards, face up. */
export function putAway(state: State, seat: Seat, cards: readonly Card[]): void {
  const { hand } = playerAt(state, seat);
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  state.discards.push(...cards);
}

/** Whether all are in hand, and none is named twice. */
export function holds(hand: readonly Card[], cards: readonly Card[]): boolean {
  return new Set(cards).size === cards.length && cards.every((card) => hand.includes(card));
}
