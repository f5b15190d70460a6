import { parentPort, workerData } from "node:worker_threads";
import type { PlayableGame } from "@tavolata/games";
import { BotMemory } from "./bot-memory.ts";
import type { WorkerJob, WorkerReply, WorkerSetup } from "./requests.ts";

/** One thread in which bots think, one job at a time. */
const { gamesModule, allowRandom } = workerData as WorkerSetup;
const { GAMES } = (await import(gamesModule)) as { GAMES: readonly PlayableGame[] };
const memory = new BotMemory(GAMES, allowRandom);

function post(reply: WorkerReply): void {
  parentPort?.postMessage(reply);
}

parentPort?.on("message", (job: WorkerJob) => post(memory.answer(job)));
post({ type: "ready" });
