import { parentPort } from "node:worker_threads";
import { type Contest, playContest } from "./contest.ts";

/** One core: plays the game it is handed, and hands back what came of it. */
parentPort?.on("message", ({ contest, index }: { contest: Contest; index: number }) => {
  parentPort?.postMessage(playContest(contest, index));
});
