import { completeOptions } from "@tavolata/kernel";
import type { TournamentPlan } from "../../protocol/index.ts";
import type { Room } from "../room/room.ts";
import { possibleHouseStep } from "../table/chairs.ts";
import type { TableState } from "../table/state.ts";
import { chairsOf, type GameAtTables } from "../table-game.ts";

/** What is played at each table. */
export function optionsAtTables(
  plan: Pick<TournamentPlan, "options" | "kind">,
  { rules }: GameAtTables,
): object {
  const planned = isForChips(plan) ? chairsOf(rules).inTournament(plan.options) : plan.options;
  const options = planned && completeOptions<object>(rules.options, planned);
  if (options === undefined || options.problems !== undefined) {
    throw new TypeError("a tournament was opened with options that make none");
  }
  return options.value;
}

export function isForChips({ kind = "chips" }: Pick<TournamentPlan, "kind">): boolean {
  return kind === "chips";
}

/** The chair of a player of the tournament at this table; -1 if they do not sit here. */
export function chairOfPlayer({ chairs }: Pick<Room, "chairs">, player: number): number {
  return chairs.findIndex((chair) => chair?.player === player);
}

/** Whether somebody could be moved from this table, or to it, now. */
export function isClear(state: TableState, game: GameAtTables): boolean {
  const { room, play } = state;
  if (play === null || play.over) return false;
  const seat = room.chairs.findIndex((chair) => chair !== null);
  if (seat < 0) return true;
  return possibleHouseStep(play, game.rules, play.standing.at, { type: "stand", seat }) !== undefined;
}
