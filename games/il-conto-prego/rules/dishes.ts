import type { Joker, Rank } from "./cards.ts";

/** Portata: so many cards of one rank. "Due Assi" is { count: 2, rank: "A" }. */
export interface Dish {
  count: number;
  rank: Rank;
}

/** Primo and secondo. */
export const DISHES = ["first", "second"] as const;
export type WhichDish = (typeof DISHES)[number];

/** A call without the card that is shown with it. */
export type Wish = { readonly type: "order"; readonly rank: Rank | Joker } | Change;

/** A wish about a dish that is there already. */
export interface Change {
  readonly type: "spice" | "abound";
  readonly dish: WhichDish;
  readonly rank: Rank | Joker;
}

/** The dishes once this has been called. */
export function dishesAfter(dishes: readonly Dish[], wish: Wish): Dish[] {
  const rank = wish.rank as Rank;
  if (wish.type === "order") return [...dishes, { count: 1, rank }];
  return dishes.map((dish, i) => {
    if (DISHES[i] !== wish.dish) return dish;
    return { count: wish.type === "abound" ? dish.count + 1 : dish.count, rank };
  });
}
