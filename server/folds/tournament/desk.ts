import type { Refusal } from "@tavolata/kernel";
import { refusal, type TournamentActOf } from "../../protocol/index.ts";
import type { GameAtTables } from "../table-game.ts";
import { chipsAtTable } from "./buying.ts";
import type { TournamentChange } from "./change.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import { goingAway } from "./news.ts";
import { fromPool, stackFor } from "./payments.ts";
import { refuseCorrection } from "./rounds/judge.ts";
import { tableSizes } from "./seating.ts";
import { isDecided, isMeant, playerAt, type TournamentState } from "./state.ts";

/** What organisers do to players and results, with a reason that everybody reads. Nothing here undoes anything unseen. */
export type DeskRequest = TournamentActOf<
  "move-player" | "remove-player" | "correct-chips" | "correct-result"
>;

export function refuseDesk(
  state: TournamentState,
  game: GameAtTables,
  circumstances: TournamentCircumstances,
  act: DeskRequest,
): Refusal | undefined {
  if (act.type === "correct-result") return refuseCorrection(state, act);
  const player = state.players[act.player];
  if (player === undefined || player.gone !== undefined) return refusal("no-such-player");
  if (act.type === "remove-player") {
    if (!isMeant(state, act)) return refusal("no-such-player");
    if (state.phase === "open") return undefined;
    if (state.phase !== "running") return refusal("tournament-not-running");
    return player.out === null ? undefined : refusal("no-such-player");
  }
  if (state.phase !== "running" || isDecided(state)) return refusal("tournament-not-running");
  if (state.rounds !== null) return refusal("tournament-chips-only");
  if (player.out !== null) return refusal("no-such-player");
  if (act.type === "move-player") return refuseMove(state, act);
  const { chips } = act;
  if (chips === 0) return refusal("bad-options", { path: "/chips" });
  const has = chipsAtTable(state, game, circumstances, act.player);
  if (has === undefined || player.owes > 0 || player.waiting) return refusal("chips-on-the-way");
  return has + chips > 0 ? undefined : refusal("too-few-chips", { most: has - 1 });
}

function refuseMove(
  state: TournamentState,
  { player, table }: TournamentActOf<"move-player">,
): Refusal | undefined {
  const to = state.tables[table];
  if (to === undefined || to.closed) return refusal("no-such-table");
  if (playerAt(state, player).table === table) return refusal("already-so");
  if (state.final?.made === false) return refusal("tournament-not-running");
  return (tableSizes(state).get(table) ?? 0) < state.plan.tableSize ? undefined : refusal("table-full");
}

/** What follows from it, beside what everybody reads. */
export function deskChange(state: TournamentState, act: DeskRequest): TournamentChange {
  switch (act.type) {
    case "remove-player":
      if (state.phase === "running") return goingAway(state, [act.player], "removed", act.entryBack);
      return {
        steps: [],
        transfers: fromPool(state, playerAt(state, act.player), state.plan.entry, "refund"),
      };
    case "correct-chips":
      // What is taken leaves with the player when their table's pot is clear.
      return { steps: [], transfers: act.chips > 0 ? stackFor(state.id, act.player, act.chips) : [] };
    default:
      return { steps: [] };
  }
}
