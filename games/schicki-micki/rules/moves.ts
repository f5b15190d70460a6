import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { FEATURES } from "./cards.ts";

/** SCH-1 */
export const MOST_SEATS = manifest.seats.max;

/** SCH-11: what a hand can do. */
export const HANDS = ["knock", "blue", "red"] as const;
export type Hand = (typeof HANDS)[number];

/** The dealer reaches for the next card. */
const Turn = strictObject({ type: Type.Literal("turn") });
const Call = strictObject({ type: Type.Literal("call"), feature: oneOf(FEATURES) });
/** Knocks, or takes a pawn. */
const MoveOfTheHand = strictObject({ type: Type.Literal("hand"), does: oneOf(HANDS) });
/** SCH-22: for whom was first. */
const Vote = strictObject({
  type: Type.Literal("vote"),
  seat: Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 }),
});

export const Move = Type.Union([Turn, Call, MoveOfTheHand, Vote]);
export type Move = Static<typeof Move>;

/** SCH-5: the shared screen has painted this card, which is named by its number. */
export const ScreenMove = strictObject({
  type: Type.Literal("shown"),
  card: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
export type ScreenMove = Static<typeof ScreenMove>;
