import type { PublicRoom } from "@tavolata/server/protocol";
import { screenOf } from "../../catalogue/catalogue.ts";
import type { TableFeed } from "../../connection/table-feed.ts";
import { words } from "../../words/index.ts";
import { Chat } from "./chat.tsx";
import "./lobby-chat.css";

/** People talk before the first card, too. */
export function LobbyChat({ feed, room }: { feed: TableFeed; room: PublicRoom }) {
  const screen = screenOf(room.game);
  if (screen === undefined) return null;
  return (
    <section class="lobby-chat">
      <h2>{words().play.chat}</h2>
      <Chat feed={feed} screen={screen} />
    </section>
  );
}
