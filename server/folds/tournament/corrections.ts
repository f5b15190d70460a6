import { chairOfPlayer } from "./at-tables.ts";
import type { TournamentChange } from "./change.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import { stackBack } from "./payments.ts";
import type { TournamentState } from "./state.ts";

/**
 * Chips that an organiser takes from a player leave with them when they get up, at a clear pot; then they sit down again.
 * Nobody is put out by it: one chip at least stays theirs.
 */
export function correctionDue(
  { id, players }: TournamentState,
  { tables, stacks }: TournamentCircumstances,
): TournamentChange | undefined {
  const isSeated = (player: number) =>
    [...tables.values()].some(({ room }) => chairOfPlayer(room, player) >= 0);
  const player = players.findIndex(
    ({ owes, out }, i) => owes > 0 && out === null && (stacks.get(i) ?? 0) > 0 && !isSeated(i),
  );
  const debtor = players[player];
  if (debtor === undefined) return undefined;
  const chips = Math.min(debtor.owes, (stacks.get(player) ?? 0) - 1);
  return {
    steps: [{ type: "chips-taken", player, chips }],
    transfers: stackBack(id, player, chips, "correction"),
  };
}
