import type { Instant } from "@tavolata/kernel";
import type { Draws } from "../draws.ts";
import type { GameAtTables } from "../table-game.ts";
import { chairOfPlayer } from "./at-tables.ts";
import type { TournamentChange } from "./change.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import { levelsElapsed } from "./levels.ts";
import { drawFinal, tableSizes, tablesNeeded } from "./seating.ts";
import { playersLeft, type TournamentState } from "./state.ts";

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
  const isThere = room !== undefined && left.every((player) => chairOfPlayer(room, player) >= 0);
  return isThere ? { steps: [{ type: "final-begins" }] } : undefined;
}
