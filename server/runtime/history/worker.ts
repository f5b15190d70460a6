import { parentPort, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import type { AnyGame } from "@tavolata/kernel";
import type { PastGame } from "./record.ts";
import { historyOf } from "./views.ts";

const { GAMES } = (await import(workerData.gamesModule)) as { GAMES: readonly { rules: AnyGame }[] };

/** Writes down what everybody saw. It is as much work as playing the game, so the tables' thread is spared it. */
parentPort?.on("message", (past: PastGame) => {
  const game = GAMES.find(({ rules }) => rules.name === past.record.game);
  const history = game === undefined ? undefined : historyOf(game.rules, past);
  parentPort?.postMessage(
    history === undefined ? undefined : gzipSync(JSON.stringify(history), { level: 1 }).toString("base64"),
  );
});
