import type { View } from "../rules/index.ts";
import type { ClauseNumber } from "./clauses.ts";

/** What the game asks of a player. */
export type Phase = "action" | "choice" | "flock" | "answers" | "throwAway";

/** The clauses behind each, for the help beside it. */
export const PHASE_CLAUSES: Readonly<Record<Phase, readonly ClauseNumber[]>> = {
  action: ["PIC-5", "PIC-6", "PIC-7", "PIC-9", "PIC-11"],
  choice: ["PIC-7", "PIC-17", "PIC-18", "PIC-28"],
  flock: ["PIC-11", "PIC-23", "PIC-24", "PIC-25", "PIC-27"],
  answers: ["PIC-7", "PIC-10", "PIC-21", "PIC-28", "PIC-31"],
  throwAway: ["PIC-6"],
};

export function phaseOf({ waiting }: Pick<View, "waiting">): Phase | undefined {
  if (waiting?.is !== "choice") return waiting?.is;
  const { purpose } = waiting.choice;
  return purpose === "landing" || purpose === "followers" || purpose === "biggest" ? "flock" : "choice";
}
