import { NEW_RATING } from "@tavolata/figures";
import type { GamesAtTables } from "../../folds/table-game.ts";
import type { BotRatings } from "./count-game.ts";

/** The ratings that were measured of the bots; one that nobody has measured counts like somebody new. */
export function botRatingsOf(games: GamesAtTables): BotRatings {
  const found = new Map(games.map(({ rules, botRatings = {} }) => [rules.name, botRatings]));
  return (game, bot) => found.get(game)?.[bot] ?? NEW_RATING;
}
