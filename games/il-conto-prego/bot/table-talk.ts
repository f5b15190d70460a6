import type { Seat } from "@tavolata/kernel";
import { type CallMade, type Card, HIDDEN, playerAt, seatsFrom, type View } from "../rules/index.ts";
import {
  heightOf,
  JOKERS_AT,
  NO_DISH,
  type PackedCall,
  type PackedDish,
  packCall,
  packDish,
  packDishes,
  packHand,
  placeOf,
  ROW,
  rankOf,
} from "./packed.ts";
import { addAt, byteAt, numberAt } from "./readers.ts";
import type { Stock } from "./stock.ts";

/** One call of this hand, as it looked to the player who made it. */
export interface Situation {
  readonly seat: Seat;
  readonly first: PackedDish;
  readonly second: PackedDish;
  /** What the others had shown by then. */
  readonly open: Uint8Array;
  /** How many cards of the bill that player had seen. */
  readonly seenCards: number;
  /** What that player had shown by then. */
  readonly shownBefore: Uint8Array;
  readonly call: PackedCall;
  /** The place of the card that was shown. */
  readonly showed: number;
}

/** Everything that a seat knows of the hand, on small numbers. */
export interface TableTalk {
  readonly me: Seat;
  /** The players who are in, from the watcher leftwards. */
  readonly ring: readonly Seat[];
  /** How many cards each seat will have in the bill; what it still owes as discards is not among them. */
  readonly sizes: readonly number[];
  readonly inBill: number;
  /** The seat that called last; before the first call it does not matter, and any will do. */
  readonly last: Seat;
  readonly saldo: boolean;
  readonly stock: Stock;
  readonly first: PackedDish;
  readonly second: PackedDish;
  readonly myHand: Uint8Array;
  /** A row for each seat: the different cards it has shown. */
  readonly shown: Uint8Array;
  /** The cards nobody has shown and the watcher does not hold: hidden hands, hidden discards and the deck. */
  readonly pool: Uint8Array;
  readonly situations: readonly Situation[];
}

/** What the watcher knows when it has to do something, and so has no card on the table. */
export function listen(view: View, stock: Stock): TableTalk {
  const me = view.watcher as Seat;
  const sizes = view.players.map(({ cards, shown, owed }) => cards.length + (shown === null ? 0 : 1) - owed);
  const own = playerAt(view, me);
  const myCards = own.cards as Card[];
  const { situations, shown } = retell(view.calls, sizes);
  const [first, second] = packDishes(view.dishes);
  return {
    me,
    ring: seatsFrom(view, me),
    sizes,
    inBill: sizes.reduce((sum, size) => sum + size, 0),
    last: view.calls.at(-1)?.seat ?? me,
    saldo: view.options.saldo,
    stock,
    first,
    second,
    myHand: packHand(myCards),
    shown,
    pool: poolOf(stock, myCards, own.discards, shown, me),
    situations,
  };
}

function poolOf(
  { lowest, ofARank, jokers }: Stock,
  mine: readonly Card[],
  discards: View["players"][number]["discards"],
  shown: Uint8Array,
  me: Seat,
): Uint8Array {
  const pool = new Uint8Array(ROW).fill(ofARank, lowest);
  pool[JOKERS_AT] = jokers;
  for (const card of mine) addAt(pool, placeOf(card), -1);
  for (const card of discards) if (card !== HIDDEN) addAt(pool, placeOf(card), -1);
  openTo(me, shown).forEach((cards, place) => {
    addAt(pool, place, -cards);
  });
  return pool;
}

/** Goes through the calls of a hand once more. */
export function retell(
  calls: readonly CallMade[],
  sizes: readonly number[],
): { situations: Situation[]; shown: Uint8Array } {
  const shown = new Uint8Array(sizes.length * ROW);
  const seen = new Set<string>();
  const dishes: [PackedDish, PackedDish] = [NO_DISH, NO_DISH];
  const situations = calls.map(({ seat, dish, count, rank, show }): Situation => {
    const which = dish === "first" ? 0 : 1;
    const becomes = packDish(count, heightOf(rank));
    const open = openTo(seat, shown);
    const situation = {
      seat,
      first: dishes[0],
      second: dishes[1],
      open,
      seenCards: numberAt(sizes, seat) + open.reduce((sum, cards) => sum + cards, 0),
      shownBefore: shown.slice(seat * ROW, (seat + 1) * ROW),
      call: packCall(which, becomes),
      showed: placeOf(show),
    };
    dishes[which] = becomes;
    // Two cards of one face cannot be told apart, so only different faces are sure to be different cards (CON-5).
    const face = `${seat} ${show}`;
    if (!seen.has(face)) addAt(shown, seat * ROW + placeOf(show), 1);
    seen.add(face);
    return situation;
  });
  return { situations, shown };
}

/** What the others have shown to this seat. */
export function openTo(seat: Seat, shown: Uint8Array): Uint8Array {
  const open = new Uint8Array(ROW);
  for (let i = 0; i < shown.length; i++)
    if (Math.floor(i / ROW) !== seat) addAt(open, i % ROW, byteAt(shown, i));
  return open;
}

/**
 * The place of the card that most people show with a call: one they have shown before, or else one of the dish they
 * change, or else one of the other dish; a Joker where nothing else will do.
 */
export function usualShow(
  rows: Uint8Array,
  at: number,
  shownBefore: Uint8Array,
  shownAt: number,
  changed: PackedDish,
  other: PackedDish,
): number {
  const rank = rankOf(changed);
  const otherRank = rankOf(other);
  if (byteAt(shownBefore, shownAt + rank) > 0) return rank;
  if (otherRank >= 0 && byteAt(shownBefore, shownAt + otherRank) > 0) return otherRank;
  if (byteAt(rows, at + rank) > 0) return rank;
  return otherRank >= 0 && byteAt(rows, at + otherRank) > 0 ? otherRank : JOKERS_AT;
}
