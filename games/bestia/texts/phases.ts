import { isHandOn, type View } from "../rules/index.ts";
import type { ClauseNumber } from "./clauses.ts";

/** The decisions that the game asks of somebody. */
export type Phase = "declaration" | "blind" | "play";

/** The clauses that each decision rests on, for the help beside it. */
export const PHASE_CLAUSES: Readonly<Record<Phase, readonly ClauseNumber[]>> = {
  declaration: ["BES-16", "BES-17", "BES-25", "BES-26", "BES-35"],
  blind: ["BES-18", "BES-24"],
  play: ["BES-20", "BES-21", "BES-22", "BES-23", "BES-36", "BES-37"],
};

/** What is to be decided now; nothing between two hands. */
export function phaseOf(view: Pick<View, "phase">): Phase | undefined {
  return isHandOn(view) ? (view.phase as Phase) : undefined;
}
