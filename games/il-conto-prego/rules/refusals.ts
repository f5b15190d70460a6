import type { Refusal } from "@tavolata/kernel";

/** Every reason to refuse something in this game, and the clause that gives it. */
export const REFUSALS = {
  "not-a-player": "CON-1",
  "hand-of-five-below-six-players": "CON-2",
  "joker-called": "CON-3",
  "not-your-turn": "CON-4",
  "nothing-to-doubt": "CON-6",
  "two-dishes-already": "CON-7",
  "dish-not-ordered": "CON-7",
  "rank-not-higher": "CON-8",
  "same-rank-twice": "CON-10",
  "card-to-show-not-held": "CON-11",
  "shown-card-not-called": "CON-11",
  "joker-shown": "CON-13",
  "dish-is-full": "CON-15",
  "game-is-over": "CON-20",
  "discards-first": "CON-26",
  "nothing-to-discard": "CON-26",
  "wrong-number-of-discards": "CON-26",
  "card-to-discard-not-held": "CON-26",
  eliminated: "CON-27",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export function refused(code: RefusalCode, params?: Refusal["params"]): Refusal<RefusalCode> {
  const clause = REFUSALS[code];
  return params === undefined ? { code, clause } : { code, clause, params };
}
