import { parentPort } from "node:worker_threads";
import { findGame } from "@tavolata/games";
import { doTask, type Task } from "./random-play.ts";

/** One core: does the tasks it gets, one by one. */
parentPort?.on("message", (task: Task) => {
  const game = findGame(task.game);
  if (game === undefined) throw new Error(`there is no game called ${task.game}`);
  parentPort?.postMessage(doTask(game.rules, task));
});
