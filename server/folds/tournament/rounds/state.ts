import type { Instant } from "@tavolata/kernel";
import type { RoundResult } from "../../../protocol/index.ts";

/** The rounds of a tournament, as far as they have come. Plain JSON. */
export interface RoundsState {
  count: number;
  played: Round[];
  /** When the next one begins by itself; null while one is played, and after the last. */
  nextAt: Instant | null;
  /** The players of each team of mates, where they stay the same. */
  mates: readonly (readonly number[])[];
}

export interface Round {
  readonly began: Instant;
  /** When its tables are settled as they stand; null once all have a result. */
  deadline: Instant | null;
  readonly tables: RoundTable[];
  readonly byes: readonly number[];
}

export interface RoundTable {
  /** Its number among all the tables of the tournament. */
  readonly table: number;
  /** By seat. */
  readonly players: readonly number[];
  result: TableResult | null;
}

export interface TableResult extends RoundResult {
  /** The team of each seat, in games with teams. */
  readonly teams?: readonly number[];
}

/** The round that is being played, or was last. */
export function currentRound({ played }: RoundsState): Round | undefined {
  return played.at(-1);
}
