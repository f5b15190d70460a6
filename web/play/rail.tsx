import { useSignal } from "@preact/signals";
import { preference, useMedia } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { TableFeed } from "../connection/table-feed.ts";
import { words } from "../words/index.ts";
import { Chat } from "./chat/lazy-chat.ts";
import type { GameOnStage } from "./game-on-stage.ts";
import { Log } from "./log.tsx";

const folded = preference("rail", ["open", "folded"], "open");

/** The same bound as in the styles. */
const ROOM = "(min-width: 1440px)";

/** On a desk there is room for the log and the chat beside the table. */
export function Rail({ feed, game }: { feed: TableFeed; game: GameOnStage }) {
  const { play } = words();
  const shown = useSignal<"log" | "chat">("log");
  const hasRoom = useMedia(ROOM);
  const isOpen = folded.value === "open";
  const fold = (
    <button
      type="button"
      class="icon-button"
      aria-expanded={isOpen}
      aria-label={play.log}
      onClick={() => (folded.value = isOpen ? "folded" : "open")}
    >
      <Icon name={isOpen ? "forward" : "back"} />
    </button>
  );
  if (!hasRoom) return null;
  if (!isOpen)
    return (
      <aside class="rail" data-folded="true">
        {fold}
      </aside>
    );
  return (
    <aside class="rail">
      <div class="rail-head">
        {(["log", "chat"] as const).map((name) => (
          <button
            key={name}
            type="button"
            class="chip"
            aria-pressed={shown.value === name}
            onClick={() => (shown.value = name)}
          >
            {play[name]}
          </button>
        ))}
        {fold}
      </div>
      <div class="rail-body">
        {shown.value === "log" ? (
          <Log feed={feed} game={game} />
        ) : (
          <Chat feed={feed} screen={game.screen} view={game.stage.picture.value.view} />
        )}
      </div>
    </aside>
  );
}
