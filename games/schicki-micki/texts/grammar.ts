import type { Result, Seat } from "@tavolata/kernel";

/** "a, b and c", with the language's own last joint. */
export function joined(items: readonly string[], lastJoint: (item: string) => string): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  return items.length === 1 ? last : `${items.slice(0, -1).join(", ")}${lastJoint(last)}${last}`;
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Seats with something, and how much. */
export function amountsOf(amounts: readonly number[]): { seat: Seat; cards: number }[] {
  return amounts.flatMap((cards, seat) => (cards === 0 ? [] : [{ seat, cards }]));
}

/** The places of a result from the first down, ties together. */
export function placesOf({ places }: Pick<Result, "places">): { place: number; seats: Seat[] }[] {
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map((place) => ({ place, seats: places.flatMap((other, seat) => (other === place ? [seat] : [])) }));
}
