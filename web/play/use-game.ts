import { untracked, useSignal } from "@preact/signals";
import type { AnyScreen } from "@tavolata/kit";
import { useEffect, useMemo } from "preact/hooks";
import type { Seen, TableFeed } from "../connection/table-feed.ts";
import { aboutSeat } from "./about-seat.tsx";
import { GameOnStage } from "./game-on-stage.ts";

/** Where the next game follows by itself, the end of the last one stays on the table for so many milliseconds. */
const LINGER = 2500;

type Shown = Pick<Seen, "game" | "watcher">;

/** The next game has begun by itself, and nobody waits for this person in it yet. */
function isNextGame(shown: Shown, seen: Seen): boolean {
  return shown.game === seen.game - 1 && seen.chairOffers !== undefined && !seen.awaited;
}

/** A player who is out sees to the end how it came about. */
function hasLostSeat(shown: Shown, seen: Seen): boolean {
  return shown.game === seen.game && typeof shown.watcher === "number" && typeof seen.watcher !== "number";
}

/** The game that is shown: a new game, or another seat in it, is a stage of its own. */
export function useGame(
  feed: TableFeed,
  screen: AnyScreen,
  besideScreen: boolean,
  root: () => ParentNode | null,
): GameOnStage {
  const seen = feed.knownSeen;
  const shown = useSignal<Shown>({ game: seen.game, watcher: seen.watcher });
  const isNext = isNextGame(shown.value, seen);
  const lingers = !document.hidden && (isNext || hasLostSeat(shown.value, seen));
  const { game: number, watcher } = lingers ? shown.value : seen;
  const game = useMemo(
    () =>
      new GameOnStage(
        feed,
        screen,
        untracked(() => feed.knownSeen),
        besideScreen && typeof watcher === "number" ? "hand" : "device",
        root,
        (seat) => aboutSeat(feed.knownRoom, seat, feed.id),
      ),
    [feed, screen, number, watcher, besideScreen],
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
