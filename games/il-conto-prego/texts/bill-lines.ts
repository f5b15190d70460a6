import type { Bill, Dish } from "../rules/index.ts";

/** One dish of a bill, as it is reckoned: what was called, what counts for it, and what is left over or missing. */
export interface BillLine {
  readonly dish: Dish;
  /** Cards of its rank that count: never more than were called. */
  readonly found: number;
  /** Cards of its rank beyond those: they help no dish. */
  readonly spare: number;
  /** Jokers that stand in for cards nobody had. */
  readonly jokers: number;
  readonly missing: number;
}

/** CON-17: the bill dish by dish. A Joker fills one place, and the first dish is filled first. */
export function billLinesOf({
  dishes,
  found,
  jokers,
}: Pick<Bill, "dishes" | "found" | "jokers">): BillLine[] {
  let left = jokers;
  return dishes.map((dish, i) => {
    const there = found[i] ?? 0;
    const counted = Math.min(dish.count, there);
    const standIns = Math.min(left, dish.count - counted);
    left -= standIns;
    return {
      dish,
      found: counted,
      spare: there - counted,
      jokers: standIns,
      missing: dish.count - counted - standIns,
    };
  });
}
