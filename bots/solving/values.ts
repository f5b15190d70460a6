import type { Seat } from "@tavolata/kernel";
import type { Deal, Ending } from "./hand-game.ts";

/**
 * What an ending is worth to a seat with each of its hands, times the chance that the deal and the others' choices
 * led there. For each seat and hand, `reach` is the chance that the seat's own choices led here.
 */
export function worthAtTheEnd(
  worth: Float64Array,
  { payoffs, deals }: Ending,
  seat: Seat,
  allDeals: readonly Deal[],
  reach: readonly Float64Array[],
): void {
  const seats = reach.length;
  worth.fill(0);
  for (let i = 0; i < deals.length; i++) {
    const deal = deals[i]!;
    const { hands, chance } = allDeals[deal]!;
    let weight = chance * payoffs[deal * seats + seat]!;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) weight *= reach[other]![hands[other]!]!;
    }
    worth[hands[seat]!]! += weight;
  }
}

/** The reach of every seat and hand before anybody has chosen anything. */
export function fullReach(seats: number, hands: number): Float64Array[] {
  return Array.from({ length: seats }, () => new Float64Array(hands).fill(1));
}
