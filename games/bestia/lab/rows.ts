import type { Tally } from "@tavolata/figures";
import { FROM_THE_WEAKEST, type HandOver } from "../rules/index.ts";

export const WAYS_TO_SAY = [
  "Pass",
  "Stand pat",
  "Exchange of 1",
  "Exchange of 2",
  "Exchange of 3",
  "Exchange of 4",
  "Blind",
] as const;

export const WAYS_TO_END: readonly HandOver["how"][] = ["played", "saved", "alone", "nobody"];

export const RANKS_BY_STRENGTH = [...FROM_THE_WEAKEST].reverse();

/** Beyond this the hands of a run are counted together. */
export const LONGEST_RUN = 8;

/** The rows that are counted in and reported from. */
export function rowsOf(tally: Tally) {
  return {
    said: tally.row("bes/said"),
    playing: tally.row("bes/playing"),
    ending: tally.row("bes/ending"),
    bestia: tally.row("bes/bestia"),
    bestiaByWay: tally.row("bes/bestia-by-way"),
    runs: tally.row("bes/runs"),
    largestInRun: tally.row("bes/largest-in-run"),
    ruin: tally.row("bes/ruin"),
    playsAt: tally.row("bes/plays-at"),
    bestiaAt: tally.row("bes/bestia-at"),
    leaderTakes: tally.row("bes/leader-takes"),
    trumpTakes: tally.row("bes/trump-takes"),
    plainTakes: tally.row("bes/plain-takes"),
    netAt: (position: number) => tally.row(`bes/net-at/${position}`),
    potAt: (handOfRun: number) => tally.row(`bes/pot-at/${Math.min(handOfRun, LONGEST_RUN)}`),
  };
}
