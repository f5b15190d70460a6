import type { Instant, Result } from "@tavolata/kernel";
import type { Draws } from "../../draws.ts";
import type { TableState } from "../../table/state.ts";
import type { GameAtTables } from "../../table-game.ts";
import type { TournamentChange } from "../change.ts";
import { type TournamentCircumstances, timeLost } from "../circumstances.ts";
import type { TournamentState } from "../state.ts";
import type { TournamentStep } from "../steps.ts";
import { drawRound } from "./draw.ts";
import { isLastDone } from "./ending.ts";
import { currentRound, type Round, type RoundsState } from "./state.ts";

/** After the last round everybody looks at their table for so long. */
const TAKING_IN_MS = 15_000;

/** What a tournament of rounds has to write now. */
export function roundsDue(
  state: TournamentState,
  rounds: RoundsState,
  game: GameAtTables,
  at: Instant,
  circumstances: TournamentCircumstances,
  draws: Draws,
): TournamentChange | "ending" | undefined {
  const { tables } = circumstances;
  const news: TournamentStep[] = [...tables].flatMap(([table, { room }]) =>
    room.closed !== null && state.tables[table]?.closed === false ? [{ type: "table-closed", table }] : [],
  );
  if (state.calledOff) {
    if (news.length > 0) return { steps: news };
    return state.tables.every(({ closed }) => closed) ? "ending" : undefined;
  }
  const round = currentRound(rounds);
  if (round?.deadline != null) {
    news.push(...resultsDue(state, round, round.deadline, game, at, circumstances));
    if (news.length > 0) return { steps: news };
    const isOver = round.tables.every(({ result }) => result !== null);
    return isOver ? { steps: [{ type: "round-over", next: nextAfter(state, rounds, at) }] } : undefined;
  }
  if (news.length > 0) return { steps: news };
  if (state.paused || (round !== undefined && rounds.nextAt !== null && at < rounds.nextAt)) return undefined;
  const drawn = isLastDone(state, rounds) ? undefined : drawRound(state, rounds, game);
  if (drawn === undefined) return state.tables.every(({ closed }) => closed) ? "ending" : undefined;
  const minutes = state.plan.rounds?.minutes ?? 1;
  return {
    steps: [
      {
        type: "round-began",
        tables: drawn.tables.map((players) => ({ id: draws.id(), players })),
        byes: drawn.byes,
        deadline: at + minutes * 60_000,
      },
    ],
  };
}

function nextAfter(state: TournamentState, rounds: RoundsState, at: Instant): Instant {
  const rest = (state.plan.rounds?.restSeconds ?? 0) * 1000;
  return at + (isLastDone(state, rounds) ? Math.min(rest, TAKING_IN_MS) : rest);
}

/** The tables that are played to their end, given up, or out of time. */
function resultsDue(
  state: TournamentState,
  { tables, began }: Round,
  deadline: Instant,
  game: GameAtTables,
  at: Instant,
  { tables: live, outages }: TournamentCircumstances,
): TournamentStep[] {
  const isLate = !state.paused && deadline + timeLost(began, at, outages) <= at;
  return tables.flatMap(({ table, players, result }): TournamentStep[] => {
    const found = live.get(table);
    if (result !== null || found?.play == null) return [];
    if (!found.play.over && !isLate) return [];
    const teams = game.rules.teams?.(found.play.standing.state);
    const ofTable = { type: "result", table, ...(teams === undefined ? {} : { teams }) } as const;
    const how = found.play.over ? "played" : "time";
    const came = found.play.over ? found.room.ended.at(-1)?.result : asItStands(found, game);
    if (came != null) return [{ ...ofTable, places: came.places, scores: came.scores, how }];
    // Nobody can say who did better: all are equal.
    const equal = { places: players.map(() => 1), scores: players.map(() => 0) };
    return [{ ...ofTable, ...equal, how: found.play.over ? "given-up" : "time" }];
  });
}

function asItStands({ play }: TableState, { rules }: GameAtTables): Result | undefined {
  return play === null ? undefined : rules.asItStands?.(play.standing.state);
}
