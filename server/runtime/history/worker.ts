import { parentPort, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { type Fields, faultFields } from "../../logger.ts";
import { type CountedGame, countingOf } from "./counting.ts";
import type { PastGame } from "./record.ts";
import { historyOf } from "./views.ts";

/** What is kept of a finished game beside its record. */
export interface WrittenHistory {
  /** What everybody saw; undefined if this version cannot play the game again. */
  readonly views: string | undefined;
  /** What was counted of each seat; null if the game cannot be counted. */
  readonly figures: readonly string[] | null;
  /** What went wrong while counting, if anything did. */
  readonly fault?: Fields;
}

const { GAMES } = (await import(workerData.gamesModule)) as { GAMES: readonly CountedGame[] };

/** Writes down what everybody saw, and counts. It is as much work as playing the game, so the tables' thread is spared it. */
parentPort?.on("message", (past: PastGame) => {
  const game = GAMES.find(({ rules }) => rules.name === past.record.game);
  parentPort?.postMessage(
    game === undefined ? ({ views: undefined, figures: null } satisfies WrittenHistory) : write(game, past),
  );
});

function write({ rules, playerFigures }: CountedGame, past: PastGame): WrittenHistory {
  const counting = playerFigures && countingOf(playerFigures, past);
  let fault: Fields | undefined;
  const history = historyOf(rules, past, (transition, input) => {
    if (counting === undefined || fault !== undefined) return;
    // A mistake in the counting costs nobody their replay.
    try {
      counting.hear(transition, input);
    } catch (thrown) {
      fault = faultFields(thrown);
    }
  });
  if (history === undefined) return { views: undefined, figures: null };
  const views = gzipSync(JSON.stringify(history), { level: 1 }).toString("base64");
  if (fault !== undefined) return { views, figures: null, fault };
  return { views, figures: counting?.rowsBySeat() ?? null };
}
