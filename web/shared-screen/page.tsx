import { useSignal } from "@preact/signals";
import { sounds } from "@tavolata/kit";
import { Icon, Logo } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { CATALOGUE, screenOf, titleOf } from "../catalogue/catalogue.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { chairOf } from "../lobby/who.ts";
import { Link } from "../shell/link.tsx";
import { NowherePage } from "../shell/nowhere.tsx";
import { OfflinePage } from "../shell/offline.tsx";
import { connection } from "../state/connection.ts";
import { games } from "../state/offered.ts";
import { go } from "../state/route.ts";
import { refusalWords, words } from "../words/index.ts";
import { GameOnScreen } from "./game.tsx";
import { WaitingOnScreen } from "./waiting.tsx";
import "./screen.css";
import { screenWords } from "./words/index.ts";

/** The screen in the middle of a real table: a TV or a tablet that everybody sees. */
export function ScreenPage({ id }: { id: string | null }) {
  return id === null ? <ChooseGame /> : <TableOnScreen id={id} />;
}

/** The way from a switched-on TV to a table: one tap on what is to be played. */
function ChooseGame() {
  const { loading, way, home } = words();
  const screen = screenWords();
  const refused = useSignal<string | null>(null);
  const busy = useSignal(false);
  const offered = games.value;
  useEffect(() => {
    document.title = screen.title;
  }, [screen]);
  const open = async (game: string) => {
    if (busy.value) return;
    busy.value = true;
    const answer = await connection.ask({ type: "open", game, options: CATALOGUE[game]?.aroundScreen ?? {} });
    if (answer.table !== undefined) {
      await connection.introduce(screen.name, connection.person.value?.avatar ?? "plain");
      return go(`/s/${answer.table}`, "replace");
    }
    busy.value = false;
    refused.value = refusalWords(answer.refused ?? { code: "unavailable" });
  };
  return (
    <main id="content" class="tv tv-choose">
      <Link to="/" class="tv-home" label={home}>
        <Logo />
      </Link>
      <h1>{screen.choose}</h1>
      <p>{screen.onPhones}</p>
      {offered ? (
        <ul class="tv-games">
          {Object.values(CATALOGUE)
            .filter(({ name }) => offered.some((game) => game.name === name))
            .map((entry) => (
              <li key={entry.name}>
                <button type="button" disabled={busy.value} onClick={() => open(entry.name)}>
                  <img src={entry.cover} alt="" width="640" height="400" />
                  <strong>{entry.title}</strong>
                  <span>{way.players(entry.seats.min, entry.seats.max)}</span>
                </button>
              </li>
            ))}
        </ul>
      ) : (
        <p>{offered === null ? loading : way.noGames}</p>
      )}
      <p role="alert">{refused.value}</p>
    </main>
  );
}

function TableOnScreen({ id }: { id: string }) {
  const feed = connection.table(id);
  useEffect(() => () => connection.leave(id), [id]);
  const room = feed.room.value;
  const me = connection.person.value;
  const game = room?.game;
  useEffect(() => {
    if (game !== undefined) document.title = titleOf(game);
  }, [game]);
  useScreenRole(feed, room, me?.id);

  const { nowhere, loading } = words();
  const left = feed.left.value;
  const refused = feed.refused.value;
  if (left === "removed" || left === "left") return <NowherePage text={nowhere[left]} />;
  if (room === null || me === null) {
    if (refused !== null) return <NowherePage text={refusalWords(refused)} />;
    if (connection.state.value === "lost") return <OfflinePage />;
    return (
      <main id="content" class="waiting">
        {loading}
      </main>
    );
  }
  if (room.closed !== null) return <NowherePage text={nowhere.closed[room.closed]} />;
  if (chairOf(room, me.id) !== null) return <Seated id={id} />;
  if (room.screen !== me.id) return <NotYet room={room} name={me.nickname} />;
  const seen = feed.seen.value;
  // Fetched while people sit down.
  const screen = screenOf(room.game);
  return (
    <Tv>
      {room.playing !== null && seen?.watcher === "screen" && screen !== undefined ? (
        <GameOnScreen
          key={`${seen.game} ${seen.watcher}`}
          feed={feed}
          room={room}
          screen={screen}
          first={seen}
        />
      ) : (
        <WaitingOnScreen table={id} room={room} />
      )}
    </Tv>
  );
}

/** A screen that opened its table is the screen there, and leaves it to the first guest to be the host. */
function useScreenRole(feed: TableFeed, room: PublicRoom | null, me: string | undefined): void {
  const isHost = me !== undefined && room !== null && room.host === me && room.closed === null;
  const sits = isHost && chairOf(room, me) !== null;
  const isScreen = room?.screen === me;
  const first = room === null ? undefined : firstGuest(room);
  useEffect(() => {
    if (isHost && !sits && !isScreen) void feed.act({ type: "set-screen", person: me });
  }, [feed, isHost, sits, isScreen, me]);
  useEffect(() => {
    if (isHost && !sits && isScreen && first !== undefined)
      void feed.act({ type: "make-host", person: first });
  }, [feed, isHost, sits, isScreen, first]);
}

function firstGuest({ chairs, people }: PublicRoom): string | undefined {
  const sitting = new Set(
    chairs.flatMap((taken) => (taken !== null && "person" in taken ? [taken.person] : [])),
  );
  return people.find(({ id, present }) => present && sitting.has(id))?.id;
}

/** Comes from a link: the host says whether this is the screen in the middle. */
function NotYet({ room, name }: { room: PublicRoom; name: string }) {
  const screen = screenWords();
  return (
    <main id="content" class="tv tv-ask">
      <Icon name="screen" class="icon" />
      <h1>{titleOf(room.game)}</h1>
      <p class="tv-status">{screen.ask(name)}</p>
      <p>{screen.waitingHost}</p>
    </main>
  );
}

function Seated({ id }: { id: string }) {
  const screen = screenWords();
  return (
    <main id="content" class="tv tv-ask">
      <Icon name="hand" class="icon" />
      <p class="tv-status">{screen.seated}</p>
      <Link to={`/t/${id}`} class="button" kind="main">
        {screen.toTable}
      </Link>
    </main>
  );
}

/** Browsers let nothing sound before the page was touched, and nobody thinks of touching a TV. */
function Tv({ children }: { children: ComponentChildren }) {
  const touched = useSignal(navigator.userActivation?.hasBeenActive ?? false);
  const screen = screenWords();
  return (
    <div class="tv" onPointerDown={() => (touched.value = true)}>
      {children}
      {touched.value && sounds.value === "on" ? null : (
        <button
          type="button"
          class="button tv-wake"
          onClick={() => {
            touched.value = true;
            sounds.value = "on";
          }}
        >
          <Icon name="sound-on" class="icon" />
          {screen.wake}
        </button>
      )}
    </div>
  );
}
