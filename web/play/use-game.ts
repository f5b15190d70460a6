import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { screenOf } from "../house/screens.ts";
import type { TableFeed } from "../line/table-feed.ts";
import { GameOnStage } from "./game-on-stage.ts";

/** Where the next game follows by itself, how the last one ended lies on the table for so long. */
const LINGER = 2500;

/** The game that is shown: a new game, or another seat in it, is a stage of its own. */
export function useGame(
  feed: TableFeed,
  name: string,
  besideScreen: boolean,
  root: () => ParentNode | null,
): GameOnStage {
  const seen = feed.seen.value!;
  const { watcher } = seen;
  const lingering = useSignal<number | null>(seen.game);
  const isNext =
    lingering.value === seen.game - 1 && seen.house !== undefined && !seen.awaited && !document.hidden;
  const number = isNext ? seen.game - 1 : seen.game;
  const game = useMemo(
    () =>
      new GameOnStage(
        feed,
        screenOf(name)!,
        feed.seen.peek()!,
        besideScreen && typeof watcher === "number" ? "hand" : "device",
        root,
      ),
    [feed, name, number, watcher, besideScreen],
  );
  useEffect(() => () => game.end(), [game]);
  const { upToDate } = game.stage.picture.value;
  useEffect(() => {
    if (!isNext) {
      lingering.value = seen.game;
      return;
    }
    if (!upToDate) return;
    const timer = setTimeout(() => {
      lingering.value = null;
    }, LINGER);
    return () => clearTimeout(timer);
  }, [isNext, upToDate, seen.game, lingering]);
  return game;
}
