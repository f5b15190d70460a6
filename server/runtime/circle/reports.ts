import type { Refusal } from "@tavolata/kernel";
import { type CircleState, organises } from "../../folds/circle/state.ts";
import { type CircleReport, type CircleReportSeen, REPORT_KINDS, refusal } from "../../protocol/index.ts";
import type { Store, StoredReport } from "../../store/contract.ts";

/** More than anybody reads before they begin to deal with them. */
const MOST_REPORTS = 50;

/** What nobody has dealt with yet of what was reported of a circle's tables, as far as its organisers may see it. */
export async function openReports(
  store: Pick<Store, "reports">,
  state: CircleState,
): Promise<readonly CircleReport[]> {
  const found = await store.reports({ state: "open", circle: state.id }, MOST_REPORTS);
  return found.filter((report) => isForOrganisers(report, state)).map(shown);
}

/** What the reporter could see, for somebody who organises the circle. */
export async function reportSeen(
  store: Pick<Store, "gameOfTable">,
  state: CircleState,
  person: string,
  report: StoredReport & { readonly seen: string },
): Promise<{ readonly seen: CircleReportSeen } | { readonly refused: Refusal }> {
  if (!organises(state, person)) return { refused: refusal("not-an-organiser") };
  if (!isForOrganisers(report, state)) return { refused: refusal("no-such-report") };
  const { lines, gameNumber } = JSON.parse(report.seen) as {
    readonly lines: readonly Partial<CircleReportSeen["lines"][number]>[];
    readonly gameNumber: number | null;
  };
  const replay = gameNumber === null ? undefined : await store.gameOfTable(report.table, gameNumber);
  // What the house itself said is no line of anybody's.
  const said = lines.flatMap(({ at = 0, nickname, text }) =>
    nickname === undefined || text === undefined ? [] : [{ at, nickname, text }],
  );
  return { seen: { lines: said, replay: replay ?? null } };
}

/** Nobody judges what is said of themselves, nor of those whom they organise the circle with. */
function isForOrganisers({ about }: StoredReport, state: CircleState): boolean {
  return about === null || !organises(state, about.id);
}

function shown({ id, at, kind, words, reporter, about, table, game }: StoredReport): CircleReport {
  const known = REPORT_KINDS.find((one) => one === kind) ?? "other";
  return { id, at, kind: known, words, reporter, about, table, game };
}
