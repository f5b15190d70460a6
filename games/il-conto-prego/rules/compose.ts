import { type Card, isOfRank, JOKER, type Joker, type Rank } from "./cards.ts";
import type { Dish } from "./dishes.ts";
import type { Bill } from "./types.ts";

type Hands = readonly (readonly Card[])[];

/** CON-17: one Joker fills one missing card, of either dish. */
export function compose(
  dishes: readonly Dish[],
  hands: Hands,
): Pick<Bill, "found" | "jokers" | "missing" | "verdict"> {
  const jokers = countIn(hands, JOKER);
  let missing = 0;
  const found = dishes.map(({ count, rank }) => {
    const there = countIn(hands, rank);
    missing += Math.max(0, count - there);
    return there;
  });
  return { found, jokers, missing, verdict: missing <= jokers ? "true" : "false" };
}

function countIn(hands: Hands, rank: Rank | Joker): number {
  let count = 0;
  for (const hand of hands) for (const card of hand) if (isOfRank(card, rank)) count += 1;
  return count;
}
