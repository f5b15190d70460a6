import { ilContoPrego } from "@tavolata/il-conto-prego/rules";
import type { AnyGame } from "@tavolata/kernel";

/** The games of the house, in the order in which it shows them. */
export const GAMES: readonly AnyGame[] = [ilContoPrego];

export function findGame(name: string): AnyGame | undefined {
  return GAMES.find((game) => game.name === name);
}
