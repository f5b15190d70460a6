import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import { line } from "../house/house.ts";
import { forgetTable } from "../house/memory.ts";
import { Preferences } from "../house/preferences-form.tsx";
import { go } from "../house/route.ts";
import type { TableFeed } from "../line/table-feed.ts";
import { Invite } from "../lobby/invite.tsx";
import { chairOf } from "../lobby/who.ts";
import { words } from "../words/index.ts";

interface TableMenuProps {
  readonly feed: TableFeed;
  onLobby(): void;
  onDone(): void;
}

export function TableMenu({ feed, onLobby, onDone }: TableMenuProps) {
  const { play, home } = words();
  const room = feed.room.value!;
  const me = line.person.value?.id;
  const chair = chairOf(room, me);
  const mine = chair === null ? null : room.chairs[chair];
  const resting = mine !== null && mine !== undefined && "person" in mine && mine.standIn;
  const inPlay = room.playing !== null && !room.playing.over;
  const paused = feed.seen.value?.clock.pausedAt !== null && feed.seen.value !== null;
  const leaving = useSignal(false);

  const then = (act: Parameters<TableFeed["act"]>[0]) => () => {
    onDone();
    void feed.act(act);
  };
  const leave = async () => {
    await feed.act({ type: "leave" });
    forgetTable(feed.id);
    go("/");
  };
  return (
    <div class="table-menu">
      <details class="menu-invite">
        <summary>{play.invite}</summary>
        <Invite feed={feed} room={room} />
      </details>
      {inPlay && chair !== null ? (
        <button type="button" class="button" onClick={then({ type: resting ? "return" : "rest" })}>
          <Icon name="bot" />
          {resting ? play.return : play.rest}
        </button>
      ) : null}
      {inPlay && room.host === me ? (
        <button type="button" class="button" onClick={then({ type: paused ? "resume" : "pause" })}>
          <Icon name={paused ? "play" : "pause"} />
          {paused ? play.resume : play.pause}
        </button>
      ) : null}
      {inPlay ? null : (
        <button type="button" class="button" onClick={onLobby}>
          {play.lobby}
        </button>
      )}
      <button type="button" class="button" onClick={() => go("/")}>
        <Icon name="back" />
        {home}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          if (!leaving.value) leaving.value = true;
          else void leave();
        }}
      >
        <Icon name="leave" />
        {leaving.value ? play.leaveSure : play.leave}
      </button>
      <Preferences />
    </div>
  );
}
