import { signal, useSignal } from "@preact/signals";
import { language, Sheet } from "@tavolata/kit";
import type { PublicRoom, PublicTournament } from "@tavolata/server/protocol";
import { useEffect, useState } from "preact/hooks";
import { screenOf } from "../catalogue/catalogue.ts";
import { money } from "../chips/money.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { seatsOf } from "../lobby/who.ts";
import { Play } from "../play/lazy-play.ts";
import { lazy } from "../shell/lazy.tsx";
import { Link } from "../shell/link.tsx";
import { connection } from "../state/connection.ts";
import { rememberTable } from "../state/known-tables.ts";
import { go } from "../state/route.ts";
import { givenSeed, rememberSeed } from "../state/seeds.ts";
import { words } from "../words/index.ts";
import { type TournamentFeed, useTournament } from "./feed.ts";
import { type OwnStatus, ownStatusOf, stillIn, tableToGoTo } from "./standing.ts";
import { Standings } from "./standings.tsx";
import { tournamentWords } from "./words/index.ts";
import "../shell/nowhere.css";
import "./tournament.css";

const RoundsStandings = lazy(async () => (await import("./rounds/standings.tsx")).RoundsStandings, true);
const Farewell = lazy(async () => (await import("./farewell/farewell.tsx")).Farewell, true);

interface TournamentTableProps {
  readonly feed: TableFeed;
  readonly room: PublicRoom;
  readonly tournament: string;
}

/** Which table somebody has just been brought to, and whether from another one; said where they arrive. */
const brought = signal<{ readonly number: number; readonly from: string | null } | null>(null);
const READING = 7000;
/** After the last card everybody looks at it for a while. */
const TAKING_IN = 3500;

/** A table of a tournament: the game, how this person stands, and the way to where they are wanted. */
export function TournamentTable({ feed, room, tournament: id }: TournamentTableProps) {
  const tournamentFeed = useTournament(id);
  const tournament = tournamentFeed.tournament.value;
  const me = connection.person.value?.id;
  const standing: OwnStatus = tournament === null ? { kind: "stranger" } : ownStatusOf(tournament, me);
  useWay(feed.id, tournamentFeed, standing);
  useOwnSeed(room, tournament, standing.kind === "seated" && standing.table === feed.id);
  const isOver = tournament?.phase === "over";
  useLastHand(feed, tournamentFeed);
  const parting = useFarewell(feed.id, tournamentFeed, standing);
  // Somebody who comes to a table after the end wants to see it again.
  const [isLookingBack] = useState(isOver);
  useEffect(() => {
    if (!isOver || isLookingBack) return;
    const timer = setTimeout(() => go(`/e/${id}`, "replace"), TAKING_IN);
    return () => clearTimeout(timer);
  }, [id, isOver, isLookingBack]);
  const onlyGame = isLookingBack && room.ended.length === 1 ? room.ended[0]?.id : undefined;
  useEffect(() => {
    if (onlyGame !== undefined) go(`/r/${onlyGame}`, "replace");
  }, [onlyGame]);
  const game = room.game;
  useEffect(() => rememberTable({ id, game, page: "e", at: Date.now() }), [id, game]);

  const isOn = room.playing !== null && room.closed === null && feed.seen.value !== null;
  // A table of a round stays as it ended until the next round begins.
  const isPlayedOut = tournament?.rounds != null && !isLookingBack;
  const open = useSignal(false);
  const { atTable, standings } = tournamentWords();
  if (isOn || (((isOver && !isLookingBack) || isPlayedOut) && feed.seen.value !== null)) {
    return (
      <>
        <Play
          feed={feed}
          title={
            tournament === null ? undefined : (
              <TitleOfTable tournament={tournament} standing={standing} onOpen={() => (open.value = true)} />
            )
          }
          note={whyLooking(standing, feed.id)}
          hasResult={tournament?.rounds != null}
          onLobby={() => go(`/e/${id}`)}
        />
        <Notice isOver={isOver} />
        <Sheet
          title={standings.title}
          open={open.value}
          closeLabel={words().close}
          onClose={() => (open.value = false)}
        >
          {tournament === null ? null : tournament.rounds === null ? (
            <Standings tournament={tournament} canLook={false} />
          ) : (
            <RoundsStandings tournament={tournament} />
          )}
          <Link to={`/e/${id}`} class="button tournament-page">
            {standings.page}
          </Link>
        </Sheet>
        {tournament !== null && standing.kind === "out" && standing.place > 1 ? (
          <Farewell
            tournament={tournament}
            place={standing.place}
            prize={standing.prize}
            lastHand={tournamentFeed.lastHand}
            open={parting.isShown && !isOver}
            onClose={parting.close}
          />
        ) : null}
      </>
    );
  }
  return (
    <main id="content" class="nowhere">
      <h1>{tournament?.plan.name ?? tournamentWords().title}</h1>
      <p role="status">
        {isOver ? (
          standings.replaysHelp
        ) : (
          <>
            {room.closed === null || standing.kind === "out" ? null : `${atTable.broken} `}
            {whyLooking(standing, feed.id) ?? (room.closed === null ? atTable.soon : null)}
          </>
        )}
      </p>
      {isOver ? (
        <div class="tournament-games">
          {room.ended.map(({ id: game, number }) => (
            <Link key={game} to={`/r/${game}`} class="button">
              {words().lobby.game(number)}
            </Link>
          ))}
        </div>
      ) : null}
      <Link to={`/e/${id}`} class="button" kind="main">
        {standings.page}
      </Link>
    </main>
  );
}

