import fc from "fast-check";
import { type Card, compose, type Dish, type Rank } from "../rules/index.ts";

const RANKS = [..."23456789TJQKA"] as Rank[];
const CARDS: Card[] = [
  ...[...RANKS, ...RANKS].flatMap((rank) => [..."CDHS"].map((suit) => `${rank}${suit}` as Card)),
  ...Array.from({ length: 4 }, (): Card => "W"),
];

/** Any hands out of one deck, and any call; ranks are few, so that dishes are short, full and more than full. */
export const randomBills = fc
  .tuple(
    fc.shuffledSubarray(CARDS, { minLength: 3, maxLength: 60 }),
    fc.integer({ min: 3, max: 8 }),
    fc.uniqueArray(fc.constantFrom(...RANKS), { minLength: 1, maxLength: 2 }),
    fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
  )
  .map(([cards, players, ranks, counts]) => {
    const hands = Array.from({ length: players }, (_, seat) => cards.filter((__, i) => i % players === seat));
    const dishes: Dish[] = ranks.map((rank, i) => ({ rank, count: counts[i] ?? 1 }));
    return { dishes, hands, ...compose(dishes, hands) };
  });
