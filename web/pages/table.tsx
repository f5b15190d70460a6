import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { titleOf } from "../catalogue/catalogue.ts";
import { fetchLobby, Lobby } from "../lobby/lazy-lobby.ts";
import { isAmongBots } from "../lobby/who.ts";
import { Play } from "../play/lazy-play.ts";
import { lazy } from "../shell/lazy.tsx";
import { NowherePage } from "../shell/nowhere.tsx";
import { OfflinePage } from "../shell/offline.tsx";
import { connection } from "../state/connection.ts";
import { forgetTable, rememberTable } from "../state/known-tables.ts";
import { isNamed } from "../state/named.ts";
import { loadRefusals, refusalWords, words } from "../words/index.ts";

const NameFirst = lazy(async () => (await import("../lobby/name-first/name-first.tsx")).NameFirst);
const ClosedTable = lazy(async () => (await import("./closed-table.tsx")).ClosedTable);
const MembersOnly = lazy(async () => (await import("../circle/door/members-only.tsx")).MembersOnly);
const LobbyChat = lazy(async () => (await import("../play/chat/lobby-chat.tsx")).LobbyChat, true);
const TournamentTable = lazy(async () => (await import("../tournament/at-table.tsx")).TournamentTable);

/** A table: its lobby, or the game that is played at it. */
export function TablePage({ id }: { id: string }) {
  const feed = connection.table(id);
  const room = feed.room.value;
  const refused = feed.refused.value;
  const left = feed.left.value;
  const game = room?.game;
  const isOfTournament = room !== null && room.tournament !== null;
  /** The game whose end this person has seen, and turned to the lobby. */
  const seenToTheEnd = useSignal<number | null>(null);
  const playing = useComputed(() => {
    const now = feed.room.value?.playing ?? null;
    return now !== null && !(now.over && seenToTheEnd.value === now.number) ? now.number : null;
  });

  useEffect(() => {
    fetchLobby();
    void loadRefusals();
  }, []);
  useEffect(() => () => connection.leave(id), [id]);
  useEffect(() => {
    if (game === undefined) return;
    document.title = titleOf(game);
    if (!isOfTournament) rememberTable({ id, game, at: Date.now() });
  }, [id, game, isOfTournament]);
  useEffect(() => {
    if (
      refused?.code === "no-such-table" ||
      refused?.code === "members-only" ||
      left !== null ||
      room?.closed
    )
      forgetTable(id);
  }, [id, refused, left, room?.closed]);

  const { nowhere, loading } = words();
  if (left === "removed" || left === "left")
    return <NowherePage title={nowhere[`${left}Title`]} text={nowhere[left]} />;
  if (left === "members-only" || refused?.code === "members-only") return <MembersOnly />;
  if (room === null) {
    if (refused !== null) return <NowherePage text={refusalWords(refused)} />;
    if (connection.state.value === "lost") return <OfflinePage />;
    return (
      <main id="content" class="waiting">
        {loading}
      </main>
    );
  }
  if (room.tournament !== null)
    return <TournamentTable feed={feed} room={room} tournament={room.tournament} />;
  if (room.closed !== null && playing.value === null)
    return <ClosedTable text={nowhere.closed[room.closed]} games={room.ended} circle={room.circle} />;
  if (playing.value !== null && (feed.seen.value !== null || !mayWatch(room))) {
    return <Play feed={feed} onLobby={() => (seenToTheEnd.value = room.playing?.number ?? null)} />;
  }
  if (!isNamed() && !isAmongBots(room, connection.person.value?.id))
    return <NameFirst title={titleOf(room.game)} />;
  return (
    <Lobby feed={feed} room={room}>
      {room.people.length > 1 ? <LobbyChat feed={feed} room={room} /> : null}
    </Lobby>
  );
}

function mayWatch({ settings }: { readonly settings: { readonly spectators: string } }): boolean {
  return settings.spectators === "public";
}
