import type { Seat } from "@tavolata/kernel";
import type { Deal, Ending } from "./hand-game.ts";

/**
 * What an ending is worth to a seat with each of its hands, times the chance that the deal and the others' choices
 * led there. `reach` has, for each seat and hand, the chance that the seat's own choices led here.
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
    for (let other = 0; other < seats; other++) if (other !== seat) weight *= reach[other]![hands[other]!]!;
    worth[hands[seat]!]! += weight;
  }
}

/** Rows of numbers, one for each depth and use, so that a walk through a large tree leaves no garbage behind. */
export class Rows {
  private readonly rows: Float64Array[] = [];

  constructor(private readonly length: number) {}

  at(place: number): Float64Array {
    this.rows[place] ??= new Float64Array(this.length);
    return this.rows[place];
  }
}

/** For each seat and hand: nobody has chosen anything yet. */
export function fullReach(seats: number, hands: number): Float64Array[] {
  return Array.from({ length: seats }, () => new Float64Array(hands).fill(1));
}
