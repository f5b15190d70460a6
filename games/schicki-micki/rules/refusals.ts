import type { Refusal } from "@tavolata/kernel";

/** Every reason to refuse something in this game, and the clause that gives it. */
export const REFUSALS = {
  "not-a-player": "SCH-1",
  "bad-card": "SCH-3",
  "bad-deck": "SCH-3",
  "not-the-dealer": "SCH-4",
  "clock-turns": "SCH-5",
  "turning-already": "SCH-5",
  "not-the-screen": "SCH-5",
  "no-shared-screen": "SCH-5",
  "no-such-card": "SCH-5",
  "shown-already": "SCH-5",
  "window-open": "SCH-6",
  "window-closed": "SCH-6",
  "nothing-on-the-line": "SCH-10",
  "called-already": "SCH-11",
  "hand-committed": "SCH-11",
  "out-of-the-line": "SCH-28",
  "vote-on": "SCH-22",
  "no-vote": "SCH-22",
  "voted-already": "SCH-22",
  "not-a-claimant": "SCH-22",
  "last-card-turned": "SCH-24",
  "game-is-over": "SCH-24",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export function refused(code: RefusalCode, params?: Refusal["params"]): Refusal<RefusalCode> {
  const clause = REFUSALS[code];
  return params === undefined ? { code, clause } : { code, clause, params };
}
