import type { Seat } from "@tavolata/kernel";

export { capitalized, joined, placesOf } from "@tavolata/kernel";

/** Seats with something, and how much. */
export function amountsOf(amounts: readonly number[]): { seat: Seat; cards: number }[] {
  return amounts.flatMap((cards, seat) => (cards === 0 ? [] : [{ seat, cards }]));
}
