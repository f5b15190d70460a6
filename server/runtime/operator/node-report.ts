import type { OperatorLine, OperatorNode, OperatorPerson } from "../../protocol/index.ts";
import type { Connected, OperatorHouse } from "./house.ts";
import type { LoadMeter } from "./load.ts";
import type { RecentLines } from "./recent-lines.ts";
import {
  summaryOfTable,
  summaryOfTournament,
  type TableSummary,
  type TournamentSummary,
} from "./summaries.ts";

/** What a node says of itself while an operator looks. */
export interface NodeReport {
  readonly load: OperatorNode;
  readonly online: number;
  readonly people: readonly OperatorPerson[];
  readonly tables: readonly TableSummary[];
  readonly tournaments: readonly TournamentSummary[];
  readonly lines: readonly OperatorLine[];
}

/** What one node reports at most: a page is no longer of use to anybody if there is more. */
const MOST = { people: 200, tables: 100, tournaments: 50, lines: 30 };

export interface Reporting {
  readonly house: OperatorHouse;
  readonly version: string;
  readonly startedAt: number;
  readonly meter: LoadMeter;
  readonly lines: RecentLines;
  connected(): readonly Connected[];
  isDraining(): boolean;
}

export function reportOf({
  house,
  version,
  startedAt,
  meter,
  lines,
  connected,
  isDraining,
}: Reporting): NodeReport {
  const connections = connected();
  const people = new Map(connections.map((one): [string, OperatorPerson] => [one.id, one]));
  const tables = house.liveTables().filter(({ state }) => state.room.closed === null);
  return {
    load: {
      node: house.nodeId,
      version,
      startedAt,
      ...meter.measure(),
      connections: connections.length,
      tables: tables.length,
      draining: isDraining(),
    },
    online: people.size,
    people: [...people.values()].slice(-MOST.people),
    tables: [...tables]
      .sort((a, b) => b.at - a.at)
      .slice(0, MOST.tables)
      .map(summaryOfTable),
    tournaments: house
      .liveTournaments()
      .flatMap((tournament) => summaryOfTournament(tournament) ?? [])
      .slice(0, MOST.tournaments),
    lines: lines.last(house.nodeId, MOST.lines),
  };
}
