import type { Instant } from "@tavolata/kernel";
import type { TableState } from "../table/state.ts";
import type { GameAtTables } from "../table-game.ts";
import { isClear } from "./at-tables.ts";
import { type TournamentCircumstances, timeLost } from "./circumstances.ts";
import { levelLength, levelsElapsed } from "./levels.ts";
import type { TournamentState } from "./state.ts";
import type { TournamentStep } from "./steps.ts";

/** A table whose pot does not clear for so long does not keep the others waiting: it plays on through the break. */
const LONGEST_CALL_MS = 10 * 60_000;

/** What has to be written about breaks now. */
export function breakDue(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  circumstances: TournamentCircumstances,
): TournamentStep | undefined {
  const { plan, break: now, held } = state;
  if (plan.breaks === undefined) return undefined;
  if (now === null) return held === null ? breakCall(state, game, at, circumstances) : undefined;
  if (now.until !== null) {
    const until = now.until + timeLost(now.calledAt, at, circumstances.outages);
    return until <= at ? { type: "break-over" } : undefined;
  }
  const all = [...circumstances.tables.values()].every(({ play }) => {
    return play === null || play.over || play.standing.clock.pausedAt !== null;
  });
  if (!all && at < now.calledAt + LONGEST_CALL_MS) return undefined;
  return { type: "break-began", until: at + plan.breaks.minutes * 60_000 };
}

function breakCall(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  { tables }: TournamentCircumstances,
): TournamentStep | undefined {
  const every = state.plan.breaks?.everyLevels;
  const length = levelLength(state, game);
  if (every === undefined || length === undefined || tables.size === 0) return undefined;
  const level = Math.floor(levelsElapsed(state, game, tables, at) / length);
  if (Math.floor(level / every) <= state.breaks) return undefined;
  return { type: "break-called", level, elapsed: level * length };
}

/** Whether a table is to stand still for the break, now that its pot is clear or nobody plays there. */
export function stopsForBreak(state: TournamentState, table: TableState, game: GameAtTables): boolean {
  const { play } = table;
  if (state.break === null || play === null || play.over) return false;
  if (play.standing.clock.pausedAt !== null || isClear(table, game)) return true;
  const { rules } = game;
  return rules.awaits(play.standing.state).length === 0 && rules.alarm(play.standing.state) === undefined;
}
