import type { BotRatings } from "@tavolata/bots";

/**
 * What the bots are worth against each other. Measured on 2026-11-18 in 2000 games with 4 players:
 * `npm run ratings -- bots --game beccato --games 2000 --seed 20261118`
 */
export const RATINGS: BotRatings = {
  "fox:easy": { mu: 15.7, sigma: 1.6 },
  "fox:normal": { mu: 28.83, sigma: 1.6 },
  "fox:strong": { mu: 31.61, sigma: 1.6 },
  scripted: { mu: 23.86, sigma: 1.6 },
};
