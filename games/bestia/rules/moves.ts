import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import { DECK } from "./cards.ts";
import { MOST_CHIPS, MOST_SEATS } from "./options.ts";

const CardSchema = oneOf(DECK);
const MOST_CARDS = 4;

/** Passo: also the answer of a player who does not want to come in blind. */
const Pass = strictObject({ type: Type.Literal("pass") });
/** Servito: stands pat, playing with the cards as they are. */
const Served = strictObject({ type: Type.Literal("served") });
/** Cambio: plays, and has these cards replaced. */
const Exchange = strictObject({
  type: Type.Literal("exchange"),
  cards: Type.Array(CardSchema, { minItems: 1, maxItems: MOST_CARDS }),
});
/** Al buio. */
const Blind = strictObject({ type: Type.Literal("blind") });
const Play = strictObject({ type: Type.Literal("play"), card: CardSchema });
/** "Sit out next hand." */
const SitOut = strictObject({ type: Type.Literal("sitOut") });
/** "I'm back." */
const Back = strictObject({ type: Type.Literal("back") });

export const Move = Type.Union([Pass, Served, Exchange, Blind, Play, SitOut, Back]);
export type Move = Static<typeof Move>;

const SeatNumber = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 });
/** Eleven days, in milliseconds. */
export const MOST_LEVELS_TIME = 1_000_000_000;
const Chips = Type.Integer({ minimum: 1, maximum: MOST_CHIPS });

export const HouseMove = Type.Union([
  strictObject({ type: Type.Literal("sit"), seat: SeatNumber, chips: Chips }),
  strictObject({ type: Type.Literal("stand"), seat: SeatNumber }),
  strictObject({ type: Type.Literal("topUp"), seat: SeatNumber, chips: Chips }),
  /** The player has left the table without standing up. */
  strictObject({ type: Type.Literal("away"), seat: SeatNumber }),
  /** The player has come back to it. */
  strictObject({ type: Type.Literal("isBack"), seat: SeatNumber }),
  /** The game shall end as soon as the pot is clear. */
  strictObject({ type: Type.Literal("close") }),
  /** BES-34: how much of the levels' time is over at all tables of a tournament, and whether it stands still. */
  strictObject({
    type: Type.Literal("levels"),
    elapsed: Type.Integer({ minimum: 0, maximum: MOST_LEVELS_TIME }),
    held: Type.Boolean(),
  }),
]);
export type HouseMove = Static<typeof HouseMove>;
