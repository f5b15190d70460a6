import type { Offer } from "@tavolata/kernel";
import {
  type Call,
  type Card,
  DISHES,
  type Dish,
  dishesAfter,
  JOKER,
  type Move,
  type Rank,
  type WhichDish,
} from "../rules/index.ts";

export type Way = Call["type"];

/** As much of a call as somebody has put together so far: a plate, then what becomes of it. */
export interface Choice {
  readonly dish: WhichDish;
  readonly change: { readonly way: Way; readonly rank: Rank } | null;
}

/** A call that lacks only the card that is shown with it. */
export interface Wish {
  readonly dish: WhichDish;
  readonly way: Way;
  readonly rank: Rank;
}

/** For every wish that is open, the cards that may be shown with it. */
export type OpenCalls = ReadonlyMap<string, readonly Card[]>;

export function openCalls(offers: readonly Offer<Move>[], dishes: readonly Dish[]): OpenCalls {
  const calls = new Map<string, Card[]>();
  for (const { move, open } of offers) {
    if (open !== undefined || move.type === "bill" || move.type === "discard") continue;
    const dish = move.type === "order" ? nextToOrder(dishes) : move.dish;
    if (dish === undefined) continue;
    const key = keyOf({ dish, way: move.type, rank: move.rank as Rank });
    const cards = calls.get(key);
    if (cards === undefined) calls.set(key, [move.show]);
    else cards.push(move.show);
  }
  return calls;
}

export function cardsToShow(calls: OpenCalls, wish: Wish): readonly Card[] {
  return calls.get(keyOf(wish)) ?? [];
}

/** The plates that something can be called on. */
export function openPlates(calls: OpenCalls): WhichDish[] {
  return DISHES.filter((dish) => [...calls.keys()].some((key) => key.startsWith(dish)));
}

/** How a plate can change: an empty one is ordered, what lies on it is spiced or piled onto. */
export function waysOf(dishes: readonly Dish[], dish: WhichDish): readonly Way[] {
  if (dishes[DISHES.indexOf(dish)] !== undefined) return ["spice", "abound"];
  return nextToOrder(dishes) === dish ? ["order"] : [];
}

export function wishOf({ dish, change }: Choice): Wish | null {
  return change === null ? null : { dish, ...change };
}

export function callOf({ dish, way, rank }: Wish, show: Card): Call {
  return way === "order" ? { type: way, rank, show } : { type: way, dish, rank, show };
}

/** All dishes, once this is called. */
export function dishesWith(dishes: readonly Dish[], wish: Wish): Dish[] {
  return dishesAfter(dishes, callOf(wish, JOKER));
}

/** What somebody means who asks for this before they have chosen a card: the referee then says what is in the way. */
export function callMeant(wish: Wish, hand: readonly Card[]): Call {
  const show =
    hand.find((card) => card[0] === wish.rank) ?? hand.find((card) => card !== JOKER) ?? hand[0] ?? JOKER;
  return callOf(wish, show);
}

/** What somebody means who reaches for a plate that nothing can be called on now. */
export function plateMeant(dishes: readonly Dish[], dish: WhichDish, hand: readonly Card[]): Call {
  const at = dishes[DISHES.indexOf(dish)];
  const way = waysOf(dishes, dish)[0] ?? "abound";
  return callMeant({ dish, way, rank: at?.rank ?? "2" }, hand);
}

export function canAskForTheBill(offers: readonly Offer<Move>[]): boolean {
  return offers.some(({ move }) => move.type === "bill");
}

/** How many cards are to be discarded now; none where nothing is. */
export function owedDiscards(offers: readonly Offer<Move>[]): number {
  for (const { move, open } of offers) {
    const cards = move.type === "discard" ? open?.cards : undefined;
    if (cards !== undefined) return cards.least;
  }
  return 0;
}

function nextToOrder(dishes: readonly Dish[]): WhichDish | undefined {
  return DISHES[dishes.length];
}

function keyOf({ dish, way, rank }: Wish): string {
  return `${dish} ${way} ${rank}`;
}
