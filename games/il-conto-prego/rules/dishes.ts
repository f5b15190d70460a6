import type { Rank } from "./cards.ts";
import type { Wish } from "./menu.ts";
import type { Dish } from "./state.ts";

/** Primo and secondo. */
export const DISHES = ["first", "second"] as const;
export type WhichDish = (typeof DISHES)[number];

/** The dishes once this has been called. */
export function dishesAfter(dishes: readonly Dish[], wish: Wish): Dish[] {
  const rank = wish.rank as Rank;
  if (wish.type === "order") return [...dishes, { count: 1, rank }];
  return dishes.map((dish, i) => {
    if (DISHES[i] !== wish.dish) return dish;
    return { count: wish.type === "abound" ? dish.count + 1 : dish.count, rank };
  });
}
