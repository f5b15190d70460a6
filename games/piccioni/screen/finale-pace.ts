import type { View } from "../rules/index.ts";

/* Milliseconds. */

/** Between a card that is counted and the next; less where there are so many that it would take too long. */
const BEAT = 380;
const MOST = 13_000;
/** Everybody celebrates. */
const CELEBRATION = 3200;

/** One for each card that counts, and one for each player's sum. */
function beatsIn({ players }: View): number {
  return players.reduce(
    (sum, { pigeons, guano, trophies }) => sum + pigeons.length + guano.length + trophies.length + 1,
    0,
  );
}

export function beatOf(view: View): number {
  return Math.min(BEAT, MOST / beatsIn(view));
}

/** How long the points are counted, with what comes after. */
export function finaleLasts(view: View): number {
  return Math.round(beatsIn(view) * beatOf(view)) + CELEBRATION;
}
