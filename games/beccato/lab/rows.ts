import type { Tally } from "@tavolata/figures";
import type { Shout } from "../rules/index.ts";

export const SHOUTS: readonly Shout["type"][] = ["coccode", "beccato", "chicchirichi"];

/** The rows that are counted in and reported from. */
export function rowsOf(tally: Tally) {
  return {
    endedBy: tally.row("bec/ended-by"),
    right: tally.row("bec/right"),
    passes: tally.row("bec/passes"),
    passesToTris: tally.row("bec/passes-to-tris"),
    signals: tally.row("bec/signals"),
    gestures: tally.row("bec/gestures"),
    signalsInRound: tally.row("bec/signals-in-round"),
    callsUntilCaught: tally.row("bec/calls-until-caught"),
    caught: tally.row("bec/caught"),
    winsAt: tally.row("bec/wins-at"),
    trisAt: tally.row("bec/tris-at"),
    kinds: tally.row("bec/kinds"),
    teamWins: tally.row("bec/team-wins"),
    endings: tally.row("bec/endings"),
  };
}
