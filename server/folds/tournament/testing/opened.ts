import type { TournamentPlan } from "../../../protocol/index.ts";
import { foldTournament } from "../fold.ts";
import type { TournamentState } from "../state.ts";

/** A plan with nothing in it that was not there from the beginning. */
export const PLAIN_PLAN: TournamentPlan = {
  name: "Coppa del Circolo",
  game: "with-chairs",
  options: {},
  most: 300,
  tableSize: 8,
  entry: 500,
  startsAt: null,
  whenFull: false,
  lateMinutes: 0,
  pace: "quick",
};

export const HOST = { id: "host", nickname: "Ada", avatar: "plain" };

/** A tournament that has just been opened. */
export function openedWith(plan: Partial<TournamentPlan> = {}): TournamentState {
  const step = {
    type: "opened",
    tournament: "t",
    plan: { ...PLAIN_PLAN, ...plan },
    host: HOST,
    serverSeed: "a".repeat(64),
  } as const;
  return foldTournament(undefined, step, 0);
}
