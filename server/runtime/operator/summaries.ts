import { nameIn, namesAt } from "../../folds/room/names.ts";
import { isPersons } from "../../folds/room/room.ts";
import { isInPlay } from "../../folds/table/state.ts";
import { playersLeft } from "../../folds/tournament/state.ts";
import type { OperatorTable, OperatorTournament } from "../../protocol/index.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { LiveTournament } from "../tournament/live-tournament.ts";

/** A table without anything that is on it: who is there and how far they are, and no card, option or word of the chat. */
export type TableSummary = Omit<OperatorTable, "openedAt">;

export type TournamentSummary = Omit<OperatorTournament, "openedAt">;

export function summaryOfTable({ id, state, at }: Pick<LiveTable, "id" | "state" | "at">): TableSummary {
  const { room } = state;
  const names = namesAt(room);
  const sitting = new Set(room.chairs.flatMap((chair) => (isPersons(chair) ? chair.person : [])));
  return {
    id,
    game: room.game,
    state: stateOf({ state }),
    at,
    bots: room.chairs.filter((chair) => chair !== null && !isPersons(chair)).length,
    tournament: room.tournament ?? null,
    people: room.people.map((guest) => ({
      id: guest.id,
      nickname: nameIn(names, guest.id),
      plays: sitting.has(guest.id),
      present: guest.nodes.length > 0,
    })),
  };
}

function stateOf({ state }: Pick<LiveTable, "state">): TableSummary["state"] {
  const { room, play } = state;
  if (room.closing !== undefined) return "closing";
  if (play === null || !isInPlay(state)) return "lobby";
  return play.standing.clock.pausedAt === null ? "playing" : "paused";
}

/** Undefined if it is over. */
export function summaryOfTournament({ state }: Pick<LiveTournament, "state">): TournamentSummary | undefined {
  const { id, plan, phase, paused, players, tables } = state;
  if (phase !== "open" && phase !== "running") return undefined;
  return {
    id,
    game: plan.game,
    phase,
    paused,
    calledOff: state.calledOff !== undefined,
    players: players.length,
    left: playersLeft(state).length,
    tables: tables.filter(({ closed }) => !closed).length,
  };
}
