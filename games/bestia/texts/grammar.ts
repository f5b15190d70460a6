import type { Result, Seat } from "@tavolata/kernel";
import type { Card, HiddenCard } from "../rules/index.ts";

const HIDDEN: HiddenCard = "?";

/** "a, b and c", with the language's own last joint. */
export function joined(items: readonly string[], lastJoint: (item: string) => string): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  return items.length === 1 ? last : `${items.slice(0, -1).join(", ")}${lastJoint(last)}${last}`;
}

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

/** The places of a result from the first down, ties together. */
export function placesOf({ places }: Pick<Result, "places">): { place: number; seats: Seat[] }[] {
  return [...new Set(places.filter((place) => place > 0))]
    .sort((a, b) => a - b)
    .map((place) => ({ place, seats: places.flatMap((other, seat) => (other === place ? [seat] : [])) }));
}
