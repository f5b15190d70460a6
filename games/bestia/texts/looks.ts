import type { Card, Rank, Suit } from "../rules/index.ts";
import type { Look } from "./shape.ts";

/** BES-1 */
export const LOOKS: readonly Look[] = ["neapolitan", "piacentine", "french"];

const FRENCH_SUITS: Readonly<Record<Suit, string>> = { D: "♦", C: "♥", B: "♣", S: "♠" };
const FRENCH_RANKS: Partial<Record<Rank, string>> = { F: "J", C: "Q", R: "K" };

/** A card as it looks in a French deck: "K♦". */
export function frenchGlyph(card: Card): string {
  const rank = card[0] as Rank;
  return `${FRENCH_RANKS[rank] ?? rank}${FRENCH_SUITS[card[1] as Suit]}`;
}
