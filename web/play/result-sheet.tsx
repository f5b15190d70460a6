import { useSignal } from "@preact/signals";
import { language, Sheet, sayWhyNot, sound } from "@tavolata/kit";
import { Face, Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { useEffect, useState } from "preact/hooks";
import { refusalFor } from "../catalogue/refusals.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { beReady } from "../lobby/open.ts";
import { chairOf, sittingOn } from "../lobby/who.ts";
import { lazy } from "../shell/lazy.tsx";
import { Link } from "../shell/link.tsx";
import { connection } from "../state/connection.ts";
import { listed, words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";
import { type Placed, placed, winnersOf } from "./placed.ts";
import { Podium } from "./podium/podium.tsx";
import { hasPodium } from "./podium/podium-order.ts";
import { resultWords } from "./result-words/index.ts";

/** Drawn when somebody wants to send it. */
const Pictured = lazy(async () => (await import("./pictured.tsx")).Pictured, true);
const KeepOffer = lazy(async () => (await import("../people/offer/keep-offer.tsx")).KeepOffer, true);

interface ResultSheetProps {
  readonly feed: TableFeed;
  readonly game: GameOnStage;
  onLobby(): void;
}

const TAKING_IN = 1500;

/** How it ended, and the next game in one tap. */
export function ResultSheet({ feed, game, onLobby }: ResultSheetProps) {
  const room = feed.knownRoom;
  const { close, home } = words();
  const said = resultWords();
  const shut = useSignal(false);
  const pictured = useSignal(false);
  const { number, over } = room.playing ?? { number: 0, over: false };
  const ended = room.ended.find((one) => one.number === number);
  const result = ended?.result ?? null;
  const { seats, you, names } = game.table.value;
  const view = game.stage.picture.value.view;
  const ownWords = game.screen.words(language.value);
  const { teamOf } = ownWords;
  const all = result === null ? [] : placed(result, teamOf && ((seat) => teamOf(view, seat)));
  const title = headline(all, you, names);
  // Teams are many on one step, and shown as a list.
  const withPodium = hasPodium(all) && all.every(({ team }) => team === undefined);
  const isDue = over && game.stage.picture.value.upToDate && !shut.value;
  // Everybody sees how it ended before it is summed up; and somebody who taps on and on must not close it unseen.
  const shown = useSignal(false);
  useEffect(() => {
    if (!isDue) {
      shown.value = false;
      pictured.value = false;
      return;
    }
    const timer = setTimeout(() => {
      shown.value = true;
    }, TAKING_IN);
    return () => clearTimeout(timer);
  }, [isDue, shown, pictured]);
  const Reckoning = useReckoning(game, isDue);
  const won = result !== null && you !== null && result.places[you] === 1;
  useEffect(() => {
    if (shown.value && won) sound("win");
  }, [shown.value, won]);

  const chair = chairOf(room, connection.person.value?.id);
  const mine = chair === null ? null : room.chairs[chair];
  const isReady = mine !== null && mine !== undefined && "person" in mine && mine.ready;
  const again = async () => {
    const refused = await beReady(feed);
    if (refused !== undefined) sayWhyNot(refusalFor(room.game, refused));
  };
  return (
    <>
      {over && shut.value ? (
        <div class="play-over">
          <button type="button" class="button" data-kind="main" onClick={() => (shut.value = false)}>
            <Icon name="crown" />
            {title}
          </button>
        </div>
      ) : null}
      <Sheet title={title} open={shown.value} closeLabel={close} onClose={() => (shut.value = true)}>
        {result === null ? <p>{said.brokenOff}</p> : null}
        {result === null || ownWords.ending === undefined ? null : <p>{ownWords.ending(view)}</p>}
        {withPodium ? (
          <Podium
            place={said.place}
            steps={all.map(({ place, seats: [seat = 0], score }) => ({
              key: seat,
              place,
              face: <Face avatar={seats[seat]?.avatar ?? ""} isBot={seats[seat]?.isBot ?? false} />,
              name: <b class="podium-name">{names(seat)}</b>,
              note: ownWords.score(view, score),
            }))}
          />
        ) : null}
        {result === null ? null : (
          <ol class="places" data-short={withPodium}>
            {all.map(({ place, seats: those, team, score }) => {
              const who = listed(
                those.map((seat) => (seat === you ? `${names(seat)} (${words().me.you})` : names(seat))),
              );
              return (
                <li key={those[0]} data-mine={you !== null && those.includes(you)}>
                  <span class="places-place">{said.place(place)}</span>
                  {withPodium ? null : (
                    <span class="places-faces">
                      {those.map((seat) => (
                        <Face
                          key={seat}
                          avatar={seats[seat]?.avatar ?? ""}
                          isBot={seats[seat]?.isBot ?? false}
                        />
                      ))}
                    </span>
                  )}
                  <span class="places-who">
                    <strong>{team ?? who}</strong>
                    {team === undefined ? null : <span>{who}</span>}
                    <small>{ownWords.score(view, score)}</small>
                  </span>
                  {Reckoning === null
                    ? null
                    : those.map((seat) => <Reckoning key={seat} view={view} seat={seat} />)}
                </li>
              );
            })}
          </ol>
        )}
        {room.closed === null && room.tournament === null ? (
          <WhoPlaysOn room={room} me={connection.person.value?.id} />
        ) : null}
        <div class="result-buttons">
          {room.tournament !== null ? (
            <button type="button" class="button" data-kind="main" onClick={onLobby}>
              <Icon name="crown" />
              {said.toStandings}
            </button>
          ) : room.closed !== null ? (
            <p role="status">{room.closing === null ? said.closed : said.closedWithChips}</p>
          ) : chair === null ? null : isReady ? (
            <p role="status">{said.waiting}</p>
          ) : (
            <button type="button" class="button" data-kind="main" onClick={again}>
              <Icon name="replay" />
              {said.again}
            </button>
          )}
          {ended === undefined ? null : (
            <Link to={`/r/${ended.id}`} class="button">
              <Icon name="eye" />
              {said.replay}
            </Link>
          )}
          {result === null ? null : (
            <button
              type="button"
              class="button"
              aria-expanded={pictured.value}
              onClick={() => (pictured.value = !pictured.value)}
            >
              <Icon name="share" />
              {said.picture}
            </button>
          )}
          {room.tournament !== null ? null : room.closed === null ? (
            <button type="button" class="button" data-kind="quiet" onClick={onLobby}>
              {said.lobby}
            </button>
          ) : (
            <Link to="/" class="button" kind="quiet">
              {home}
            </Link>
          )}
        </div>
        {result === null || !pictured.value ? null : (
          <Pictured feed={feed} game={game} all={all} headline={headline(all, null, names)} />
        )}
        {you === null ? null : <KeepOffer />}
      </Sheet>
    </>
  );
}

/** What the scores are made of, where the game can say so; without it the sheet has the scores alone. */
function useReckoning({ screen }: GameOnStage, isDue: boolean) {
  const [Reckoning, setReckoning] = useState<Awaited<
    ReturnType<NonNullable<typeof screen.reckoning>>
  > | null>(null);
  useEffect(() => {
    if (!isDue) return;
    screen.reckoning?.().then(
      (loaded) => setReckoning(() => loaded),
      () => {},
    );
  }, [screen, isDue]);
  return Reckoning;
}

/** Who wants another game, and who has not said so yet. */
function WhoPlaysOn({ room, me }: { room: PublicRoom; me: string | undefined }) {
  const said = resultWords();
  const others = room.chairs.flatMap((taken, chair) => {
    if (taken === null || !("person" in taken) || taken.person === me) return [];
    return [{ ready: taken.ready, name: sittingOn(room, chair)?.name ?? "…" }];
  });
  const [ready, thinking] = [true, false].map((is) =>
    others.filter((one) => one.ready === is).map(({ name }) => name),
  );
  return (
    <p class="result-who" role="status">
      {ready?.length ? said.wantMore(listed(ready), ready.length) : null}{" "}
      {ready?.length && thinking?.length ? said.thinking(listed(thinking), thinking.length) : null}
    </p>
  );
}

function headline(all: readonly Placed[], you: number | null, names: (seat: number) => string): string {
  const said = resultWords();
  const winners = winnersOf(all);
  const [winner] = winners;
  if (winner === undefined) return said.title;
  if (winners.length === 1 && you !== null && winner.seats.includes(you))
    return winner.team === undefined ? said.youWin : said.yourTeamWins;
  const people = winners.flatMap(({ seats }) => seats.map(names));
  return people.length === 1 ? said.wins(listed(people)) : said.winMany(listed(people));
}
