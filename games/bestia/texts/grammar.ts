import type { Seat } from "@tavolata/kernel";
import type { Card, HiddenCard } from "../rules/index.ts";

export { joined, placesOf } from "@tavolata/kernel";

const HIDDEN: HiddenCard = "?";

/** The cards, where the watcher may see them; they are all open or all hidden. */
export function openCards(cards: readonly (Card | HiddenCard)[]): readonly Card[] | null {
  return cards.every((card) => card !== HIDDEN) ? (cards as readonly Card[]) : null;
}

/** Cents with two decimals, and the language's own point. */
export function twoDecimals(cents: number, point: string): string {
  const amount = Math.abs(cents);
  const sign = cents < 0 ? "−" : "";
  return `${sign}${Math.floor(amount / 100)}${point}${String(amount % 100).padStart(2, "0")}`;
}

/** Seats with something, and how much. */
export function amountsOf(amounts: readonly number[]): { seat: Seat; chips: number }[] {
  return amounts.flatMap((chips, seat) => (chips === 0 ? [] : [{ seat, chips }]));
}
