import type { Refusal } from "@tavolata/kernel";

/** Every reason to refuse something in this game, and the clause that gives it. */
export const REFUSALS = {
  "not-a-player": "CUC-1",
  "not-your-turn": "CUC-4",
  "king-is-shown": "CUC-8",
  "you-are-out": "CUC-12",
  "game-is-over": "CUC-13",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export function refused(code: RefusalCode): Refusal<RefusalCode> {
  return { code, clause: REFUSALS[code] };
}
