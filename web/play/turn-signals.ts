import { effect } from "@preact/signals";
import { sound } from "@tavolata/kit";
import { useEffect } from "preact/hooks";
import { titleOf } from "../catalogue/catalogue.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";

/** That it is somebody's turn can be heard, felt, and read in the name of the tab. */
export function useTurnSignals(feed: TableFeed, game: GameOnStage): void {
  useEffect(() => {
    let was = false;
    const stop = effect(() => {
      const { awaited } = game.table.value;
      const title = titleOf(feed.room.value?.game ?? "");
      document.title = feed.seen.value?.awaited ? `${words().play.yourTurnTitle} · ${title}` : title;
      if (awaited && !was) {
        sound("bell");
        // A page that nobody has touched yet may not vibrate, and browsers complain.
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
      }
      was = awaited;
    });
    return () => {
      stop();
      document.title = titleOf(feed.room.peek()?.game ?? "");
    };
  }, [feed, game]);
}
