import type { BotRatings } from "@tavolata/bots";

/**
 * What the bots are worth against each other. Measured on 2026-11-18 in 90 games with 4 players:
 * `npm run ratings -- bots --game piccioni --games 90 --seed 20261118`
 */
export const RATINGS: BotRatings = {
  "maestro:easy": { mu: 14.97, sigma: 3.53 },
  "maestro:normal": { mu: 26.38, sigma: 3.57 },
  "maestro:strong": { mu: 31.47, sigma: 3.39 },
  greedy: { mu: 25.86, sigma: 3.37 },
  neighbour: { mu: 25.93, sigma: 3.26 },
};
