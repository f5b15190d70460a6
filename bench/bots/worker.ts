import { parentPort } from "node:worker_threads";
import { TASKS, type TaskKind } from "./tasks.ts";

/** One core: does the task it is handed, and hands back what came of it. */
parentPort?.on("message", ({ kind, task }: { kind: TaskKind; task: never }) => {
  parentPort?.postMessage(TASKS[kind](task));
});
