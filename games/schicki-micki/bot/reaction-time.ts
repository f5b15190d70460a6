import type { Random } from "@tavolata/kernel";
import { type Card, colourOf, FEATURES } from "../rules/index.ts";

/**
 * How long people take to see what is on the line and to do something about it, in milliseconds.
 *
 * - One signal and one key take people about 200 ms, and each doubling of the keys to choose from about 150 ms more (Hick
 *   1952, Hyman 1953). That makes 675 ms for nine keys.
 * - People who look for a thing that differs in two ways take 25 ms or more for each thing there is to look at (Treisman
 *   and Gelade 1980). A card counts more than one thing here, and each feature on it less.
 * - Such times are distributed like the sum of a normal variable and an exponential one, an ex-Gaussian: nobody is ever
 *   much quicker than usual, and everybody is sometimes much slower (Hohle 1965).
 *
 * The numbers of each level are our own: near these, and so far apart that each level mostly beats the one below.
 */
export interface Pace {
  /** The mean time to choose among the nine keys, once everything has been seen. */
  readonly choice: number;
  readonly perCard: number;
  readonly perFeature: number;
  /** How much all that varies. */
  readonly sigma: number;
  /** The mean of the part with the long tail: where the eyes begin to look is luck. */
  readonly tau: number;
}

/**
 * The least time that anybody takes: six tenths of the mean time to choose among nine keys, and the least that quick eyes
 * need for each card and each feature. That is 0.49 s for two pheasants and 0.58 s for four.
 */
const FLOOR = { choice: 400, perCard: 20, perFeature: 4 };

export function leastTime(cards: readonly Card[]): number {
  return seeing(FLOOR, cards);
}

/** In whole milliseconds, for somebody who had to look at these cards and takes `slowness` times as long as usual. */
export function reactionTime(pace: Pace, cards: readonly Card[], random: Random, slowness = 1): number {
  const least = leastTime(cards);
  for (;;) {
    const usual = seeing(pace, cards) + pace.sigma * bell(random) - pace.tau * Math.log(share(random));
    const time = Math.round(slowness * usual);
    // An impossible time is drawn again. If it were raised to the least time, that one would come suspiciously often.
    if (time >= least) return time;
  }
}

function seeing(pace: Pick<Pace, "choice" | "perCard" | "perFeature">, cards: readonly Card[]): number {
  return pace.choice + pace.perCard * cards.length + pace.perFeature * featuresOn(cards);
}

function featuresOn(cards: readonly Card[]): number {
  return cards.reduce(
    (sum, card) => sum + FEATURES.filter((feature) => colourOf(card, feature) !== undefined).length,
    0,
  );
}

const FINE = 2 ** 32;

/** More than 0, and 1 at the most, so that it has a logarithm. */
function share(random: Random): number {
  return (random.below(FINE) + 1) / FINE;
}

/** Box and Muller's way to a normal variable. */
function bell(random: Random): number {
  return Math.sqrt(-2 * Math.log(share(random))) * Math.cos(2 * Math.PI * share(random));
}
