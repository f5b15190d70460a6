import { type Card, isOfRank, JOKER } from "./cards.ts";
import type { Bill, Dish } from "./state.ts";

/** CON-17: one Joker fills one missing card, of either dish. */
export function compose(dishes: readonly Dish[], hands: readonly (readonly Card[])[]) {
  const found = dishes.map(() => 0);
  let jokers = 0;
  for (const hand of hands) {
    for (const card of hand) {
      if (card === JOKER) jokers += 1;
      for (let i = 0; i < dishes.length; i++) if (isOfRank(card, dishes[i]!.rank)) found[i]! += 1;
    }
  }
  const missing = dishes.reduce((sum, dish, i) => sum + Math.max(0, dish.count - found[i]!), 0);
  const verdict: Bill["verdict"] = missing <= jokers ? "true" : "false";
  return { found, jokers, missing, verdict };
}
