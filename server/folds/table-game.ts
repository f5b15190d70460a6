import type { AnyBot } from "@tavolata/bots";
import type { AnyGame } from "@tavolata/kernel";

/** What a table needs of a game. */
export interface GameAtTables {
  readonly rules: AnyGame;
  readonly bots: readonly AnyBot[];
}

export type GamesAtTables = readonly GameAtTables[];
