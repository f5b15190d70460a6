import type { Instant } from "@tavolata/kernel";
import type { Draws } from "../draws.ts";
import type { GameAtTables } from "../table-game.ts";
import { chairOfPlayer } from "./at-tables.ts";
import type { TournamentChange } from "./change.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import { levelsElapsed } from "./levels.ts";
import { drawFinal, tableSizes, tablesNeeded } from "./seating.ts";
import { playerAt, playersLeft, type TournamentState } from "./state.ts";

/**
 * When those who are left fit at one table, they meet at a new one, where seats are drawn again; it begins as soon as all
 * are there. From the other tables they come when the pot is clear, as always.
 */
export function finalDue(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  { tables }: TournamentCircumstances,
  draws: Draws,
): TournamentChange | undefined {
  const { final, plan } = state;
  if (!plan.finalRedraw) return undefined;
  const left = playersLeft(state);
  if (final === null) {
    const inUse = [...tableSizes(state).values()].filter((size) => size > 0).length;
    const isDue = state.held === null && inUse > 1 && tablesNeeded(state) === 1;
    if (!isDue || left.some((player) => state.players[player]?.table === null)) return undefined;
    const order = drawFinal(state.serverSeed, state.players, left);
    const elapsed = Math.floor(levelsElapsed(state, game, tables, at));
    return { steps: [{ type: "final-table", id: draws.id(), order, elapsed }] };
  }
  if (final.made) return undefined;
  const room = tables.get(final.table)?.room;
  if (room === undefined) return undefined;
  const comeBack = comeBackMeanwhile(state, final.table);
  if (comeBack.length > 0) {
    return { steps: comeBack.map((player) => ({ type: "moved", player, table: final.table })) };
  }
  const called = left.filter((player) => playerAt(state, player).table === final.table);
  const areThere = called.every((player) => chairOfPlayer(room, player) >= 0);
  return areThere ? { steps: [{ type: "final-begins" }] } : undefined;
}

/**
 * Those who buy back in while the others gather sit down with them as long as there is a seat; for more a table is
 * opened once the last one plays.
 */
function comeBackMeanwhile(state: TournamentState, table: number): readonly number[] {
  const free = state.plan.tableSize - (tableSizes(state).get(table) ?? 0);
  const without = playersLeft(state).filter((player) => playerAt(state, player).table === null);
  return without.slice(0, Math.max(0, free));
}
