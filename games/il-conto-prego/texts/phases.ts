import type { View } from "../rules/index.ts";
import type { ClauseNumber } from "./clauses.ts";

/** The decisions that the game asks of somebody. */
export type Phase = "discards" | "opening" | "calls";

/** The clauses that each decision rests on, for the help beside it. */
export const PHASE_CLAUSES: Readonly<Record<Phase, readonly ClauseNumber[]>> = {
  discards: ["CON-23", "CON-25", "CON-26"],
  opening: ["CON-6", "CON-7", "CON-11", "CON-13", "CON-14"],
  calls: ["CON-6", "CON-7", "CON-8", "CON-9", "CON-10", "CON-11", "CON-12", "CON-13", "CON-14", "CON-16"],
};

/** What is to be decided now; nothing once the game is over. */
export function phaseOf({ phase, calls }: Pick<View, "phase" | "calls">): Phase | undefined {
  if (phase === "over") return undefined;
  return phase === "calls" && calls.length === 0 ? "opening" : phase;
}
