import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { BREEDS, CARDS } from "./cards.ts";
import { ENOUGH_EGGS, GUILDS } from "./eggs.ts";
import { TOP } from "./pyramid.ts";
import { LONGEST_ROW, SIGNALS, WORDS } from "./signals.ts";

export const MOST_SEATS = manifest.seats.max;

const SeatNumber = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 });
/** A face-up egg of the team, counted from 0 in the order in which the team got its eggs. */
const EggNumber = Type.Integer({ minimum: 0, maximum: ENOUGH_EGGS - 1 });
const Row = Type.Array(oneOf(SIGNALS), { minItems: 1, maxItems: LONGEST_ROW });
/** One of a team's signals: the one for any tris, or the one for a breed (BEC-23). */
const Entry = Type.Union([oneOf(BREEDS), Type.Null()]);

/** BEC-7 */
const Pass = strictObject({ type: Type.Literal("pass"), card: oneOf(CARDS) });

/** BEC-9, BEC-23: with a breed where chickens are called. */
const Coccode = strictObject({ type: Type.Literal("coccode"), breed: Type.Optional(oneOf(BREEDS)) });
/** BEC-12 */
const Beccato = strictObject({ type: Type.Literal("beccato"), accused: SeatNumber });
/** BEC-15 */
const Chicchirichi = strictObject({ type: Type.Literal("chicchirichi") });

/** BEC-18: lets go of a shout's button at once. */
const TakeBack = strictObject({ type: Type.Literal("takeBack") });

/** BEC-32: begins a signal, which ends with `release`, or by itself. */
const Perform = strictObject({ type: Type.Literal("perform"), signal: oneOf(SIGNALS) });
const Release = strictObject({ type: Type.Literal("release") });
/** BEC-33 */
const Look = strictObject({ type: Type.Literal("look"), at: SeatNumber });

/** BEC-13: where an egg is taken from. */
export const SOURCES = [...BREEDS, "deck", "chick"] as const;
export type Source = (typeof SOURCES)[number];
const Take = strictObject({ type: Type.Literal("take"), from: oneOf(SOURCES) });
/** BEC-26 */
const Place = strictObject({
  type: Type.Literal("place"),
  place: Type.Integer({ minimum: 0, maximum: TOP }),
});

/** BEC-2 */
const TakeSymbol = strictObject({ type: Type.Literal("takeSymbol"), symbol: oneOf(GUILDS) });

/** BEC-22, BEC-23: in the team room. */
const Propose = strictObject({ type: Type.Literal("propose"), entry: Entry, row: Row });
const Accept = strictObject({ type: Type.Literal("accept"), entry: Entry });
const Ready = strictObject({ type: Type.Literal("ready") });

/** BEC-38: to the player's own guild. */
const Say = strictObject({ type: Type.Literal("say"), word: oneOf(WORDS) });

/** BEC-21: asks the team to draw another signal, to adopt this one, or just to turn the egg. */
const DrawSignal = strictObject({ type: Type.Literal("drawSignal"), egg: EggNumber });
const ChangeSignal = strictObject({
  type: Type.Literal("changeSignal"),
  egg: EggNumber,
  entry: Entry,
  row: Row,
});
const TurnEgg = strictObject({ type: Type.Literal("turnEgg"), egg: EggNumber });
const Confirm = strictObject({ type: Type.Literal("confirm") });
const Decline = strictObject({ type: Type.Literal("decline") });

export const Move = Type.Union([
  Pass,
  Coccode,
  Beccato,
  Chicchirichi,
  TakeBack,
  Perform,
  Release,
  Look,
  Take,
  Place,
  TakeSymbol,
  Propose,
  Accept,
  Ready,
  Say,
  DrawSignal,
  ChangeSignal,
  TurnEgg,
  Confirm,
  Decline,
]);
export type Move = Static<typeof Move>;

export type MoveOf<Type extends Move["type"]> = Extract<Move, { type: Type }>;
export type Shout = MoveOf<"coccode" | "beccato" | "chicchirichi">;
export type Request = MoveOf<"drawSignal" | "changeSignal" | "turnEgg">;
