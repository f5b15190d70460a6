import type { BotRatings } from "@tavolata/bots";

/**
 * What the bots are worth against each other. Measured on 2026-11-18 in 2000 games with 4 players:
 * `npm run ratings -- bots --game schicki-micki --games 2000 --seed 20261118`
 */
export const RATINGS: BotRatings = {
  "doorkeeper:friendly": { mu: 25.87, sigma: 1.68 },
  "doorkeeper:easy": { mu: 12.46, sigma: 1.85 },
  "doorkeeper:normal": { mu: 20.0, sigma: 1.71 },
  "doorkeeper:strong": { mu: 31.6, sigma: 1.7 },
  "doorkeeper:expert": { mu: 42.18, sigma: 1.85 },
};
