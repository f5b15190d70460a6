import type { Offer } from "@tavolata/kernel";
import { type Card, FACES, RANKS, type Rank } from "./cards.ts";
import type { WhichDish, Wish } from "./dishes.ts";
import type { Call, Move } from "./moves.ts";

/** A wish, with the offer it becomes for every card that could be shown with it, by the card's place in a hand. */
export interface Dishful {
  readonly wish: Wish;
  readonly offers: readonly Offer<Move>[];
}

/** Wishes that leave the same dish as it is, by the rank they ask for, from the lowest up. */
export type Menu = readonly { readonly rank: Rank; readonly dishfuls: readonly Dishful[] }[];

/**
 * All that can ever be called, possible or not. It is written once and its offers are handed out again and again,
 * frozen: the moves of a turn are listed far more often than anything else happens at a table.
 */
export const ORDERS: Menu = RANKS.map((rank) => ({ rank, dishfuls: [dishful({ type: "order", rank })] }));

export const CHANGES: Readonly<Record<WhichDish, Menu>> = {
  first: changesOf("first"),
  second: changesOf("second"),
};

function changesOf(dish: WhichDish): Menu {
  return RANKS.map((rank) => ({
    rank,
    dishfuls: [dishful({ type: "spice", dish, rank }), dishful({ type: "abound", dish, rank })],
  }));
}

function dishful(wish: Wish): Dishful {
  return { wish, offers: FACES.map((card) => Object.freeze({ move: Object.freeze(callOf(wish, card)) })) };
}

/** What a wish becomes with the card that has this place in a hand. */
export function offerWith({ offers }: Dishful, place: number): Offer<Move> {
  const offer = offers[place];
  if (offer === undefined) throw new RangeError(`no card has the place ${place}`);
  return offer;
}

function callOf(wish: Wish, show: Card): Call {
  const { type, rank } = wish;
  return type === "order" ? { type, rank, show } : { type, dish: wish.dish, rank, show };
}
