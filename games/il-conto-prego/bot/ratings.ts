import type { BotRatings } from "@tavolata/bots";

/**
 * What the bots are worth against each other. Measured on 2026-11-18 in 327 games with 4 players:
 * `npm run ratings -- bots --game il-conto-prego --games 327 --seed 20261118`
 */
export const RATINGS: BotRatings = {
  "maestro:easy": { mu: 26.78, sigma: 2.54 },
  "maestro:normal": { mu: 28.62, sigma: 2.66 },
  "maestro:strong": { mu: 36.29, sigma: 2.66 },
  rulebook: { mu: 13.23, sigma: 2.77 },
  "counter:easy": { mu: 23.34, sigma: 2.57 },
  "counter:normal": { mu: 26.51, sigma: 2.59 },
  "counter:strong": { mu: 23.51, sigma: 2.45 },
  bluffer: { mu: 22.9, sigma: 2.57 },
};
