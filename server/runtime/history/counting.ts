import { type AnyPlayerFigures, everything, watchGame } from "@tavolata/figures/player";
import {
  type AnyGame,
  fairChance,
  type GameTypes,
  type Input,
  replay,
  type Transition,
} from "@tavolata/kernel";
import type { PastGame } from "./record.ts";

/** A game as far as it is needed to count what people did in it. */
export interface CountedGame {
  readonly rules: AnyGame;
  readonly playerFigures?: AnyPlayerFigures;
}

/** Listens while a finished game is played again. */
export interface Counting {
  hear(transition: Transition<GameTypes>, input: Input<GameTypes> | undefined): void;
  /** As JSON, for each seat. */
  rowsBySeat(): string[];
}

/**
 * Counts what people did in a finished game. Undefined where that makes no sense: the game was given up, or another
 * version played its beginning, which cannot be heard again.
 */
export function countingOf(
  figures: AnyPlayerFigures,
  { record, movesByPeople }: Pick<PastGame, "record" | "movesByPeople">,
): Counting | undefined {
  if (record.result === undefined || record.log.some(({ by }) => by === "upgrade")) return undefined;
  const byPeople = new Set(movesByPeople);
  const { step, rowsBySeat } = watchGame(figures, record.seats, record.options);
  return {
    hear({ standing, told }, input) {
      const isOwn = input !== undefined && typeof input.by === "number" && byPeople.has(input.seq);
      step({
        input,
        mover: isOwn ? (input.by as number) : undefined,
        events: everything(told),
        state: standing.state,
      });
    },
    rowsBySeat: () => rowsBySeat().map((rows) => JSON.stringify(rows)),
  };
}

/** Plays a finished game again only to count; null if it cannot be counted. */
export function countPast({ rules, playerFigures }: CountedGame, past: PastGame): string[] | null {
  const counting = playerFigures && countingOf(playerFigures, past);
  const { serverSeed, playerSeeds } = past.record;
  if (counting === undefined || serverSeed === undefined) return null;
  const chance = fairChance({ server: serverSeed, players: playerSeeds });
  const replayed = replay(rules, past.record, chance, counting.hear);
  return replayed.refused === undefined ? counting.rowsBySeat() : null;
}
