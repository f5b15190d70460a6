import type { Bill, Card, HiddenCard } from "../rules/index.ts";

const HIDDEN: HiddenCard = "?";

/** The cards, where the watcher may see them; a hand is either all open or all hidden. */
export function openCards(cards: readonly (Card | HiddenCard)[]): readonly Card[] | null {
  return cards.every((card) => card !== HIDDEN) ? (cards as readonly Card[]) : null;
}

/** CON-17: how many cards were missing even with all the Jokers. */
export function shortBy({ missing, jokers }: Pick<Bill, "missing" | "jokers">): number {
  return Math.max(0, missing - jokers);
}
