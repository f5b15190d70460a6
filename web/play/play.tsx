import { useSignal } from "@preact/signals";
import { coach, language, TableProvider, tableAs, WhyNot } from "@tavolata/kit";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { line } from "../house/house.ts";
import { screenOf, titleOf } from "../house/screens.ts";
import type { TableFeed } from "../line/table-feed.ts";
import { chairOf } from "../lobby/who.ts";
import { words } from "../words/index.ts";
import { Coach } from "./coach.tsx";
import { GameOnStage } from "./game-on-stage.ts";
import { LiveRegion } from "./live-region.tsx";
import { Missed } from "./missed.tsx";
import { PastBanner } from "./past-banner.tsx";
import { PlayBar } from "./play-bar.tsx";
import { Rail } from "./rail.tsx";
import { ResultSheet } from "./result-sheet.tsx";
import { type SheetName, TableSheets } from "./table-sheets.tsx";
import { TextTable } from "./text-table.tsx";
import { useTurnSignals } from "./turn-signals.ts";
import { useWakeLock } from "./wake-lock.ts";
import "./play.css";

interface PlayProps {
  readonly feed: TableFeed;
  /** The person has seen how it ended and wants to go back to the lobby. */
  onLobby(): void;
}

/** A game in play, or just over. */
export function Play({ feed, onLobby }: PlayProps) {
  const room = feed.room.value;
  const seen = feed.seen.value;
  const screen = room === null ? undefined : screenOf(room.game);
  const { play, loading } = words();
  if (room === null || screen === undefined) {
    return (
      <main id="content" class="waiting">
        {loading}
      </main>
    );
  }
  if (seen === null) {
    return (
      <main id="content" class="nowhere">
        <h1>{titleOf(room.game)}</h1>
        <p>{play.notAllowed}</p>
        <button type="button" class="button" onClick={onLobby}>
          {play.lobby}
        </button>
      </main>
    );
  }
  // A new game, or another seat in it, is a stage of its own.
  return <OnStage key={`${seen.game} ${seen.watcher}`} feed={feed} onLobby={onLobby} />;
}

function OnStage({ feed, onLobby }: PlayProps) {
  const room = feed.room.value!;
  const me = line.person.value?.id;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useSignal<SheetName | null>(null);
  const besideScreen =
    room.screen !== null && room.people.some(({ id, present }) => id === room.screen && present);
  const game = useMemo(
    () =>
      new GameOnStage(
        feed,
        screenOf(room.game)!,
        feed.seen.peek()!,
        besideScreen && typeof feed.seen.peek()!.watcher === "number" ? "hand" : "device",
        () => root.current,
      ),
    [feed, room.game, besideScreen],
  );
  useEffect(() => () => game.end(), [game]);
  const picture = game.picture.value;
  useLayoutEffect(() => {
    if (picture.flies) game.flights.fly();
  }, [game, picture.number, picture.flies]);
  useTurnSignals(feed, game);
  useWakeLock();

  const { Table } = game.screen;
  const chair = chairOf(room, me);
  const mine = chair === null ? null : room.chairs[chair];
  const resting = mine !== null && mine !== undefined && "person" in mine && mine.standIn;
  const isText = tableAs.value === "text";
  const said = game.screen.words(language.value);
  const { play } = words();
  return (
    <TableProvider value={game.table}>
      <div class="play" data-text={isText}>
        <PlayBar feed={feed} title={said.title} onOpen={(name) => (sheet.value = name)} />
        <main id="content" class="play-body">
          <h1 class="visually-hidden">{said.title}</h1>
          {game.table.value.paused ? (
            <p class="play-note">
              {room.host === me ? play.pausedByYou : play.paused}{" "}
              {room.host === me ? (
                <button type="button" class="button" onClick={() => feed.act({ type: "resume" })}>
                  {play.resume}
                </button>
              ) : null}
            </p>
          ) : null}
          {resting ? (
            <p class="play-note">
              {play.resting}{" "}
              <button type="button" class="button" onClick={() => feed.act({ type: "return" })}>
                {play.return}
              </button>
            </p>
          ) : null}
          {game.table.value.you === null && game.past.value === null ? (
            <p class="play-note">{play.spectator}</p>
          ) : null}
          <PastBanner game={game} isAwaited={feed.seen.value?.awaited ?? false} />
          {coach.value === "on" && game.table.value.you !== null && !isText && game.past.value === null ? (
            <Coach game={game} />
          ) : null}
          {isText ? (
            <TextTable game={game} feed={feed} />
          ) : (
            <div ref={root} class="play-table">
              <Table view={picture.view} scene={picture.scene} />
            </div>
          )}
        </main>
        <Rail feed={feed} game={game} />
        <LiveRegion feed={feed} game={game} />
        <TableSheets feed={feed} game={game} open={sheet} onLobby={onLobby} />
        <Missed game={game} />
        <ResultSheet feed={feed} game={game} onLobby={onLobby} />
        <WhyNot onClause={() => (sheet.value = "help")} />
      </div>
    </TableProvider>
  );
}
