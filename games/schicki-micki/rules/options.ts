import { type OptionHints, oneOf, type Static, strictObject, Type, timeLimit } from "@tavolata/kernel";
import { DECK_SIZE } from "./deck.ts";

const BY_HAND: OptionHints = { when: { turning: "hand" } };
const SECONDS: OptionHints = { unit: "seconds" };
const MILLISECONDS: OptionHints = { unit: "milliseconds" };
const FROM_A_FILE: OptionHints = { fromFile: true };

export const Options = strictObject({
  /** SCH-5, SCH-22: on line, or around one table with a shared screen. */
  table: oneOf(["online", "oneTable"], { default: "online" }),

  /** SCH-5 */
  turning: oneOf(["hand", "clock"], { default: "hand" }),
  /** Between two cards, where the clock turns them. */
  paceSeconds: Type.Integer({ minimum: 1, maximum: 60, default: 3, ...SECONDS }),
  /** Between two cards, however eager the dealer. */
  leastGapMs: Type.Integer({ minimum: 500, maximum: 30_000, default: 1000, ...BY_HAND, ...MILLISECONDS }),
  /** How long the dealer may hesitate before the clock turns for them. */
  dealerSeconds: timeLimit({ default: 6, most: 120 }),
  /** SCH-26: to look at how it was settled. */
  restSeconds: Type.Integer({ minimum: 1, maximum: 60, default: 4, ...SECONDS }),

  /** SCH-6 */
  windowMs: Type.Integer({ minimum: 500, maximum: 15_000, default: 1500, ...MILLISECONDS }),
  /** SCH-21 */
  lagCreditMs: Type.Integer({ minimum: 0, maximum: 300, default: 150, ...MILLISECONDS }),
  /** SCH-22 */
  tieMs: Type.Integer({ minimum: 0, maximum: 200, default: 30, ...MILLISECONDS }),
  voteSeconds: timeLimit({ default: 20, most: 120 }),

  /** SCH-3: the cards of a deck file, in place of ours. They are part of the game's record, so it can be checked. */
  deck: Type.Optional(
    Type.Array(Type.String({ minLength: 6, maxLength: 7 }), {
      minItems: DECK_SIZE,
      maxItems: DECK_SIZE,
      ...FROM_A_FILE,
    }),
  ),
});
export type Options = Static<typeof Options>;
