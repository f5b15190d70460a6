/** BES-1: fante, cavallo, re are F, C, R. */
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "F", "C", "R"] as const;
export type Rank = (typeof RANKS)[number];

/** Denari, coppe, bastoni, spade. */
export const SUITS = ["D", "C", "B", "S"] as const;
export type Suit = (typeof SUITS)[number];

/** "CC" is the cavallo of coppe. */
export type Card = `${Rank}${Suit}`;

/** A card whose face the watcher may not see. */
export const HIDDEN = "?";
export type HiddenCard = typeof HIDDEN;

/** BES-2, from the weakest up. */
export const FROM_THE_WEAKEST: readonly Rank[] = ["2", "4", "5", "6", "7", "F", "C", "R", "3", "A"];

/** In the order of a hand: by suit, and in a suit from the weakest up (BES-32). */
export const DECK: readonly Card[] = SUITS.flatMap((suit) =>
  FROM_THE_WEAKEST.map((rank): Card => `${rank}${suit}`),
);

const ORDER = new Map<Card, number>(DECK.map((card, i) => [card, i]));

export function wholeDeck(): Card[] {
  return [...DECK];
}

export function rankOf(card: Card): Rank {
  return card[0] as Rank;
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

export function strengthOf(card: Card): number {
  return orderOf(card) % FROM_THE_WEAKEST.length;
}

function orderOf(card: Card): number {
  const order = ORDER.get(card);
  if (order === undefined) throw new RangeError(`no card ${card}`);
  return order;
}

/** Sorts cards into a hand, so that the order in which they came tells nothing. */
export function addCards(hand: Card[], cards: readonly Card[]): void {
  hand.push(...cards);
  hand.sort((a, b) => orderOf(a) - orderOf(b));
}

export function takeCard(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}
