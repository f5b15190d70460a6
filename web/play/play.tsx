import { useSignal } from "@preact/signals";
import { type AnyScreen, language, TableProvider, tableAs, tipsOf, useMedia, WhyNot } from "@tavolata/kit";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { screenOf, titleOf } from "../catalogue/catalogue.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { chairOf } from "../lobby/who.ts";
import { lazy } from "../shell/lazy.tsx";
import { connection } from "../state/connection.ts";
import { noteKnown } from "../state/learned.ts";
import { words } from "../words/index.ts";
import { Coach } from "./coach.tsx";
import { LiveRegion } from "./live-region.tsx";
import { PlayBar } from "./play-bar.tsx";
import { isScreenOn, screenIsSeen } from "./screen-seen.ts";
import { type SheetName, TableSheets } from "./table-sheets.tsx";
import { useTurnSignals } from "./turn-signals.ts";
import { useGame } from "./use-game.ts";
import { useWakeLock } from "./wake-lock.ts";
import "./play.css";

/** Where people come and go with chips while it is played. */
const ChairsInPlay = lazy(async () => (await import("./open-chairs/chairs-in-play.tsx")).ChairsInPlay, true);
const NextChair = lazy(async () => (await import("../open-tables/next-chair.tsx")).NextChair, true);
const AwaitedNote = lazy(async () => (await import("./awaited/awaited-note.tsx")).AwaitedNote, true);
const Bubbles = lazy(async () => (await import("./chat/bubbles.tsx")).Bubbles, true);
const Missed = lazy(async () => (await import("./missed.tsx")).Missed, true);
const PastBanner = lazy(async () => (await import("./past-banner.tsx")).PastBanner, true);
const ResultSheet = lazy(async () => (await import("./result-sheet.tsx")).ResultSheet, true);
/** Only on a desk, where there is room for it. */
const Rail = lazy(async () => (await import("./rail.tsx")).Rail, true);
const TextTable = lazy(async () => (await import("./text-table.tsx")).TextTable);

/** Where there is room beside the table: the same bound as in the styles. */
const ROOM = "(min-width: 90em)";

interface PlayProps {
  readonly feed: TableFeed;
  /** Instead of the name of the game, where the table is part of something larger. */
  readonly title?: ComponentChildren;
  /** Instead of the words for a spectator: why this person only watches. */
  readonly note?: ComponentChildren;
  /** Whether it is summed up here at its end; not where a tournament does that. */
  readonly hasResult?: boolean;
  /** The person has seen how it ended and wants to go back to the lobby. */
  onLobby(): void;
}

/** A game in play, or just over. */
export function Play(props: PlayProps) {
  const { feed, onLobby } = props;
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
  return <OnStage {...props} screen={screen} />;
}

function OnStage({
  feed,
  screen,
  title,
  note,
  hasResult = true,
  onLobby,
}: PlayProps & { readonly screen: AnyScreen }) {
  const room = feed.knownRoom;
  const me = connection.person.value?.id;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useSignal<SheetName | null>(null);
  const hasScreen = isScreenOn(room);
  const game = useGame(feed, screen, hasScreen && screenIsSeen.value === "yes", () => root.current);
  const picture = game.picture.value;
  useLayoutEffect(() => {
    if (picture.flies) game.flights.fly();
  }, [game, picture.number, picture.flies]);
  const rule = game.rule.value;
  useEffect(() => {
    if (rule !== null) sheet.value = "help";
  }, [rule, sheet]);
  useTurnSignals(feed, game);
  useWakeLock();
  const hasRoom = useMedia(ROOM);
  const plays = game.table.value.you !== null;
  useEffect(() => {
    if (plays) noteKnown(room.game);
  }, [plays, room.game]);

  const { Table } = game.screen;
  const chair = chairOf(room, me);
  const mine = chair === null ? null : room.chairs[chair];
  const resting = mine !== null && mine !== undefined && "person" in mine && mine.standIn;
  const isText = tableAs.value === "text";
  const said = game.screen.words(language.value);
  const { play } = words();
  return (
    <TableProvider value={game.table}>
      <div class="play" data-text={isText} data-titled={title !== undefined} data-settled={picture.upToDate}>
        <PlayBar feed={feed} title={title ?? said.title} onOpen={(name) => (sheet.value = name)} />
        <main id="content" class="play-body">
          <h1 class="visually-hidden">{said.title}</h1>
          {feed.seen.value?.chairOffers === undefined ? null : <ChairsInPlay feed={feed} game={game} />}
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
            <p class="play-note">{note ?? play.spectator}</p>
          ) : null}
          {room.settings.listed && chair === null && feed.seen.value?.chairOffers === undefined ? (
            <NextChair feed={feed} />
          ) : null}
          {game.table.value.surface === "hand" && game.screen.isOnScreenOnly?.(picture.view) !== true ? (
            <p class="play-note">
              {play.tableOnScreen}{" "}
              <button type="button" class="button" onClick={() => (screenIsSeen.value = "no")}>
                {play.screenUnseen}
              </button>
            </p>
          ) : null}
          {room.chairs.some((taken) => taken !== null && "awaited" in taken) ? (
            <AwaitedNote feed={feed} />
          ) : null}
          {game.past.value === null ? null : (
            <PastBanner game={game} isAwaited={feed.seen.value?.awaited ?? false} />
          )}
          {said.coach !== undefined &&
          tipsOf(game.screen.name) === "on" &&
          game.table.value.you !== null &&
          !isText &&
          game.past.value === null ? (
            <Coach game={game} />
          ) : null}
          {isText ? (
            <TextTable key={game.id} game={game} feed={feed} />
          ) : (
            <div ref={root} class="play-table">
              <Table key={game.id} view={picture.view} scene={picture.scene} />
            </div>
          )}
        </main>
        {hasRoom ? <Rail feed={feed} game={game} /> : null}
        <LiveRegion feed={feed} game={game} />
        <TableSheets feed={feed} game={game} open={sheet} onLobby={onLobby} />
        {game.missed.value.length > 0 ? <Missed game={game} /> : null}
        {feed.lines.value.length > 0 && !isText ? <Bubbles feed={feed} /> : null}
        {hasResult && room.playing?.over ? (
          <ResultSheet key={game.id} feed={feed} game={game} onLobby={onLobby} />
        ) : null}
        <WhyNot label={words().help.why} onClause={(clause) => (game.rule.value = clause)} />
      </div>
    </TableProvider>
  );
}
