import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import { FACES, JOKER, RANKS } from "./cards.ts";
import { DISHES } from "./dishes.ts";

/** A Joker can be named on the wire, so that the referee can say why it cannot be called (CON-3). */
const CalledRank = oneOf([...RANKS, JOKER]);
const Dish = oneOf(DISHES);
const CardSchema = oneOf(FACES);
const MOST_DISCARDS = 18;

/** Ordinazione: a new dish of one card. */
const Order = strictObject({ type: Type.Literal("order"), rank: CalledRank, show: CardSchema });
/** Speziare: the same dish, of a higher rank. */
const Spice = strictObject({ type: Type.Literal("spice"), dish: Dish, rank: CalledRank, show: CardSchema });
/** Abbondare, to pile on: one card more, of whatever rank. The move has kept the name that logs know it by. */
const PileOn = strictObject({ type: Type.Literal("abound"), dish: Dish, rank: CalledRank, show: CardSchema });
/** "Il conto, prego!" */
const Bill = strictObject({ type: Type.Literal("bill") });
const Discard = strictObject({
  type: Type.Literal("discard"),
  cards: Type.Array(CardSchema, { maxItems: MOST_DISCARDS }),
});

export const Move = Type.Union([Order, Spice, PileOn, Bill, Discard]);
export type Move = Static<typeof Move>;
export type Call = Static<typeof Order> | Static<typeof Spice> | Static<typeof PileOn>;
