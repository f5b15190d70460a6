import type { Seat } from "@tavolata/kernel";
import {
  type Call,
  type Card,
  DISHES,
  type Dish,
  JOKER,
  RANKS,
  rankOf as rankOfCard,
} from "../rules/index.ts";
import { addAt, byteAt } from "./readers.ts";
import type { Stock } from "./stock.ts";

/**
 * The hand of Il Conto on small numbers, for players who imagine it thousands of times in a turn. It says the same as
 * the rules about what can be called and whether it is true; `packed.test.ts` holds it to that.
 *
 * A hand is a row of counts: one for each rank, from the lowest up, and one for the Jokers.
 */
export const RANK_COUNT = RANKS.length;
/** Where a row counts the Jokers. */
export const JOKERS_AT = RANK_COUNT;
export const ROW = RANK_COUNT + 1;

/**
 * A packed call names the dish that changes and what it becomes, in one number; before anything is called there is
 * none. Two dishes are two such numbers.
 */
export type PackedDish = number;
export const NO_DISH: PackedDish = 0;

export function packDish(count: number, rank: number): PackedDish {
  return (count << 4) | rank;
}

export function countOf(dish: PackedDish): number {
  return dish >> 4;
}

/** The height of the dish's rank; that of no dish is no rank at all. */
export function rankOf(dish: PackedDish): number {
  return dish === NO_DISH ? -1 : dish & 15;
}

/** Which dish changes, and to what. */
export type PackedCall = number;

export function packCall(dish: number, becomes: PackedDish): PackedCall {
  return (dish << 8) | becomes;
}

/** 0 for the first dish, 1 for the second. */
export function dishOf(call: PackedCall): number {
  return call >> 8;
}

export function becomes(call: PackedCall): PackedDish {
  return call & 255;
}

const HEIGHT = new Map<string, number>(RANKS.map((rank, height) => [rank, height]));

/** Where a row counts this card. */
export function placeOf(card: Card): number {
  return card === JOKER ? JOKERS_AT : heightOf(rankOfCard(card));
}

export function heightOf(rank: string): number {
  const height = HEIGHT.get(rank);
  if (height === undefined) throw new RangeError(`${rank} is no rank`);
  return height;
}

export function packDishes(dishes: readonly Dish[]): [PackedDish, PackedDish] {
  const [first, second] = dishes.map(({ count, rank }) => packDish(count, heightOf(rank)));
  return [first ?? NO_DISH, second ?? NO_DISH];
}

export function packHand(cards: readonly Card[]): Uint8Array {
  const row = new Uint8Array(ROW);
  for (const card of cards) addAt(row, placeOf(card), 1);
  return row;
}

/** What a call makes of these dishes. */
export function packMove(move: Call, dishes: readonly Dish[]): PackedCall {
  const which = move.type === "order" ? dishes.length : DISHES.indexOf(move.dish);
  const before = dishes[which]?.count ?? 0;
  return packCall(which, packDish(move.type === "spice" ? before : before + 1, heightOf(move.rank)));
}

/** More calls than anybody can have: three ways to change thirteen ranks of two dishes. */
export const MOST_CALLS = 2 * 3 * RANK_COUNT;

/**
 * Writes down what somebody with this row, at `at` in `rows`, can call; returns how many calls there are.
 * CON-7 to CON-11, CON-13, CON-15, CON-24
 */
export function legalCalls(
  calls: Int32Array,
  first: PackedDish,
  second: PackedDish,
  rows: Uint8Array,
  at: number,
  saldo: boolean,
  stock: Stock,
): number {
  const joker = saldo && byteAt(rows, at + JOKERS_AT) > 0;
  let found = 0;
  if (first === NO_DISH) return pushCalls(calls, 0, 0, NO_DISH, -1, rows, at, joker, stock);
  if (second === NO_DISH) found = pushCalls(calls, 0, 1, NO_DISH, rankOf(first), rows, at, joker, stock);
  found = pushCalls(calls, found, 0, first, rankOf(second), rows, at, joker, stock);
  return second === NO_DISH
    ? found
    : pushCalls(calls, found, 1, second, rankOf(first), rows, at, joker, stock);
}

function pushCalls(
  calls: Int32Array,
  from: number,
  which: number,
  dish: PackedDish,
  otherRank: number,
  rows: Uint8Array,
  at: number,
  joker: boolean,
  { lowest, mostInADish }: Stock,
): number {
  const anyRank = joker || (otherRank >= 0 && byteAt(rows, at + otherRank) > 0);
  const count = countOf(dish);
  const rankBefore = rankOf(dish);
  const more = count < mostInADish;
  let found = from;
  for (let rank = lowest; rank < RANK_COUNT; rank++) {
    if (rank === otherRank || !(anyRank || byteAt(rows, at + rank) > 0)) continue;
    if (count > 0 && rank > rankBefore) calls[found++] = packCall(which, packDish(count, rank));
    if (more) calls[found++] = packCall(which, packDish(count + 1, rank));
  }
  return found;
}

/** CON-17: whether the dishes lie in all these cards together. */
export function isTrue(first: PackedDish, second: PackedDish, all: Uint8Array): boolean {
  let missing = Math.max(0, countOf(first) - byteAt(all, rankOf(first)));
  if (second !== NO_DISH) missing += Math.max(0, countOf(second) - byteAt(all, rankOf(second)));
  return missing <= byteAt(all, JOKERS_AT);
}

/** A hand that was played out: who met over the bill, and who was right. */
export interface Duel {
  capotavola: Seat;
  cameriere: Seat;
  isTrue: boolean;
}

/** CON-18 */
export function loserOf({ capotavola, cameriere, isTrue }: Duel): Seat {
  return isTrue ? capotavola : cameriere;
}
