import type { Deal } from "@tavolata/bots/solving";
import { type Card, type Dish, JOKER, type Move, placeInHand, type Rank } from "../rules/index.ts";

/**
 * The reduced game: one hand of Il Conto, Prego! with three players, two cards each, three ranks and one Joker, and
 * dishes of at most two cards. Small enough to be solved, and everything else is as the rules have it.
 */
export const SEATS = 3;
export const HAND_SIZE = 2;
export const SMALL_RANKS: readonly Rank[] = ["Q", "K", "A"];
export const OF_A_RANK = 2;
export const SMALL_JOKERS = 1;
export const MOST_CARDS = 2;

/** The two cards of a rank have the same face, as in two French decks: shown, they cannot be told apart (CON-5). */
export const SMALL_DECK: readonly Card[] = [
  ...SMALL_RANKS.flatMap((rank) => Array<Card>(OF_A_RANK).fill(`${rank}H`)),
  ...Array<Card>(SMALL_JOKERS).fill(JOKER),
];

const DIFFERENT = dealtHands();
/** All different hands; a hand's number is its place here. */
export const HANDS: readonly (readonly Card[])[] = DIFFERENT.hands;
/** All different deals, with their chances. */
export const DEALS: readonly Deal[] = DIFFERENT.deals;

function dealtHands(): { hands: Card[][]; deals: Deal[] } {
  const hands = new Map<string, { number: number; cards: Card[] }>();
  const chances = new Map<string, { hands: number[]; ways: number }>();
  let ways = 0;
  const numberOf = (places: readonly number[]): number => {
    const cards = places.map((place) => SMALL_DECK[place]!).sort((a, b) => placeInHand(a) - placeInHand(b));
    const known = hands.get(cards.join()) ?? { number: hands.size, cards };
    hands.set(cards.join(), known);
    return known.number;
  };
  const deal = (dealt: readonly number[], left: readonly number[]): void => {
    if (dealt.length === SEATS) {
      ways += 1;
      const known = chances.get(dealt.join()) ?? { hands: [...dealt], ways: 0 };
      known.ways += 1;
      chances.set(dealt.join(), known);
      return;
    }
    for (const places of choose(left, HAND_SIZE)) {
      deal(
        [...dealt, numberOf(places)],
        left.filter((place) => !places.includes(place)),
      );
    }
  };
  deal(
    [],
    SMALL_DECK.map((_, place) => place),
  );
  return {
    hands: [...hands.values()].map(({ cards }) => cards),
    deals: [...chances.values()].map((known) => ({ hands: known.hands, chance: known.ways / ways })),
  };
}

/** All ways to take so many of these. */
function choose(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => choose(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** What the reduced game leaves of the moves of the whole one: no other ranks, no larger dishes. */
export function isInTheReducedGame(move: Move, dishes: readonly Dish[]): boolean {
  if (move.type === "bill") return true;
  if (move.type === "discard" || !SMALL_RANKS.includes(move.rank as Rank)) return false;
  if (move.type !== "abound") return true;
  return dishes[move.dish === "first" ? 0 : 1]!.count < MOST_CARDS;
}
