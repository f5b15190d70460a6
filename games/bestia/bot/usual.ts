import {
  cardAt,
  LEAST_TRUMP_POWER,
  MOST_SLOTS,
  type Packed,
  packedStrength,
  packedSuit,
  powerOf,
  type Slots,
} from "./packed.ts";

const KING = 7;
const ACE = 9;
const THREE = 8;

/**
 * The card that most people lay. They lead high trumps, or trumps of which they have two, else their highest card; they
 * take the trick if they can, as cheaply as will do when they are the last; and what takes nothing is their lowest card.
 */
export function usualSlot(
  cards: Int8Array,
  at: number,
  legal: Slots,
  led: number,
  power: number,
  isLast: boolean,
  trump: number,
): number {
  return led < 0
    ? usualLead(cards, at, legal, trump)
    : usualFollow(cards, at, legal, led, power, isLast, trump);
}

function usualLead(cards: Int8Array, at: number, legal: Slots, trump: number): number {
  let trumps = 0;
  let highTrump = -1;
  let highPlain = -1;
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    if (((legal >> slot) & 1) === 0) continue;
    const card = cardAt(cards, at + slot);
    if (packedSuit(card) === trump) {
      trumps += 1;
      if (highTrump < 0 || card > cardAt(cards, at + highTrump)) highTrump = slot;
    } else if (highPlain < 0 || packedStrength(card) > packedStrength(cardAt(cards, at + highPlain)))
      highPlain = slot;
  }
  if (highPlain < 0) return highTrump;
  const leadsTrump = trumps > 1 || (trumps === 1 && packedStrength(cardAt(cards, at + highTrump)) >= KING);
  return leadsTrump ? highTrump : highPlain;
}

function usualFollow(
  cards: Int8Array,
  at: number,
  legal: Slots,
  led: number,
  power: number,
  isLast: boolean,
  trump: number,
): number {
  let cheapest = -1;
  let dearest = -1;
  let lowest = -1;
  let [cheap, dear, low] = [99, 0, 99];
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    if (((legal >> slot) & 1) === 0) continue;
    const card = cardAt(cards, at + slot);
    const own = powerOf(card, led, trump);
    const worth =
      packedSuit(card) === trump ? LEAST_TRUMP_POWER + packedStrength(card) : packedStrength(card);
    if (worth < low) {
      low = worth;
      lowest = slot;
    }
    if (own < power) continue;
    if (own < cheap) {
      cheap = own;
      cheapest = slot;
    }
    if (own > dear) {
      dear = own;
      dearest = slot;
    }
  }
  if (cheapest < 0) return lowest;
  return isLast ? cheapest : dearest;
}

/** Tricks that a trump promises, by how many higher ones somebody else may have. */
const BY_HIGHER_TRUMPS = [1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.36, 0.32, 0.3, 0.3];
const PLAIN_ACE = 0.35;
const PLAIN_THREE = 0.12;

/** How many tricks people expect of a card: of trumps and aces, and a little of threes. */
export function promiseOf(card: Packed, trump: number, higherTrumps: number): number {
  if (packedSuit(card) === trump) return BY_HIGHER_TRUMPS[higherTrumps]!;
  const strength = packedStrength(card);
  return strength === ACE ? PLAIN_ACE : strength === THREE ? PLAIN_THREE : 0;
}

/** How many tricks people expect of a hand: of so many cards from that place on in the row. */
export function promise(cards: Int8Array, at: number, size: number, turnedUp: Packed): number {
  const trump = packedSuit(turnedUp);
  let sum = 0;
  for (let i = at; i < at + size; i++)
    sum += promiseOf(cardAt(cards, i), trump, higherTrumps(cards, at, size, cardAt(cards, i), turnedUp));
  return sum;
}

function higherTrumps(cards: Int8Array, at: number, size: number, card: Packed, turnedUp: Packed): number {
  let higher = ACE - packedStrength(card);
  if (turnedUp > card) higher -= 1;
  for (let i = at; i < at + size; i++)
    if (cardAt(cards, i) > card && packedSuit(cardAt(cards, i)) === packedSuit(card)) higher -= 1;
  return Math.max(0, higher);
}

/** Whether people keep a card when they exchange: trumps and aces. */
export function isKept(card: Packed, trump: number): boolean {
  return packedSuit(card) === trump || packedStrength(card) === ACE;
}

/** How many tricks people want to expect before they play; the more play already, the more. */
export function wanted(alreadyIn: number, handSize: number): number {
  return (handSize === 4 ? 0.85 : 0.7) + 0.1 * alreadyIn;
}
