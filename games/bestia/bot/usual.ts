import {
  LEAST_TRUMP_POWER,
  MOST_SLOTS,
  NONE,
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
  let highTrump = NONE;
  let highPlain = NONE;
  let [trumpStrength, plainStrength] = [NONE, NONE];
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    if (((legal >> slot) & 1) === 0) continue;
    const card = cards[at + slot]!;
    const strength = packedStrength(card);
    if (packedSuit(card) === trump) {
      trumps += 1;
      if (strength > trumpStrength) {
        trumpStrength = strength;
        highTrump = slot;
      }
    } else if (strength > plainStrength) {
      plainStrength = strength;
      highPlain = slot;
    }
  }
  if (highPlain < 0) return highTrump;
  return trumps > 1 || trumpStrength >= KING ? highTrump : highPlain;
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
    const card = cards[at + slot]!;
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

/** Tricks that a trump promises, by how many higher ones others may have. */
const BY_HIGHER_TRUMPS = [1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.36, 0.32, 0.3, 0.3];
const PLAIN_ACE = 0.35;
const PLAIN_THREE = 0.12;

/**
 * How many tricks people expect of a hand, which is so many cards from that place on in the row. They count on trumps
 * and aces, and a little on threes.
 */
export function promise(cards: Int8Array, at: number, size: number, turnedUp: Packed): number {
  const trump = packedSuit(turnedUp);
  let sum = 0;
  for (let i = at; i < at + size; i++) {
    const card = cards[i]!;
    const strength = packedStrength(card);
    if (packedSuit(card) === trump) sum += BY_HIGHER_TRUMPS[higherTrumps(cards, at, size, card, turnedUp)]!;
    else if (strength === ACE) sum += PLAIN_ACE;
    else if (strength === THREE) sum += PLAIN_THREE;
  }
  return sum;
}

function higherTrumps(cards: Int8Array, at: number, size: number, card: Packed, turnedUp: Packed): number {
  let higher = ACE - packedStrength(card);
  if (turnedUp > card) higher -= 1;
  for (let i = at; i < at + size; i++) {
    const other = cards[i]!;
    if (other > card && packedSuit(other) === packedSuit(card)) higher -= 1;
  }
  return Math.max(0, higher);
}

/** Whether people keep a card when they exchange: trumps and aces. */
export function isKept(card: Packed, trump: number): boolean {
  return packedSuit(card) === trump || packedStrength(card) === ACE;
}

/** How many tricks people want to expect before they play: the more, the more are playing already. */
export function wanted(alreadyIn: number, handSize: number): number {
  return (handSize === 4 ? 0.85 : 0.7) + 0.1 * alreadyIn;
}
