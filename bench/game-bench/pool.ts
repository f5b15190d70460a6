import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { DoAll, Tasks } from "./contract.ts";

/** All cores, for the tasks of one game. */
export function coresFor(game: string): DoAll<Tasks> {
  return async (kind, tasks) => {
    const outcomes: unknown[] = [];
    let next = 0;
    const work = (worker: Worker): Promise<void> =>
      new Promise((resolve, reject) => {
        let doing = -1;
        const handOut = () => {
          doing = next++;
          if (doing < tasks.length) worker.postMessage({ game, kind, task: tasks[doing] });
          else worker.terminate().then(() => resolve(), reject);
        };
        worker.on("message", (outcome) => {
          outcomes[doing] = outcome;
          handOut();
        });
        worker.on("error", reject);
        handOut();
      });
    const cores = Array.from({ length: availableParallelism() }, startWorker);
    await Promise.all(cores.map(work));
    return outcomes;
  };
}

/** Simulations produce much short-lived garbage; with more room for it, collecting it takes less time. */
const YOUNG_MB = 64;

function startWorker(): Worker {
  return new Worker(new URL("./worker.mjs", import.meta.url), {
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
}
