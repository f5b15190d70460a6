import type { Tally } from "@tavolata/figures";

/** What becomes of a card that was drawn. */
export const FATES = ["played", "reacted", "paid", "thrownAway", "kept"] as const;
export type Fate = (typeof FATES)[number];

/** What becomes of a pigeon that comes to a Place. */
export const WAYS_OUT = ["trophy", "scared", "evicted", "moved", "stayed"] as const;
export type WayOut = (typeof WAYS_OUT)[number];

/** What makes a Trophy. */
export const MAKERS = ["card", "payment", "place"] as const;
export type Maker = (typeof MAKERS)[number];

/** A lead larger than this is counted as this. */
export const LARGEST_LEAD = 30;

/** The rows that are counted in and reported from. Cards are those of our deck, in its order. */
export function rowsOf(tally: Tally) {
  return {
    played: tally.row("pic/played"),
    fates: tally.row("pic/fates"),
    cancelled: tally.row("pic/cancelled"),
    answered: tally.row("pic/answered"),
    flock: tally.row("pic/flock"),
    leads: tally.row("pic/leads"),
    finalPhases: tally.row("pic/final-phases"),
    endings: tally.row("pic/endings"),
    makers: tally.row("pic/makers"),
    actions: tally.row("pic/actions"),
    winnersPoints: tally.row("pic/winners-points"),
    othersPoints: tally.row("pic/others-points"),
    drawnBy: (card: number) => tally.row(`pic/drawn-by/${card}`),
    playedBy: (card: number) => tally.row(`pic/played-by/${card}`),
    arrivals: (place: number) => tally.row(`pic/arrivals/${place}`),
    overflows: (place: number) => tally.row(`pic/overflows/${place}`),
    waysOut: (place: number) => tally.row(`pic/ways-out/${place}`),
  };
}
