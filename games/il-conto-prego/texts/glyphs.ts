import type { Card, Joker, Rank, Suit } from "../rules/index.ts";

const SUIT_GLYPHS: Readonly<Record<Suit, string>> = { C: "♣", D: "♦", H: "♥", S: "♠" };
const JOKER_GLYPH = "★";
const JOKER: Joker = "W";

/** What is printed on the card: the same in every language. */
export type Face = { readonly rank: Rank; readonly suit: Suit };

/** Null for a Joker, which has neither rank nor suit. */
export function faceOf(card: Card): Face | null {
  return card === JOKER ? null : { rank: card[0] as Rank, suit: card[1] as Suit };
}

/** A card in the fewest signs: "Q♥", "10♣", "★". */
export function glyph(card: Card): string {
  const face = faceOf(card);
  if (face === null) return JOKER_GLYPH;
  return `${face.rank === "T" ? "10" : face.rank}${SUIT_GLYPHS[face.suit]}`;
}

export function glyphs(cards: readonly Card[]): string {
  return cards.map(glyph).join(" ");
}
