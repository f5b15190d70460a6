import type { View } from "../rules/index.ts";
import type { ClauseNumber } from "./clauses.ts";

/** What the game asks of somebody. */
export type Phase =
  | "agreeing"
  | "round"
  | "openRound"
  | "realRound"
  | "shouted"
  | "egg"
  | "place"
  | "between";

/** The clauses that each rests on, for the help beside it. */
export const PHASE_CLAUSES: Readonly<Record<Phase, readonly ClauseNumber[]>> = {
  agreeing: ["BEC-4", "BEC-22", "BEC-23", "BEC-36"],
  round: ["BEC-7", "BEC-9", "BEC-12", "BEC-15", "BEC-32", "BEC-33"],
  openRound: ["BEC-7", "BEC-9", "BEC-12", "BEC-15", "BEC-32"],
  realRound: ["BEC-7", "BEC-9", "BEC-12", "BEC-15", "BEC-34"],
  shouted: ["BEC-10", "BEC-11", "BEC-13", "BEC-14", "BEC-18"],
  egg: ["BEC-10", "BEC-13", "BEC-19", "BEC-29"],
  place: ["BEC-26", "BEC-27", "BEC-28"],
  between: ["BEC-8", "BEC-20", "BEC-21"],
};

export function phaseOf({ phase, choice, options }: View): Phase | undefined {
  if (phase === "over") return undefined;
  if (phase === "choosing") return choice!.sources.length > 0 ? "egg" : "place";
  if (phase !== "round") return phase;
  if (options.table === "oneTable") return "realRound";
  return options.lineOfSight ? "round" : "openRound";
}
