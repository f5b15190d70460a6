import type { Card, Rank, Suit } from "../rules/index.ts";

export interface CardNames {
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
}

/** BES-1: what the cards are called, which depends on what they look like to the reader. */
export interface CardWords extends CardNames {
  card(card: Card): string;
  /** With its article. */
  theCard(card: Card): string;
  cards(cards: readonly Card[]): string;
}

export function cardWords(
  names: CardNames,
  nameOf: (rank: string, suit: string) => string,
  withArticle: (rank: string, card: string) => string,
): CardWords {
  const rankOf = (card: Card) => names.ranks[card[0] as Rank];
  const card = (named: Card) => nameOf(rankOf(named), names.suits[named[1] as Suit]);
  return {
    ...names,
    card,
    theCard: (named) => withArticle(rankOf(named), card(named)),
    cards: (all) => all.map(card).join(", "),
  };
}
