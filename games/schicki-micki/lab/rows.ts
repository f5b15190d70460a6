import type { Tally } from "@tavolata/figures";
import type { Outcome, Situation } from "../rules/index.ts";

/** What there is to react to, the most important first. */
export const SITUATIONS: readonly Exclude<Situation, "none">[] = ["twoWorms", "identical", "several", "one"];

export const OUTCOMES: readonly Outcome[] = ["wins", "late", "nothing", "wrong", "void"];

export const DEEDS = ["call", "knock", "blue", "red"] as const;
export type Deed = (typeof DEEDS)[number];

/** Reaction times are counted in bins of so many milliseconds, up to the longest. */
export const BIN_MS = 100;
export const LONGEST_MS = 6000;

/** The rows that are counted in and reported from. */
export function rowsOf(tally: Tally) {
  return {
    first: tally.row("sch/first"),
    cardsAtFirst: tally.row("sch/cards-at-first"),
    cardsWon: tally.row("sch/cards-won"),
    wonBy: tally.row("sch/won-by"),
    outcomes: tally.row("sch/outcomes"),
    wrongByDeed: tally.row("sch/wrong-by-deed"),
    deeds: tally.row("sch/deeds"),
    windows: tally.row("sch/windows"),
    inWindow: tally.row("sch/in-window"),
    bluePawns: tally.row("sch/blue-pawns"),
    firstTime: tally.row("sch/first-time"),
    firstTimeMean: tally.row("sch/first-time-mean"),
    winsAt: tally.row("sch/wins-at"),
    cardsAt: (position: number) => tally.row(`sch/cards-at/${position}`),
    endings: tally.row("sch/endings"),
  };
}
