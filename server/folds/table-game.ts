import type { AnyBot, BotRatings } from "@tavolata/bots";
import type { AnyGame, Chairs, GameTypes } from "@tavolata/kernel";

/** What a table needs of a game. */
export interface GameAtTables {
  readonly rules: AnyGame;
  readonly bots: readonly AnyBot[];
  /** The measured rating of each bot at each of its levels, by name and level. */
  readonly botRatings?: BotRatings | undefined;
}

export type GamesAtTables = readonly GameAtTables[];

/** The chairs of a game that is known to be one whose chairs matter while it is played. */
export function chairsOf({ name, chairs }: AnyGame): Chairs<GameTypes> {
  if (chairs === undefined) throw new TypeError(`the rules of ${name} say nothing about chairs`);
  return chairs;
}
