import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { line } from "../house/house.ts";
import type { TableFeed } from "../line/table-feed.ts";
import type { GameOnStage } from "../play/game-on-stage.ts";
import { useSeedForNextGame } from "./next-seed.ts";
import { WishSheet } from "./wish-sheet.tsx";
import { chipsWords } from "./words/index.ts";
import "./chips.css";

const READING = 8000;

/** What a table with chips has more than others while it is played. */
export function ChairsInPlay({ feed, game }: { feed: TableFeed; game: GameOnStage }) {
  const { chairs } = chipsWords();
  const room = feed.room.value!;
  useSeedForNextGame(feed, line.person.value?.id);
  const wish = game.wish.value;
  const house = feed.seen.value?.house;
  // An offer that is gone must not stand there as if it could still be taken.
  const isStale =
    wish !== null &&
    !(house?.some(({ move }) => move.type === wish.move.type && sameSeat(move, wish.move)) ?? false);
  useEffect(() => {
    if (isStale) game.wish.value = null;
  }, [isStale, game]);
  return (
    <>
      {room.closing !== null && room.tournament === null ? (
        <p class="play-note" role="status">
          {chairs.closing}
        </p>
      ) : null}
      <NewGame feed={feed} number={game.number} />
      <WishSheet feed={feed} wish={isStale ? null : wish} onDone={() => (game.wish.value = null)} />
    </>
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
