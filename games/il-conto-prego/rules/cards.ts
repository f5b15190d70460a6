import { oneOf } from "@tavolata/kernel";

/** CON-3: low to high; T is the ten. */
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ["C", "D", "H", "S"] as const;
export type Suit = (typeof SUITS)[number];

/** Jolly. It has no rank of its own and stands for any. */
export const JOKER = "W";
export type Joker = typeof JOKER;

/** "QH" is a queen of hearts. The two decks are alike, so two equal cards are the same card twice. */
export type Card = `${Rank}${Suit}` | Joker;

/** A card whose face the watcher may not see. */
export const HIDDEN = "?";
export type HiddenCard = typeof HIDDEN;

export const DECKS = 2;
export const JOKERS = 4;

const PLACE_IN_HAND = Object.fromEntries(
  [...RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`)), JOKER].map((card, i) => [
    card,
    i,
  ]),
) as Record<Card, number>;

/** Read off an object's keys, because engines keep those as one string each, and comparing them is then instant. */
const FACES = Object.keys(PLACE_IN_HAND).sort(
  (a, b) => PLACE_IN_HAND[a as Card] - PLACE_IN_HAND[b as Card],
) as Card[];

export const CardSchema = oneOf(FACES);

const LOW_TO_HIGH = RANKS.join("");

const DECK = FACES.flatMap((card) => Array<Card>(card === JOKER ? JOKERS : DECKS).fill(card));

/** CON-1: 108 cards, two French decks and four Jokers. */
export function wholeDeck(): Card[] {
  return [...DECK];
}

export function rankOf(card: Exclude<Card, Joker>): Rank {
  return card[0] as Rank;
}

export function isOfRank(card: Card, rank: Rank | Joker | undefined): boolean {
  return card[0] === rank;
}

export function isHigher(rank: Rank, than: Rank): boolean {
  return LOW_TO_HIGH.indexOf(rank) > LOW_TO_HIGH.indexOf(than);
}

/** Puts a card in its place in the hand: from the lowest rank up, Jokers last. So the order of a hand tells nothing. */
export function addCard(hand: Card[], card: Card): void {
  hand.push(card);
  let at = hand.length - 1;
  for (; at > 0 && PLACE_IN_HAND[hand[at - 1]!] > PLACE_IN_HAND[card]; at--) hand[at] = hand[at - 1]!;
  hand[at] = card;
}

/** Takes one such card away from these; false when there is none. */
export function takeCard(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

/** Every different card once, in the order of the hand. */
export function differentCards(sorted: readonly Card[]): Card[] {
  return sorted.filter((card, i) => card !== sorted[i - 1]);
}
