import type { Refusal } from "@tavolata/kernel";

/** Every reason to refuse something in this game, and the clause that gives it. */
export const REFUSALS = {
  "not-a-player": "PIC-1",
  "not-your-turn": "PIC-5",
  "too-few-left": "PIC-6",
  "throw-away-first": "PIC-6",
  "nothing-to-throw-away": "PIC-6",
  "wrong-number": "PIC-6",
  "answers-first": "PIC-7",
  "not-asked": "PIC-7",
  "answered-already": "PIC-7",
  "set-aside": "PIC-7",
  "not-a-reaction": "PIC-7",
  "does-not-answer": "PIC-7",
  "only-a-reaction": "PIC-7",
  "choose-first": "PIC-7",
  "nothing-to-choose": "PIC-7",
  "cannot-choose": "PIC-7",
  "not-in-your-area": "PIC-9",
  "wrong-price": "PIC-9",
  "not-in-hand": "PIC-10",
  "game-is-over": "PIC-13",
  "nothing-to-contribute-to": "PIC-21",
  "bad-deck": "PIC-30",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export function refused(code: RefusalCode, params?: Refusal["params"]): Refusal<RefusalCode> {
  const clause = REFUSALS[code];
  return params === undefined ? { code, clause } : { code, clause, params };
}
