import { fastRandom, shuffle } from "@tavolata/kernel";
import { type Card, compose, type Dish, type Rank } from "../rules/index.ts";

const RANKS = [..."23456789TJQKA"] as Rank[];
const CARDS: readonly Card[] = [
  ...[...RANKS, ...RANKS].flatMap((rank) => [..."CDHS"].map((suit) => `${rank}${suit}` as Card)),
  ...Array.from({ length: 4 }, (): Card => "W"),
];

/** Any hands out of one deck and any call of one dish or two, with what the rules make of them. */
export function randomBill(seed: number) {
  const random = fastRandom(seed);
  const cards = shuffle([...CARDS], random).slice(0, 3 + random.below(58));
  const players = 3 + random.below(6);
  const hands = Array.from({ length: players }, (_, seat) => cards.filter((__, i) => i % players === seat));
  const dishes: Dish[] = shuffle([...RANKS], random)
    .slice(0, 1 + random.below(2))
    .map((rank) => ({ rank, count: 1 + random.below(random.below(2) === 0 ? 4 : 12) }));
  return { dishes, hands, ...compose(dishes, hands) };
}
