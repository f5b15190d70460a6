import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { Tally } from "@tavolata/figures";
import { itemAt } from "@tavolata/kernel";
import type { Plan } from "./plan.ts";

/** Games `from` to `to` (exclusive), with the bots of one family. */
export interface Batch {
  readonly family: number;
  readonly from: number;
  readonly to: number;
}

interface Answer {
  readonly batch: Batch;
  readonly rows: Record<string, number[]>;
  readonly moves: number;
}

export interface Progress {
  readonly games: number;
  readonly of: number;
  readonly moves: number;
}

export interface Finished {
  /** One tally and the number of games in it for each family. */
  readonly families: readonly { readonly tally: Tally; readonly games: number }[];
  readonly stopped: boolean;
}

const MOST_IN_A_BATCH = 200;
const MOST_CORES = 64;
const BATCHES_A_CORE = 24;

export interface Running {
  readonly finished: Promise<Finished>;
  /** Starts no new games. Those that are being played are still counted. */
  stop(): void;
}

/** Plays a plan on several cores. The result does not depend on their number. */
export function run(
  plan: Plan,
  onProgress: (progress: Progress) => void,
  requested = availableParallelism(),
): Running {
  const cores = Math.min(requested, MOST_CORES, plan.games);
  const batches = batchesOf(plan, cores);
  const families = plan.families.map(() => ({ tally: new Tally(), games: 0 }));
  const progress = { games: 0, of: plan.games * plan.families.length, moves: 0 };
  let stopped = false;

  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const handOut = () => {
        const { value: batch, done } = stopped ? { value: undefined, done: true } : batches.next();
        if (!done) worker.postMessage(batch);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on("message", ({ batch, rows, moves }: Answer) => {
        const family = itemAt(families, batch.family);
        family.tally.add(rows);
        family.games += batch.to - batch.from;
        progress.games += batch.to - batch.from;
        progress.moves += moves;
        onProgress(progress);
        handOut();
      });
      worker.on("error", reject);
      handOut();
    });

  const workers = Array.from({ length: cores }, () => startWorker(plan));
  const finished = Promise.all(workers.map(work)).then(
    () => ({ families, stopped: progress.games < progress.of }),
    async (fault) => {
      await Promise.all(workers.map((worker) => worker.terminate()));
      throw fault;
    },
  );
  return {
    finished,
    stop: () => {
      stopped = true;
    },
  };
}

function startWorker(plan: Plan): Worker {
  return new Worker(new URL("./worker.mjs", import.meta.url), { workerData: plan, execArgv: [] });
}

/** Families take turns, so that a stopped run has something to say about each of them. */
function* batchesOf({ games, families }: Plan, cores: number): Generator<Batch> {
  const size = Math.min(MOST_IN_A_BATCH, Math.max(1, Math.ceil(games / (cores * BATCHES_A_CORE))));
  for (let from = 0; from < games; from += size) {
    for (let family = 0; family < families.length; family++) {
      yield { family, from, to: Math.min(games, from + size) };
    }
  }
}