/** Takes people to their table, whenever that is another one than where they were. */
function useWay(here: string, feed: TournamentFeed, standing: OwnStatus): void {
  const own = standing.kind === "seated" ? standing.table : null;
  const number = standing.kind === "seated" ? standing.number : 0;
  const next = tableToGoTo(standing, here, feed.visited);
  useEffect(() => {
    if (own === here && feed.visited !== here) {
      brought.value = { number, from: feed.visited };
      feed.visited = here;
    }
  }, [own, here, number, feed]);
  useEffect(() => {
    if (next !== null) go(`/t/${next}`, "replace");
  }, [next]);
}

/** How the last hand came out that this person played: when they are out, the table has gone on. */
function useLastHand(feed: TableFeed, tournament: TournamentFeed): void {
  const room = feed.room.value;
  const { view, watcher } = feed.seen.value ?? {};
  if (typeof watcher === "number" && room !== null && view !== undefined) {
    const seats = seatsOf(room, feed.lastSeen);
    const said = screenOf(room.game)?.words(language.value);
    const sentence = said?.lastHand?.(view, (seat) => seats[seat]?.name ?? String(seat + 1));
    tournament.lastHand = sentence ?? tournament.lastHand;
  }
}

/** Somebody who has just lost their last chips here is told so once, after they have seen how. */
function useFarewell(here: string, feed: TournamentFeed, { kind }: OwnStatus) {
  const isShown = useSignal(false);
  const isDue = kind === "out" && feed.visited === here && !feed.saidFarewell;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      feed.saidFarewell = true;
      isShown.value = true;
    }, TAKING_IN);
    return () => clearTimeout(timer);
  }, [isDue, feed, isShown]);
  return { isShown: isShown.value, close: () => (isShown.value = false) };
}

/** Only the cards of people who were there from the beginning were drawn with their part of chance. */
const AT_THE_BEGINNING = 30_000;

/** Keeps what this device gave to the chance of this table, so that it can be found in the record of the game. */
function useOwnSeed(room: PublicRoom, tournament: PublicTournament | null, isOwn: boolean): void {
  const commitment = room.playing?.commitment;
  const startedAt = tournament?.startedAt ?? null;
  const given = tournament?.commitment;
  useEffect(() => {
    if (!isOwn || commitment === undefined || startedAt === null || given === undefined) return;
    const seed = givenSeed(given);
    if (seed !== undefined && connection.clock.now() - startedAt < AT_THE_BEGINNING)
      rememberSeed({ commitment, seed });
  }, [isOwn, commitment, startedAt, given]);
}

interface OwnProps {
  readonly tournament: PublicTournament;
  readonly standing: OwnStatus;
}

/** In the bar above the table: how this person stands, or how many are left; a tap shows all the others. */
function TitleOfTable({ tournament, standing, onOpen }: OwnProps & { onOpen(): void }) {
  const { atTable } = tournamentWords();
  const left = stillIn(tournament).length;
  const { rounds } = tournament;
  const round = rounds === null ? null : tournamentWords().status.round(rounds.played.length, rounds.count);
  return (
    <button type="button" class="tournament-title" aria-haspopup="dialog" onClick={onOpen}>
      <span>{tournament.plan.name}</span>
      <b>
        {standing.kind === "seated" && standing.rank !== null
          ? atTable.youAre(standing.rank, rounds === null ? left : tournament.players.length)
          : (round ?? atTable.left(left))}
      </b>
    </button>
  );
}

/** Why somebody who came here only watches; nothing for people who never were in the tournament. */
function whyLooking(standing: OwnStatus, here: string) {
  const { atTable, you, act } = tournamentWords();
  switch (standing.kind) {
    case "walking":
      return you.walking;
    case "out":
      return `${you.out(standing.place)} ${standing.prize > 0 ? you.prize(money(standing.prize)) : ""}`;
    case "bye":
    case "between":
      return you[standing.kind];
    case "gone":
      return you.gone[standing.why];
    case "seated":
      return standing.table === here ? undefined : (
        <>
          {atTable.elsewhere(standing.number)}{" "}
          <Link to={`/t/${standing.table}`} class="tournament-way">
            {act.toTable}
          </Link>
        </>
      );
    default:
      return undefined;
  }
}

/** Said in passing: where somebody was brought to, and that it is over. */
function Notice({ isOver }: { isOver: boolean }) {
  const { atTable, status } = tournamentWords();
  const arrived = brought.value;
  useEffect(() => {
    if (arrived === null) return;
    const timer = setTimeout(() => {
      if (brought.value === arrived) brought.value = null;
    }, READING);
    return () => clearTimeout(timer);
  }, [arrived]);
  return (
    <div class="new-game" role="status">
      {isOver ? (
        <p>{status.over}</p>
      ) : arrived !== null ? (
        <p>{arrived.from === null ? atTable.seatedAt(arrived.number) : atTable.moved(arrived.number)}</p>
      ) : null}
    </div>
  );
}
