import { useSignal } from "@preact/signals";
import { useWhollySeen } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { InviteToTable } from "../lobby/invite.tsx";
import { chairOf } from "../lobby/who.ts";
import { lazy } from "../shell/lazy.tsx";
import { connection } from "../state/connection.ts";
import { forgetTable } from "../state/known-tables.ts";
import { go } from "../state/route.ts";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";
import { isScreenOn, screenIsSeen } from "./screen-seen.ts";

const AtTable = lazy(async () => (await import("./at-table.tsx")).AtTable, true);
const Preferences = lazy(async () => (await import("../shell/preferences-form.tsx")).Preferences);
const LeaveChairs = lazy(async () => (await import("./open-chairs/chairs-menu.tsx")).LeaveChairs);
const ChairsMenu = lazy(async () => (await import("./open-chairs/chairs-menu.tsx")).ChairsMenu);

interface TableMenuProps {
  readonly feed: TableFeed;
  readonly game: GameOnStage;
  onLobby(): void;
  onDone(): void;
}

export function TableMenu({ feed, game, onLobby, onDone }: TableMenuProps) {
  const { play, help, home } = words();
  const room = feed.knownRoom;
  const me = connection.person.value?.id;
  const chair = chairOf(room, me);
  const mine = chair === null ? null : room.chairs[chair];
  const resting = mine !== null && mine !== undefined && "person" in mine && mine.standIn;
  const inPlay = room.playing !== null && !room.playing.over;
  const paused = feed.seen.value?.clock.pausedAt !== null && feed.seen.value !== null;
  const leaving = useSignal(false);
  const leaveButton = useWhollySeen(leaving.value);
  const withChips = feed.seen.value?.chairOffers !== undefined;
  const isOfTournament = room.tournament !== null;

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
      {isOfTournament ? null : (
        <details class="menu-invite">
          <summary>{play.invite}</summary>
          <InviteToTable feed={feed} room={room} />
        </details>
      )}
      <AtTable room={room} table={feed.id} />
      {withChips ? <ChairsMenu feed={feed} game={game} onDone={onDone} /> : null}
      {inPlay && chair !== null && !withChips ? (
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
      {isScreenOn(room) && chair !== null && screenIsSeen.value === "no" ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            onDone();
            screenIsSeen.value = "yes";
          }}
        >
          <Icon name="hand" />
          {play.screenSeen}
        </button>
      ) : null}
      {inPlay || isOfTournament ? null : (
        <button type="button" class="button" onClick={onLobby}>
          {play.lobby}
        </button>
      )}
      {CATALOGUE[room.game]?.hasLesson ? (
        // In a tab of its own: nobody leaves the table for it.
        <a class="button" href={`/l/${room.game}`} target="_blank" rel="noreferrer" onClick={onDone}>
          <Icon name="coach" />
          {help.lesson}
        </a>
      ) : null}
      <button type="button" class="button" onClick={() => go("/")}>
        <Icon name="back" />
        {home}
      </button>
      {withChips ? (
        <LeaveChairs room={room} onLeave={leave} />
      ) : (
        <button
          ref={leaveButton}
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
      )}
      <Preferences game={room.game} />
    </div>
  );
}
