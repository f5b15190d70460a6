import { parentPort, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import type { AnyGame, GameRecord, GameTypes } from "@tavolata/kernel";
import { historyOf } from "./views.ts";

const { GAMES } = (await import(workerData.gamesModule)) as { GAMES: readonly { rules: AnyGame }[] };

/** Writes down what everybody saw: the same work as playing the game again, so not for the tables' thread. */
parentPort?.on("message", (record: GameRecord<GameTypes>) => {
  const game = GAMES.find(({ rules }) => rules.name === record.game);
  const history = game === undefined ? undefined : historyOf(game.rules, record);
  parentPort?.postMessage(
    history === undefined ? undefined : gzipSync(JSON.stringify(history), { level: 1 }).toString("base64"),
  );
});
