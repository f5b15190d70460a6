import { foldOperator, loggedAs, NOTHING_DONE, type OperatorState } from "../../folds/operator/state.ts";
import type { OperatorStep } from "../../folds/operator/steps.ts";
import type { OperatorLogEntry } from "../../protocol/index.ts";
import { type LogEntry, OPERATOR_LOG, type Store } from "../../store/contract.ts";
import { SerialQueue } from "../platform/serial-queue.ts";

/** What is to be written, and for whom; a string says why nothing is. */
type Judge<Refused> = (state: OperatorState) => readonly OperatorStep[] | { readonly refused: Refused };

const MOST_TRIES = 50;
const MOST_READ = 60;

/** The log of what operators do, as this node knows it. Whoever writes the next number first has the say. */
export class OperatorLog {
  state: OperatorState = NOTHING_DONE;
  private readonly queue = new SerialQueue();
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly store: Pick<Store, "read" | "append" | "now">) {}

  /** Calls back whenever something new is known. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** What has been written by others, on other nodes or at the machine itself, is known afterwards. */
  readOn(): Promise<OperatorState> {
    return this.queue.run(async () => {
      await this.readNow();
      return this.state;
    });
  }

  /** Writes what the judge wants after everything that is there. Returns the number of the entry. */
  write<Refused = never>(
    judge: Judge<Refused>,
    visitors: readonly string[] = [],
  ): Promise<{ readonly entry: number } | { readonly refused: Refused }> {
    return this.queue.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        await this.readNow();
        const judged = judge(this.state);
        if ("refused" in judged) return judged;
        const [seq, at] = [this.state.seq + 1, this.store.now()];
        const entry: LogEntry = {
          log: OPERATOR_LOG,
          seq,
          at,
          steps: JSON.stringify(judged),
          told: JSON.stringify(judged.map(() => null)),
        };
        const appended = await this.store.append({ writes: [{ ...entry, alarm: null, visitors }] });
        if (!appended.done) continue;
        this.become([entry]);
        return { entry: seq };
      }
      throw new Error("the log of the operators did not come to rest");
    });
  }

  /** What operators read: the entries before this one, the newest first. The store alone knows who was forgotten since. */
  async before(entry: number): Promise<OperatorLogEntry[]> {
    const from = Math.max(0, Math.min(entry, this.state.seq + 1) - MOST_READ);
    const steps = (await this.store.read(OPERATOR_LOG, from)).flatMap(({ seq, at, steps }) =>
      (JSON.parse(steps) as OperatorStep[]).map((step) => ({ seq, at, step })),
    );
    const outcomes = new Map(
      steps.flatMap(({ step }) => (step.type === "outcome" ? [[step.of, step.code] as const] : [])),
    );
    return steps
      .flatMap(({ seq, at, step }) => {
        if (step.type === "outcome" || seq >= entry) return [];
        const logged = loggedAs(step, seq, at);
        return [{ ...logged, outcome: outcomes.get(seq) ?? logged.outcome }];
      })
      .reverse();
  }

  private async readNow(): Promise<void> {
    this.become(await this.store.read(OPERATOR_LOG, this.state.seq + 1));
  }

  private become(entries: readonly LogEntry[]): void {
    if (entries.length === 0) return;
    for (const { seq, at, steps } of entries) {
      this.state = foldOperator(this.state, { seq, at, steps: JSON.parse(steps) as OperatorStep[] });
    }
    for (const listener of this.listeners) listener();
  }
}
