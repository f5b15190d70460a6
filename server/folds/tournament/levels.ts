import { gameTime, type Instant } from "@tavolata/kernel";
import { chairsOf, type GameAtTables } from "../table-game.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import type { TournamentState } from "./state.ts";

const MINUTE = 60_000;

/** How long a level lasts; undefined where none rises. */
export function levelLength({ plan }: Pick<TournamentState, "plan">, game: GameAtTables): number | undefined {
  const minutes = game.rules.chairs?.levels(plan.options)?.minutes;
  return minutes === undefined ? undefined : minutes * MINUTE;
}

/**
 * How much of the levels' time is over. Tables rise together; where one knows of an outage that another has not heard of
 * yet, the one with less time over has the say.
 */
export function levelsElapsed(
  state: Pick<TournamentState, "held" | "resumedFrom">,
  { rules }: GameAtTables,
  tables: TournamentCircumstances["tables"],
  at: Instant,
): number {
  if (state.held !== null) return state.held.elapsed;
  const times = [...tables.values()].flatMap(({ play }) => {
    if (play == null || play.over) return [];
    const { clock, state: game } = play.standing;
    const { elapsed, held } = chairsOf(rules).levelsTime(game, gameTime(clock, at));
    // It has not heard yet that the levels go on.
    return held ? [] : [elapsed];
  });
  return times.length === 0 ? state.resumedFrom : Math.min(...times);
}

/** Counted from 1. */
export function levelNow(
  state: TournamentState,
  game: GameAtTables,
  tables: TournamentCircumstances["tables"],
  at: Instant,
): number {
  const length = levelLength(state, game);
  return length === undefined ? 1 : 1 + Math.floor(levelsElapsed(state, game, tables, at) / length);
}
