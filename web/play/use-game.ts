import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { screenOf } from "../catalogue/catalogue.ts";
import type { Seen, TableFeed } from "../connection/table-feed.ts";
import { GameOnStage } from "./game-on-stage.ts";

/** Where the next game follows by itself, how the last one ended lies on the table for so long. */
const LINGER = 2500;

type Shown = Pick<Seen, "game" | "watcher">;

/** The next game has begun by itself, and nobody waits for this person in it yet. */
function isNextGame(shown: Shown, seen: Seen): boolean {
  return shown.game === seen.game - 1 && seen.chairOffers !== undefined && !seen.awaited;
}

/** Whoever is out sees to its end how it came about. */
function hasLostSeat(shown: Shown, seen: Seen): boolean {
  return shown.game === seen.game && typeof shown.watcher === "number" && typeof seen.watcher !== "number";
}

/** The game that is shown: a new game, or another seat in it, is a stage of its own. */
export function useGame(
  feed: TableFeed,
  name: string,
  besideScreen: boolean,
  root: () => ParentNode | null,
): GameOnStage {
  const seen = feed.seen.value!;
  const shown = useSignal<Shown>({ game: seen.game, watcher: seen.watcher });
  const isNext = isNextGame(shown.value, seen);
  const lingers = !document.hidden && (isNext || hasLostSeat(shown.value, seen));
  const { game: number, watcher } = lingers ? shown.value : seen;
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
    const isShown = shown.value.game === seen.game && shown.value.watcher === seen.watcher;
    if (isShown || (lingers && !upToDate)) return;
    const timer = setTimeout(
      () => {
        shown.value = { game: seen.game, watcher: seen.watcher };
      },
      lingers && isNext ? LINGER : 0,
    );
    return () => clearTimeout(timer);
  }, [lingers, isNext, upToDate, seen.game, seen.watcher, shown]);
  return game;
}
