import type { BotRatings } from "@tavolata/bots";

/**
 * What the bots are worth against each other. Measured on 2026-11-18 in 423 games with 4 players:
 * `npm run ratings -- bots --game bestia --games 423 --seed 20261118`
 * These were cash tables; rated games are tournaments at one table, where it has not been measured yet.
 */
export const RATINGS: BotRatings = {
  "maestro:easy": { mu: 18.38, sigma: 2.04 },
  "maestro:normal": { mu: 27.7, sigma: 2.01 },
  "maestro:strong": { mu: 34.6, sigma: 2.12 },
  regular: { mu: 22.89, sigma: 1.97 },
  seasoned: { mu: 25.06, sigma: 2.05 },
  bold: { mu: 29.63, sigma: 2.12 },
  wary: { mu: 12.81, sigma: 2.14 },
};
