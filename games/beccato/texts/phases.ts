import { choiceOf, type View } from "../rules/index.ts";
import type { ClauseNumber } from "./clauses.ts";

/** What the game asks of a player. */
export type Phase =
  | "agreeing"
  | "round"
  | "openRound"
  | "realRound"
  | "shouted"
  | "symbol"
  | "egg"
  | "place"
  | "between";

/** The clauses behind each, for the help beside it. */
export const PHASE_CLAUSES: Readonly<Record<Phase, readonly ClauseNumber[]>> = {
  agreeing: ["BEC-4", "BEC-22", "BEC-23", "BEC-36"],
  round: ["BEC-7", "BEC-9", "BEC-12", "BEC-15", "BEC-32", "BEC-33"],
  openRound: ["BEC-7", "BEC-9", "BEC-12", "BEC-15", "BEC-32"],
  realRound: ["BEC-7", "BEC-9", "BEC-12", "BEC-15", "BEC-34"],
  shouted: ["BEC-10", "BEC-11", "BEC-13", "BEC-14", "BEC-18"],
  symbol: ["BEC-2", "BEC-20"],
  egg: ["BEC-10", "BEC-13", "BEC-19", "BEC-29"],
  place: ["BEC-26", "BEC-27", "BEC-28"],
  between: ["BEC-8", "BEC-20", "BEC-21", "BEC-38"],
};

export function phaseOf(view: View): Phase | undefined {
  const { phase, options } = view;
  if (phase === "over") return undefined;
  if (phase === "choosing") {
    const { places, symbols } = choiceOf(view);
    return symbols.length > 0 ? "symbol" : places.length > 0 ? "place" : "egg";
  }
  if (phase !== "round") return phase;
  if (options.table === "oneTable") return "realRound";
  return options.lineOfSight ? "round" : "openRound";
}
