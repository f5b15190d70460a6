import { Worker } from "node:worker_threads";
import { faultFields, type Logger } from "../../logger.ts";
import type { Store } from "../../store/contract.ts";
import { type PastGame, pastGameOf } from "./record.ts";
import type { WrittenHistory } from "./worker.ts";

const MOST_CAUGHT_UP = 1000;
/** Tables come first: after every millisecond of this work there are so many milliseconds of rest. */
const REST = 9;

/** Saves what everybody saw of finished games, and counts what people did in them, one after the other, when there is time. */
export class HistoryKeeper {
  private readonly games: string[] = [];
  private working: Promise<void> | undefined;
  private worker: Worker | undefined;
  private closed = false;
  private wakeUp: () => void = () => {};

  constructor(
    private readonly store: Store,
    private readonly logger: Logger,
    private readonly gamesModule: string,
  ) {}

  save(game: string): void {
    if (this.closed) return;
    this.games.push(game);
    this.working ??= this.drainQueue().finally(() => {
      this.working = undefined;
    });
  }

  /** Saves games that ended just before their node did. */
  catchUp(): void {
    const { store } = this;
    Promise.all([store.endedWithoutViews(MOST_CAUGHT_UP), store.endedWithoutFigures(MOST_CAUGHT_UP)]).then(
      (games) => {
        for (const game of new Set(games.flat())) this.save(game);
      },
      (fault: unknown) => this.logger("warning", "history not caught up", faultFields(fault)),
    );
  }

  /** The next node that starts catches up with what is left over. */
  async close(): Promise<void> {
    this.closed = true;
    this.games.length = 0;
    this.wakeUp();
    await this.working;
    await this.worker?.terminate();
  }

  private async drainQueue(): Promise<void> {
    for (let game = this.games.shift(); game !== undefined; game = this.games.shift()) {
      const begun = performance.now();
      try {
        const past = await pastGameOf(this.store, game);
        if (past === undefined) await this.store.saveFigures(game, null);
        else await this.keep(game, await this.write(past));
      } catch (fault) {
        this.logger("warning", "history not saved", faultFields(fault));
      }
      if (this.games.length > 0) await this.rest(REST * (performance.now() - begun));
    }
  }

  private async keep(game: string, { views, figures, fault }: WrittenHistory): Promise<void> {
    if (views !== undefined) await this.store.saveViews(game, views);
    // A later version may count what this one could not.
    if (fault === undefined) await this.store.saveFigures(game, figures);
    else this.logger("warning", "figures not counted", fault);
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.wakeUp = resolve;
      setTimeout(resolve, ms).unref();
    });
  }

  private write(past: PastGame): Promise<WrittenHistory> {
    this.worker ??= startWorker(this.gamesModule);
    const { worker } = this;
    return new Promise((resolve, reject) => {
      const onMessage = (written: WrittenHistory) => {
        worker.off("error", onError);
        resolve(written);
      };
      const onError = (fault: Error) => {
        worker.off("message", onMessage);
        this.worker = undefined;
        reject(fault);
      };
      worker.once("message", onMessage);
      worker.once("error", onError);
      worker.postMessage(past);
    });
  }
}

function startWorker(gamesModule: string): Worker {
  const worker = new Worker(new URL("./history-worker.mjs", import.meta.url), {
    workerData: { gamesModule },
    execArgv: [],
  });
  worker.unref();
  return worker;
}
