import { type Card, DECK, FROM_THE_WEAKEST } from "../rules/index.ts";

/** A card as its place in the deck: ten times its suit, plus its strength in the suit. */
export type Packed = number;
/** Some slots of a hand of at most four cards, one bit each. */
export type Slots = number;

export const MOST_SLOTS = 4;
export const MOST_PLAYERS = 10;
export const CARDS = DECK.length;
/** No card, or no suit. */
export const NONE = -1;

const IN_A_SUIT = FROM_THE_WEAKEST.length;
const PACKED = new Map<string, Packed>(DECK.map((card, i) => [card, i]));

/** The card at this place of a row. The hottest loops of the searches read the row directly, which is faster. */
export function cardAt(row: Int8Array, at: number): Packed {
  const card = row[at];
  return card === undefined ? beyondTheEnd() : card;
}

function beyondTheEnd(): never {
  throw new RangeError("beyond the end of the row");
}

export function packedSuit(card: Packed): number {
  return (card / IN_A_SUIT) | 0;
}

export function packedStrength(card: Packed): number {
  return card % IN_A_SUIT;
}

export function packCard(card: Card): Packed {
  const packed = PACKED.get(card);
  if (packed === undefined) throw new RangeError(`no card ${card}`);
  return packed;
}

export function unpackCard(packed: Packed): Card {
  const card = DECK[packed];
  if (card === undefined) throw new RangeError(`no card ${packed}`);
  return card;
}

export function countSlots(slots: Slots): number {
  let count = 0;
  for (let rest = slots; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** What the rules of playing a card depend on. */
export interface Trumps {
  readonly suit: number;
  /** BES-22 */
  readonly dominant: Packed;
  /** BES-24a */
  readonly overtrump: boolean;
}

/** Below this there is no trump in the trick. */
export const LEAST_TRUMP_POWER = 2 * IN_A_SUIT;

/** How high a card ranks in its trick: trumps above cards of the suit led, and those above all others. */
export function powerOf(card: Packed, led: number, trump: number): number {
  const suit = packedSuit(card);
  if (suit === trump) return LEAST_TRUMP_POWER + packedStrength(card);
  return suit === led ? IN_A_SUIT + packedStrength(card) : 0;
}

/** BES-22: which of the slots left can be led; the hand begins at this place of the row. */
export function slotsToLead(
  cards: Int8Array,
  at: number,
  left: Slots,
  isFirst: boolean,
  trumps: Trumps,
): Slots {
  if (!isFirst) return left;
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    if ((left >> slot) & 1 && cards[at + slot] === trumps.dominant) return 1 << slot;
  }
  return left;
}

/** BES-21, BES-24a: what can be laid to a trick in which this suit was led and this is the highest power. */
export function slotsToFollow(
  cards: Int8Array,
  at: number,
  left: Slots,
  led: number,
  power: number,
  trumps: Trumps,
): Slots {
  let following = 0;
  let trumping = 0;
  let overtrumping = 0;
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    if (((left >> slot) & 1) === 0) continue;
    const card = cards[at + slot]!;
    const suit = packedSuit(card);
    if (suit === led) following |= 1 << slot;
    if (suit !== trumps.suit) continue;
    trumping |= 1 << slot;
    if (LEAST_TRUMP_POWER + packedStrength(card) > power) overtrumping |= 1 << slot;
  }
  if (following !== 0) return following;
  if (trumping === 0) return left;
  return trumps.overtrump && overtrumping !== 0 ? overtrumping : trumping;
}

/** BES-29: how many tricks keep a player from going bestia. */
export function owes(handSize: number, isFirstToPlay: boolean): number {
  return handSize === 4 && isFirstToPlay ? 2 : 1;
}

/** What a hand is played for. */
export interface Stakes {
  readonly pot: number;
  readonly bestia: number;
  readonly handSize: number;
  /** BES-24a */
  readonly potSaved: boolean;
  /** What a cent of the next initial pot is worth to each player. */
  readonly ofTheNextPot: number;
}

/** The takers of a hand's tricks in one number, four bits each, the first trick's lowest. */
export type Takers = number;

function takerAt(takers: Takers, trick: number): number {
  return (takers >> (4 * trick)) & 15;
}

/** BES-24a: every trick was taken by a different player. */
function isEachByAnother(takers: Takers, tricks: number): boolean {
  let seen = 0;
  for (let trick = 0; trick < tricks; trick++) {
    const bit = 1 << takerAt(takers, trick);
    if (seen & bit) return false;
    seen |= bit;
  }
  return true;
}

/** BES-25, BES-26, BES-29: writes what each of the players gains, and last what anybody else gains by the next pot. */
export function settle(
  takers: Takers,
  players: number,
  owed: Uint8Array,
  stakes: Stakes,
  gains: Float64Array,
  at: number,
): void {
  const { pot, bestia, handSize } = stakes;
  const saved = stakes.potSaved && isEachByAnother(takers, handSize);
  const part = saved ? 0 : Math.floor(pot / handSize);
  let nextPot = saved ? pot : 0;
  for (let player = 0; player < players; player++) {
    let tricks = 0;
    for (let trick = 0; trick < handSize; trick++) if (takerAt(takers, trick) === player) tricks += 1;
    let gain = tricks * part;
    if (tricks < owed[player]!) {
      gain -= bestia;
      nextPot += bestia;
    }
    gains[at + player] = gain;
  }
  if (!saved) gains[at + takerAt(takers, 0)]! += pot - part * handSize;
  const later = nextPot * stakes.ofTheNextPot;
  for (let player = 0; player < players; player++) gains[at + player]! += later;
  gains[at + players] = later;
}
