import type { Instant, Refusal } from "@tavolata/kernel";
import { NO_STANDOFF } from "../../folds/room/company.ts";
import type { Arriving } from "../../folds/room/steps.ts";
import { foldEntry } from "../../folds/table/fold-entry.ts";
import { type Judged, judgeArrival } from "../../folds/table/judge.ts";
import type { TableState } from "../../folds/table/state.ts";
import type { Step } from "../../folds/table/steps.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import type { Standoff } from "../../store/contract.ts";
import type { TableContext } from "./table-context.ts";

/** Somebody who comes to a table, and the guests who turned out to be them. */
export interface Arrival {
  readonly person: Arriving;
  readonly formerly: readonly string[];
  readonly standoff?: Standoff;
}

/** The table, as far as those who come to it are concerned. */
interface EnteredTable {
  readonly state: TableState;
  readonly seq: number;
  readonly game: GameAtTables;
}

interface Waiting {
  readonly arrival: Arrival;
  readonly answer: (refused: Refusal | undefined) => void;
}

/**
 * Those who come while the table is busy are written down in one entry: when a house comes back, everybody comes at once,
 * and an entry for each would tell each of the others once more.
 */
export class Arrivals {
  private waiting: Waiting[] = [];

  constructor(
    private readonly table: EnteredTable,
    /** Judges and writes when the table's turn has come, perhaps several times. */
    private readonly decide: (judge: (at: Instant) => Judged) => Promise<Refusal | undefined>,
    private readonly context: Pick<TableContext, "nodeId" | "findGame" | "isRude">,
  ) {}

  /** Resolves when they are there, or with why they may not be. */
  join(arrival: Arrival): Promise<Refusal | undefined> {
    return new Promise((answer) => {
      this.waiting.push({ arrival, answer });
      if (this.waiting.length === 1) void this.letIn();
    });
  }

  private async letIn(): Promise<void> {
    const group: Waiting[] = [];
    const takeAll = () => group.push(...this.waiting.splice(0));
    let isJudged = false;
    let refusals: readonly (Refusal | undefined)[] = [];
    const refused = await this.decide((at) => {
      isJudged = true;
      takeAll();
      const judged = this.judge(
        group.map(({ arrival }) => arrival),
        at,
      );
      refusals = judged.refusals;
      return { steps: judged.steps };
    });
    // The table cannot go on.
    if (!isJudged) takeAll();
    for (const [i, { answer }] of group.entries()) answer(refused ?? refusals[i]);
  }

  /** Each as if those before them were there already. */
  private judge(
    arrivals: readonly Arrival[],
    at: Instant,
  ): { readonly steps: readonly Step[]; readonly refusals: readonly (Refusal | undefined)[] } {
    const { game, seq } = this.table;
    const { nodeId, findGame, isRude } = this.context;
    let { state } = this.table;
    const steps: Step[] = [];
    const refusals = arrivals.map(({ person, formerly, standoff = NO_STANDOFF }, i) => {
      const judged = judgeArrival(state, game, at, person, nodeId, formerly, { standoff, isRude });
      if ("refused" in judged) return judged.refused;
      steps.push(...judged.steps);
      const isLast = i === arrivals.length - 1;
      if (!isLast && judged.steps.length > 0) {
        state = foldEntry(state, judged.steps, { seq: seq + 1, at }, findGame).state;
      }
      return undefined;
    });
    return { steps, refusals };
  }
}
