import { useSignal } from "@preact/signals";
import { sayWhyNot, WhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { screenOf, titleOf } from "../catalogue/catalogue.ts";
import { refusalFor } from "../catalogue/refusals.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { Corner } from "../shell/corner.tsx";
import { lazy } from "../shell/lazy.tsx";
import { Link } from "../shell/link.tsx";
import { connection } from "../state/connection.ts";
import { type GameOffered, games, hasChips } from "../state/offered.ts";
import { words } from "../words/index.ts";
import { type Do, doAt } from "./act.ts";
import { botFor } from "./bot-levels.ts";
import { Chairs, isRoomy, whyNoBots } from "./chairs.tsx";
import { InviteToTable } from "./invite.tsx";
import { beReady } from "./open.ts";
import { TableRules } from "./table-rules.tsx";
import { chairOf, unreadyIn, waitingInWords } from "./who.ts";
import "./lobby.css";
import { roomWords } from "./room-words/index.ts";

const PurseInLobby = lazy(async () => (await import("./purse-in-lobby.tsx")).PurseInLobby, true);
const ShortPurse = lazy(async () => (await import("./purse-in-lobby.tsx")).ShortPurse, true);

interface LobbyProps {
  readonly feed: TableFeed;
  readonly room: PublicRoom;
  /** What comes after the chairs: the chat. */
  readonly children?: ComponentChildren;
}

/** Before and between games: who sits where, by which rules, and how others find the way. */
export function Lobby({ feed, room, children }: LobbyProps) {
  const me = connection.person.value?.id;
  const isHost = room.host === me;
  const chair = chairOf(room, me);
  const game = games.value?.find(({ name }) => name === room.game);
  const { home, back } = words();
  // Fetched while people sit down, so that the first cards need not wait for it.
  const screen = screenOf(room.game);
  useEffect(() => screen?.warmUp?.(), [screen]);

  useRulesChanged(room, chair);

  const act = doAt(feed);

  return (
    <div class="lobby">
      <header class="bar">
        <Link
          to={room.circle === null ? "/" : `/circle/${room.circle}`}
          class="icon-button"
          label={room.circle === null ? home : back}
        >
          <Icon name="back" />
        </Link>
        <h1>{titleOf(room.game)}</h1>
        <Corner game={room.game} />
      </header>
      <main id="content" class="lobby-body">
        {chair === null ? null : <InviteToTable feed={feed} room={room} />}
        <Chairs room={room} table={feed.id} game={game} isHost={isHost} act={act} chair={chair} me={me} />
        {chair === null ? <InviteToTable feed={feed} room={room} /> : null}
        {children}
        {hasChips(room.game) ? <PurseInLobby room={room} /> : null}
        <TableRules room={room} game={game} isHost={isHost} act={act} />
        <Ended room={room} />
      </main>
      <Start feed={feed} room={room} game={game} isHost={isHost} act={act} chair={chair} />
      <WhyNot />
    </div>
  );
}

/** Tells somebody who was in that they are not any more, because the rules have changed. */
function useRulesChanged({ options, chairs }: PublicRoom, chair: number | null): void {
  const mine = chair === null ? null : chairs[chair];
  const isReady = mine !== null && mine !== undefined && "person" in mine && mine.ready;
  const text = JSON.stringify(options);
  const before = useRef({ isReady, text });
  useEffect(() => {
    if (before.current.isReady && !isReady && before.current.text !== text) sayWhyNot(roomWords().changed);
    before.current = { isReady, text };
  }, [isReady, text]);
}

interface StartProps {
  readonly feed: TableFeed;
  readonly room: PublicRoom;
  readonly game: GameOffered | undefined;
  readonly isHost: boolean;
  readonly act: Do;
  readonly chair: number | null;
}

/** The one thing to do next, under the thumb. */
function Start({ feed, room, game, isHost, act, chair }: StartProps) {
  const { lobby } = words();
  const busy = useSignal(false);
  const isShort = useSignal(false);
  const seated = room.chairs.filter((taken) => taken !== null).length;
  const missing = (game?.seats.min ?? 0) - seated;
  const mine = chair === null ? null : room.chairs[chair];
  const isReady = mine !== null && mine !== undefined && "person" in mine && mine.ready;
  const empty = room.chairs.indexOf(null);
  const free = empty < 0 ? room.chairs.findIndex((_, at) => isRoomy(room, at)) : empty;
  const mayFill = isHost && empty >= 0 && whyNoBots(room) === undefined;

  const fill = async () => {
    if (game === undefined || busy.value) return;
    busy.value = true;
    for (const [at, taken] of room.chairs.entries()) {
      // Somebody may have sat down meanwhile.
      if (taken !== null || feed.room.peek()?.chairs[at] !== null) continue;
      if (!(await act({ type: "seat-bot", chair: at, bot: botFor(game, at) }))) break;
    }
    busy.value = false;
  };
  const ready = async () => {
    busy.value = true;
    const refused = await beReady(feed);
    busy.value = false;
    if (refused !== undefined) sayWhyNot(refusalFor(room.game, refused), refused.clause);
  };

  const why =
    chair === null
      ? free < 0
        ? roomWords().full
        : roomWords().sitFirst
      : missing > 0
        ? roomWords().missing(missing)
        : room.cannotBegin !== null
          ? refusalFor(room.game, room.cannotBegin)
          : isReady
            ? waitingInWords(unreadyIn(room))
            : "";
  return (
    <footer class="lobby-start">
      {hasChips(room.game) && chair !== null && !isReady ? (
        <ShortPurse room={room} isHost={isHost} act={act} isShort={isShort} />
      ) : null}
      {isShort.value ? null : <p role="status">{why}</p>}
      <div class="lobby-start-buttons">
        {chair === null ? (
          <button
            type="button"
            class="button"
            data-kind="main"
            disabled={free < 0}
            onClick={() => act({ type: "sit", chair: free })}
          >
            {lobby.sit}
          </button>
        ) : (
          <>
            {mayFill && !isShort.value ? (
              <button
                type="button"
                class="button"
                data-kind={isReady && missing > 0 ? "main" : undefined}
                disabled={busy.value}
                onClick={fill}
              >
                <Icon name="bot" />
                {roomWords().fillBots}
              </button>
            ) : null}
            {isReady ? (
              <button type="button" class="button" onClick={() => act({ type: "not-ready" })}>
                {roomWords().notReady}
              </button>
            ) : isShort.value ? null : (
              <button type="button" class="button" data-kind="main" disabled={busy.value} onClick={ready}>
                <Icon name="check" />
                {lobby.ready}
              </button>
            )}
          </>
        )}
      </div>
    </footer>
  );
}

function Ended({ room }: { room: PublicRoom }) {
  const { lobby } = words();
  if (room.ended.length === 0) return null;
  return (
    <section>
      <h2>{roomWords().games}</h2>
      <ul class="lobby-games">
        {room.ended.map(({ id, number }) => (
          <li key={id}>
            <Link to={`/r/${id}`}>
              <Icon name="replay" />
              {lobby.game(number)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
