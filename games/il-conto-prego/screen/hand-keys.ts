import type { Card, HiddenCard, PlayerView } from "../rules/index.ts";

export interface KeyedCard {
  readonly key: string;
  readonly card: Card | HiddenCard;
  /** Which of several equal cards it is. */
  readonly copy: number;
}

/**
 * Names that follow a player's cards from picture to picture. Equal cards are counted, the one on the table first: so
 * whichever of two equal cards is shown, one flies out and the other stays.
 */
export function keyedHand({ cards, shown }: Pick<PlayerView, "cards" | "shown">, seat: number): KeyedCard[] {
  const seen = new Map<string, number>(shown === null ? [] : [[shown, 1]]);
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: keyOf(seat, card, copy), card, copy };
  });
}

export function shownKey(seat: number, card: Card): string {
  return keyOf(seat, card, 0);
}

function keyOf(seat: number, card: string, copy: number): string {
  return `${seat}:${card}#${copy}`;
}
