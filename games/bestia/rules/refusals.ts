import type { Refusal } from "@tavolata/kernel";

/** Every reason to refuse something in this game, and the clause that gives it. */
export const REFUSALS = {
  "not-eligible": "BES-10",
  eliminated: "BES-12",
  "no-hand-in-play": "BES-15",
  "not-your-turn-to-speak": "BES-16",
  "declared-already": "BES-16",
  "card-to-exchange-not-held": "BES-17",
  "stock-too-small": "BES-17",
  "blind-comes-later": "BES-18",
  "only-blind-now": "BES-18",
  "declare-first": "BES-20",
  "not-your-turn-to-play": "BES-20",
  "not-playing": "BES-20",
  "card-not-held": "BES-21",
  "must-follow-suit": "BES-21",
  "must-trump": "BES-21",
  "must-lead-dominant": "BES-22",
  "must-overtrump": "BES-24a",
  "must-play": "BES-24a",
  "in-sit-out-already": "BES-30",
  "not-in-sit-out": "BES-31",
  "buy-in-first": "BES-31",
  "not-a-player": "BES-33",
  "not-the-house": "BES-33",
  "no-such-chair": "BES-33",
  "chair-empty": "BES-33",
  "chair-taken": "BES-33",
  "leaving-already": "BES-33",
  "closing-already": "BES-33",
  "game-is-over": "BES-33",
  "hand-in-play": "BES-33",
  "credit-full": "BES-33",
  "buy-in-out-of-range": "BES-33",
  "too-many-for-four-cards": "BES-33",
  "not-enough-chairs": "BES-33",
  "not-this-table": "BES-33",
  "fixed-stack": "BES-34",
  "one-table-only": "BES-34",
  "levels-must-rise": "BES-34",
  "levels-of-one-table": "BES-34",
  "tournament-begins-anew": "BES-34",
  "pot-not-clear": "BES-34",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export function refused(code: RefusalCode, params?: Refusal["params"]): Refusal<RefusalCode> {
  const clause = REFUSALS[code];
  return params === undefined ? { code, clause } : { code, clause, params };
}
