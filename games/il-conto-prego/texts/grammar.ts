import type { Result } from "@tavolata/kernel";
import type { Bill, Card, HiddenCard } from "../rules/index.ts";
import type { Place } from "./shape.ts";

const HIDDEN: HiddenCard = "?";

/** "a, b and c", with the language's own last joint. */
export function joined(items: readonly string[], lastJoint: (item: string) => string): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  return items.length === 1 ? last : `${items.slice(0, -1).join(", ")}${lastJoint(last)}${last}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The cards, where the watcher may see them; a hand is either all open or all hidden. */
export function openCards(cards: readonly (Card | HiddenCard)[]): readonly Card[] | null {
  return cards.every((card) => card !== HIDDEN) ? (cards as readonly Card[]) : null;
}

/** The places of a result from the first down, ties together. */
export function placesOf({ places }: Pick<Result, "places">): Place[] {
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map((place) => ({ place, seats: places.flatMap((other, seat) => (other === place ? [seat] : [])) }));
}

/** CON-17: how many cards were missing even with all the Jokers. */
export function shortBy({ missing, jokers }: Pick<Bill, "missing" | "jokers">): number {
  return Math.max(0, missing - jokers);
}
