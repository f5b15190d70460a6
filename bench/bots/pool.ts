import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Task, TaskKind, WhatCameOf } from "./tasks.ts";

/** Does all tasks of one kind on all cores; what comes out does not depend on how many they are, the times apart. */
export async function doAll<Kind extends TaskKind>(
  kind: Kind,
  tasks: readonly Task<Kind>[],
): Promise<WhatCameOf<Kind>[]> {
  const outcomes: WhatCameOf<Kind>[] = [];
  let next = 0;
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let doing = -1;
      const handOut = () => {
        doing = next++;
        if (doing < tasks.length) worker.postMessage({ kind, task: tasks[doing] });
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on("message", (outcome: WhatCameOf<Kind>) => {
        outcomes[doing] = outcome;
        handOut();
      });
      worker.on("error", reject);
      handOut();
    });
  const cores = Array.from({ length: availableParallelism() }, startWorker);
  await Promise.all(cores.map(work));
  return outcomes;
}

/** Simulations make much that nobody keeps: with more room for it, less time goes into clearing it away. */
const YOUNG_MB = 64;

function startWorker(): Worker {
  return new Worker(new URL("./worker.mjs", import.meta.url), {
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
}
