import { parentPort, workerData } from "node:worker_threads";
import type { GameOfTheHouse } from "@tavolata/games";
import { Minds } from "./minds.ts";
import type { Answer, Job, WorkerSetup } from "./thinking.ts";

/** One thread in which bots think, one job at a time. */
const { gamesModule, allowRandom } = workerData as WorkerSetup;
const { GAMES } = (await import(gamesModule)) as { GAMES: readonly GameOfTheHouse[] };
const minds = new Minds(GAMES, allowRandom);

function say(answer: Answer): void {
  parentPort?.postMessage(answer);
}

parentPort?.on("message", (job: Job) => say(minds.answer(job)));
say({ type: "ready" });
