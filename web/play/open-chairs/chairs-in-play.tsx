import { useSignal } from "@preact/signals";
import { sayWhyNot } from "@tavolata/kit";
import { useEffect, useRef } from "preact/hooks";
import { money } from "../../chips/money.ts";
import { chipsWords } from "../../chips/words/index.ts";
import type { TableFeed } from "../../connection/table-feed.ts";
import { beReady } from "../../lobby/open.ts";
import { chairOf } from "../../lobby/who.ts";
import { connection } from "../../state/connection.ts";
import type { GameOnStage } from "../game-on-stage.ts";
import { seedWantedFor } from "./seed-wanted.ts";
import { WishSheet } from "./wish-sheet.tsx";
import "../../chips/chips.css";

const READING = 8000;

/** What only a table with chips has while it is played. */
export function ChairsInPlay({ feed, game }: { feed: TableFeed; game: GameOnStage }) {
  const { chairs } = chipsWords();
  const room = feed.knownRoom;
  useSeedForNextGame(feed, connection.person.value?.id);
  const wish = game.wish.value;
  // An offer that is gone must not stand there as if it could still be taken.
  const offer = feed.seen.value?.chairOffers?.find(
    ({ move }) => wish !== null && move.type === wish.move.type && sameSeat(move, wish.move),
  );
  const isStale = wish !== null && offer === undefined;
  // What stands in the sheet stays as it was when it was opened: nobody's finger finds another sum there.
  const shown = useRef<{ readonly of: typeof wish; readonly offer: NonNullable<typeof offer> } | null>(null);
  if (wish === null || offer === undefined) shown.current = null;
  else if (shown.current?.of !== wish) shown.current = { of: wish, offer };
  useEffect(() => {
    if (!isStale) return;
    game.wish.value = null;
    sayWhyNot(chipsWords().chairs.gone);
  }, [isStale, game]);
  return (
    <>
      {room.closing !== null && room.tournament === null ? (
        <p class="play-note" role="status">
          {chairs.closing}
        </p>
      ) : null}
      <TopUpNoted feed={feed} />
      <NewGame feed={feed} number={game.number} />
      <WishSheet feed={feed} wish={shown.current?.offer ?? null} onDone={() => (game.wish.value = null)} />
    </>
  );
}

/** Leaves this device's part of chance for the next game, once for each, whatever the answer is. */
function useSeedForNextGame(feed: TableFeed, person: string | undefined): void {
  const room = feed.room.value;
  const wanted = room === null ? null : seedWantedFor(room, feed.seen.value?.chairOffers, person);
  const given = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null || given.current === wanted) return;
    given.current = wanted;
    void beReady(feed);
  }, [feed, wanted]);
}

/** The chips somebody asked for in a hand: that they come after it, or why they did not. */
function TopUpNoted({ feed }: { feed: TableFeed }) {
  const { chairs, circle } = chipsWords();
  const room = feed.knownRoom;
  const own = room.chairs[chairOf(room, connection.person.value?.id) ?? -1];
  const topUp = own != null && "person" in own ? own.topUp : undefined;
  if (topUp === undefined) return null;
  const { notedShort } = room.season === undefined ? chairs : circle;
  return (
    <p class="play-note top-up-noted" role="status">
      {topUp === "short" ? notedShort : chairs.noted(money(topUp))}{" "}
      <button type="button" class="button" onClick={() => feed.act({ type: "no-top-up" })}>
        {topUp === "short" ? chairs.understood : chairs.takeBack}
      </button>
    </p>
  );
}

function sameSeat(one: object, other: object): boolean {
  return "seat" in one && "seat" in other && one.seat === other.seat;
}

/** One game follows the other: that there is a new one is said in passing, with the way to the last one. */
function NewGame({ feed, number }: { feed: TableFeed; number: number }) {
  const { chairs } = chipsWords();
  const known = useSignal(number);
  const isNew = number === known.value + 1;
  const last = feed.room.value?.ended.find((one) => one.number === number - 1);
  useEffect(() => {
    if (!isNew) {
      known.value = number;
      return;
    }
    const timer = setTimeout(() => {
      known.value = number;
    }, READING);
    return () => clearTimeout(timer);
  }, [isNew, number, known]);
  return (
    <div class="new-game" role="status">
      {isNew ? (
        <p>
          {chairs.newGame}{" "}
          {last === undefined ? null : (
            <a href={`/r/${last.id}`} target="_blank" rel="noreferrer" aria-label={chairs.lastGame}>
              {chairs.watch}
            </a>
          )}
        </p>
      ) : null}
    </div>
  );
}
