import type { Instant } from "@tavolata/kernel";
import type { RoundsPlan } from "../../../protocol/index.ts";
import { addPlayer, playerAt, type TournamentState } from "../state.ts";
import type { TournamentStep } from "../steps.ts";
import { currentRound, type RoundsState } from "./state.ts";

type Step = Extract<TournamentStep, { type: "rounds-started" | "round-began" | "result" | "round-over" }>;

export function newRounds({ count }: RoundsPlan): RoundsState {
  return { count, played: [], nextAt: null, mates: [] };
}

export function isRoundStep(step: TournamentStep): step is Step {
  return ["rounds-started", "round-began", "result", "round-over"].includes(step.type);
}

/** Changes the tournament in place. */
export function foldRoundStep(state: TournamentState, step: Step, at: Instant): void {
  const { rounds } = state;
  if (rounds === null) throw new Error("a tournament without rounds has none");
  switch (step.type) {
    case "rounds-started":
      state.phase = "running";
      state.startedAt = at;
      for (const bot of step.bots) addPlayer(state, { bot }, at);
      rounds.count = step.count;
      rounds.mates = step.mates;
      break;
    case "round-began": {
      const first = state.tables.length;
      state.tables.push(...step.tables.map(({ id }) => ({ id, closed: false })));
      const tables = step.tables.map(({ players }, i) => ({ table: first + i, players, result: null }));
      rounds.played.push({ began: at, deadline: step.deadline, tables, byes: step.byes });
      rounds.nextAt = null;
      for (const player of state.players) player.table = null;
      for (const { table, players } of tables) {
        for (const player of players) playerAt(state, player).table = table;
      }
      break;
    }
    case "result": {
      const { table: number, places, scores, how, teams } = step;
      const table = currentRound(rounds)?.tables.find(({ table }) => table === number);
      if (table === undefined) break;
      const won = { places, scores, how, corrected: false };
      table.result = teams === undefined ? won : { ...won, teams };
      break;
    }
    case "round-over": {
      const round = currentRound(rounds);
      if (round !== undefined) round.deadline = null;
      rounds.nextAt = step.next;
      break;
    }
  }
}
