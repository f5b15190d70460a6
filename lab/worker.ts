import { parentPort, workerData } from "node:worker_threads";
import type { Batch } from "./batch.ts";
import { Laboratory } from "./laboratory.ts";
import type { Plan } from "./plan.ts";

/** One core of the lab: plays the batches it gets and sends back what it counted. */
const laboratory = new Laboratory(workerData as Plan);

parentPort?.on("message", (batch: Batch) => {
  parentPort?.postMessage({ batch, ...laboratory.play(batch) });
});
