import type { Random } from "@tavolata/kernel";
import { type Card, colourOf, FEATURES } from "../rules/index.ts";
import type { Pace } from "./levels.ts";

/** Well above what the rules take for an answer to the line before (SCH-21). */
const LEAST = 200;

/** In whole milliseconds, for somebody who had to look at these cards. */
export function reactionTime(pace: Pace, cards: readonly Card[], random: Random): number {
  const seeing = pace.start + pace.perCard * cards.length + pace.perFeature * featuresOn(cards);
  const time = seeing + pace.sigma * bell(random) - pace.tau * Math.log(share(random));
  return Math.max(LEAST, Math.round(time));
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
