import { tournamentOf } from "../../folds/tournament/log-name.ts";
import type {
  OperatorPerson,
  OperatorTable,
  OperatorTables,
  OperatorTournament,
} from "../../protocol/index.ts";
import type { OpenLog } from "../../store/contract.ts";
import type { NodeReport } from "./node-report.ts";
import type { TableSummary, TournamentSummary } from "./summaries.ts";

/** The logs that go on, as the store knows them: some of them are followed by no node just now. */
export interface OpenLogs {
  readonly all: number;
  readonly logs: readonly OpenLog[];
}

const MOST_TABLES = 200;
const MOST_PEOPLE = 300;
/** Of a table, and of a tournament's plan. Nothing else is read of what a log begins with. */
const GAME = /"game":"([a-z0-9-]{1,40})"/;
const BUSY: readonly OperatorTable["state"][] = ["playing", "paused", "closing", "lobby", "resting"];

/** All tables of the house: the ones that nodes are at, and those that only their logs know. */
export function tablesIn(reports: readonly NodeReport[], { all, logs }: OpenLogs): OperatorTables {
  const known = new Map<string, TableSummary>();
  // The node that has heard the latest knows best.
  for (const table of reports.flatMap(({ tables }) => tables)) {
    if ((known.get(table.id)?.at ?? -1) < table.at) known.set(table.id, table);
  }
  const ofTables = logs.filter(({ log }) => tournamentOf(log) === undefined);
  const openedAt = new Map(ofTables.map((one) => [one.log, one.openedAt]));
  const resting = ofTables.filter(({ log }) => !known.has(log)).map(restingTable);
  const followed = [...known.values()].map((table) => ({
    ...table,
    // A table that was opened a moment ago is in the list the next time.
    openedAt: openedAt.get(table.id) ?? table.at,
  }));
  const tables = [...followed, ...resting].sort(
    (a, b) => BUSY.indexOf(a.state) - BUSY.indexOf(b.state) || b.at - a.at,
  );
  const games = [...new Set(tables.map(({ game }) => game))].sort();
  const unlisted = Math.max(0, all - logs.length);
  return {
    open: tables.length + unlisted,
    byGame: games.map((game) => {
      const ofGame = tables.filter((table) => table.game === game);
      return {
        game,
        open: ofGame.length,
        playing: ofGame.filter(({ state }) => state === "playing" || state === "paused").length,
      };
    }),
    list: tables.slice(0, MOST_TABLES),
  };
}

export function tournamentsIn(reports: readonly NodeReport[], { logs }: OpenLogs): OperatorTournament[] {
  const known = new Map<string, TournamentSummary>();
  for (const one of reports.flatMap(({ tournaments }) => tournaments)) known.set(one.id, one);
  const found = logs.flatMap(({ log, openedAt, beginning }): OperatorTournament[] => {
    const id = tournamentOf(log);
    if (id === undefined) return [];
    const summary = known.get(id);
    known.delete(id);
    return [{ ...(summary ?? restingTournament(id, beginning)), openedAt }];
  });
  return [...found, ...[...known.values()].map((one) => ({ ...one, openedAt: 0 }))];
}

/** Everybody who has a connection anywhere; somebody with several counts once. */
export function onlineIn(reports: readonly NodeReport[]): {
  readonly count: number;
  readonly people: OperatorPerson[];
} {
  const people = new Map(
    reports.flatMap((report) => report.people.map((person) => [person.id, person] as const)),
  );
  const unlisted = reports.reduce((sum, report) => sum + report.online - report.people.length, 0);
  const sorted = [...people.values()].sort((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1));
  return { count: people.size + unlisted, people: sorted.slice(0, MOST_PEOPLE) };
}

function restingTable({ log, openedAt, at, beginning }: OpenLog): OperatorTable {
  return {
    id: log,
    game: gameIn(beginning),
    state: "resting",
    openedAt,
    at,
    bots: 0,
    tournament: null,
    people: [],
  };
}

function restingTournament(id: string, beginning: string): TournamentSummary {
  return {
    id,
    game: gameIn(beginning),
    phase: "resting",
    paused: false,
    calledOff: false,
    players: 0,
    left: 0,
    tables: 0,
  };
}

function gameIn(beginning: string): string {
  return GAME.exec(beginning)?.[1] ?? "";
}
