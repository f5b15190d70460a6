import { type OptionHints, oneOf, type Static, strictObject, Type, timeLimit } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";

/** Ten million in whole units: the sums of a table stay far below where numbers lose cents. */
export const MOST_CHIPS = 1_000_000_000;
export const MOST_SEATS = manifest.seats.max;

function cents(settings: { minimum?: number; default: number } & OptionHints) {
  return Type.Integer({ minimum: 0, maximum: MOST_CHIPS, unit: "cents", ...settings });
}

const CASH: OptionHints = { when: { table: "cash" } };
/** Across many tables the house ranks and pays. */
const ONE_TABLE: OptionHints = { when: { table: "tournament", manyTables: false } };
/** A tournament ends by its levels. */
const TOURNAMENT_LEVEL_MINUTES = 5;
const BY_HOUSE: OptionHints = { byHouse: true };

/** How the game before left this table, for the one that goes on there (BES-33). */
export const From = strictObject({
  /** Who sits where, with what; null for an empty chair. */
  chairs: Type.Array(
    Type.Union([
      Type.Null(),
      strictObject({
        credit: Type.Integer({ minimum: 0, maximum: MOST_CHIPS }),
        sitOut: Type.Boolean(),
      }),
    ]),
    { minItems: 2, maxItems: MOST_SEATS },
  ),
  dealer: Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })]),
  /** Milliseconds since the first level began. */
  elapsed: Type.Integer({ minimum: 0 }),
  /** BES-24a: whether the hand before brought no bestia. */
  compulsoryNext: Type.Boolean(),
});
export type From = Static<typeof From>;

export const Options = strictObject({
  table: oneOf(["cash", "tournament"], {
    default: "cash",
    brings: { tournament: { levelMinutes: TOURNAMENT_LEVEL_MINUTES } },
  }),
  /** BES-28 */
  handSize: Type.Union([Type.Literal(3), Type.Literal(4)], { default: 3 }),
  /** The chips that everybody begins with. */
  stack: cents({ minimum: 1, default: 2000, fromPurse: { table: "cash" } }),
  /** BES-4: the first level's. */
  ante: cents({ minimum: 1, default: 10 }),
  levelMinutes: Type.Integer({ minimum: 0, maximum: 120, default: 10 }),

  /** BES-33, cash tables */
  buyInLeast: cents({ minimum: 1, default: 1000, ...CASH }),
  buyInMost: cents({ minimum: 1, default: 5000, ...CASH }),
  minCredit: cents({ default: 0, ...CASH }),
  minPlayers: Type.Integer({ minimum: 2, maximum: MOST_SEATS, default: 2, ...CASH }),
  hands: Type.Integer({ minimum: 0, maximum: 999, default: 30, ...CASH }),
  from: Type.Optional(From),

  /** BES-34, tournaments */
  entry: cents({ default: 0, ...ONE_TABLE, fromPurse: {} }),
  prizes: oneOf(["one", "two", "three"], { default: "one", ...ONE_TABLE }),
  manyTables: Type.Boolean({ default: false, ...BY_HOUSE }),

  /** BES-16 */
  firstToSpeak: oneOf(["afterHand", "hand"], { default: "afterHand" }),
  /** BES-24 */
  allPass: oneOf(["carry", "dealer"], { default: "carry" }),
  /** BES-24a */
  overtrump: Type.Boolean({ default: false }),
  potSaved: Type.Boolean({ default: false }),
  compulsoryHand: Type.Boolean({ default: false }),

  /** BES-30 */
  decisionSeconds: timeLimit({ default: 30, most: 600 }),
  /** BES-33 */
  betweenSeconds: Type.Integer({ minimum: 1, maximum: 30, default: 5 }),
});
export type Options = Static<typeof Options>;

/** BES-33: with four cards there would be no stock left to exchange from. */
export const MOST_SEATS_WITH_FOUR_CARDS = 8;
