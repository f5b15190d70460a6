import { sayWhyNot } from "@tavolata/kit";
import { refusalFor } from "../catalogue/refusals.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { connection } from "../state/connection.ts";
import { openTablesWords } from "./words/index.ts";

/** For somebody who only watches a game at an open table: a bot's chair is theirs when it is over, if they like. */
export function NextChair({ feed }: { feed: TableFeed }) {
  const { table } = openTablesWords();
  const room = feed.knownRoom;
  const me = connection.person.value?.id;
  const isMine = room.chairs.some((one) => one !== null && "bot" in one && one.next === me);
  const free = room.chairs.findIndex((one) => one !== null && "bot" in one && one.next === undefined);
  if (!isMine && free < 0) return null;
  const act = async (wish: Parameters<TableFeed["act"]>[0]) => {
    const { refused } = await feed.act(wish);
    if (refused !== undefined) sayWhyNot(refusalFor(room.game, refused));
  };
  return (
    <p class="play-note">
      {isMine ? table.isNext : table.next}{" "}
      <button
        type="button"
        class="button"
        onClick={() => void act(isMine ? { type: "stand" } : { type: "sit", chair: free })}
      >
        {isMine ? table.giveUp : table.sitNext}
      </button>
    </p>
  );
}
