import type { View } from "../rules/index.ts";
import type { ClauseNumber } from "./clauses.ts";

/** What the game asks of somebody. */
export type Phase = "turning" | "window" | "vote";

/** The clauses that each rests on, for the help beside it. */
export const PHASE_CLAUSES: Readonly<Record<Phase, readonly ClauseNumber[]>> = {
  turning: ["SCH-7", "SCH-8", "SCH-9", "SCH-10", "SCH-12", "SCH-17", "SCH-28"],
  window: ["SCH-6", "SCH-11", "SCH-13", "SCH-14", "SCH-15", "SCH-16"],
  vote: ["SCH-22", "SCH-23"],
};

export function phaseOf({ phase }: Pick<View, "phase">): Phase | undefined {
  return phase === "over" ? undefined : phase;
}
