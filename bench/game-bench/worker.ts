import { parentPort } from "node:worker_threads";
import { loadBenches } from "./index.ts";

interface Request {
  readonly game: string;
  readonly kind: string;
  readonly task: unknown;
}

/** One core: does the task it gets and sends back the result. */
parentPort?.on("message", async ({ game, kind, task }: Request) => {
  const { TASKS } = await loadBenches(game);
  const work = TASKS[kind];
  if (work === undefined) throw new Error(`the benches of ${game} have no task ${kind}`);
  parentPort?.postMessage(await work(task));
});
