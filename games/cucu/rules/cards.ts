/** CUC-1: from low to high; fante, cavallo and re are F, C and R. */
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "F", "C", "R"] as const;
export type Rank = (typeof RANKS)[number];

/** Denari, coppe, bastoni, spade. */
const SUITS = ["D", "C", "B", "S"] as const;
export type Suit = (typeof SUITS)[number];

/** "RB" is the King of bastoni. */
export type Card = `${Rank}${Suit}`;

/** A card whose face the watcher may not see. */
export const HIDDEN = "?";
export type Hidden = typeof HIDDEN;

export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

export function rankOf(card: Card): Rank {
  return card[0] as Rank;
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

export function heightOf(card: Card): number {
  return RANKS.indexOf(rankOf(card));
}

export function isKing(card: Card): boolean {
  return rankOf(card) === "R";
}
