import { tournamentOf } from "../folds/tournament/log-name.ts";
import {
  BANS_LOG,
  circleOf,
  type Hint,
  OPERATOR_LOG,
  personOfLog,
  presenceOfLog,
  tableOfShown,
} from "../store/contract.ts";
import type { Circles } from "./circles.ts";
import type { LiveLogs } from "./live-logs.ts";
import type { OpenTables } from "./lobby/open-tables.ts";
import type { Operator } from "./operator/operator.ts";
import { OPERATOR_LOOKS } from "./operator/watch.ts";
import type { Bans } from "./peace/bans.ts";
import type { People } from "./people/people.ts";
import type { LiveTable } from "./table/live-table.ts";
import type { LiveTournament } from "./tournament/live-tournament.ts";

export interface HintedParts {
  readonly operator: Operator;
  readonly bans: Bans;
  readonly openTables: OpenTables;
  readonly people: People;
  readonly circles: Circles;
  readonly tables: LiveLogs<LiveTable>;
  readonly tournaments: LiveLogs<LiveTournament>;
}

/** Tells each part of the house which of the logs it follows have been written to. */
export function passHintsOn(parts: HintedParts, hints: readonly Hint[]): void {
  for (const hint of hints) passOn(parts, hint);
}

function passOn(
  { operator, bans, openTables, people, circles, tables, tournaments }: HintedParts,
  { log, seq }: Hint,
): void {
  const shown = tableOfShown(log);
  const person = personOfLog(log);
  const presence = circleOf(presenceOfLog(log) ?? "");
  const [circle, tournament] = [circleOf(log), tournamentOf(log)];
  if (log === OPERATOR_LOOKS) operator.watch.reportForAWhile();
  else if (log === OPERATOR_LOG) operator.catchUp();
  else if (log === BANS_LOG) void bans.refresh();
  else if (shown !== undefined) openTables.hint(shown);
  else if (person !== undefined) people.tellChanged(person);
  else if (presence !== undefined) circles.presenceChanged(presence);
  else if (circle !== undefined) circles.hint(circle, seq);
  else if (tournament !== undefined) tournaments.hint(tournament, seq);
  else tables.hint(log, seq);
}
