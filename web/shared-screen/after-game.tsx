import type { Result } from "@tavolata/kernel";
import { type AnyScreen, language, sound, type Table } from "@tavolata/kit";
import { Avatar, BotAvatar, Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { listed, words } from "../words/index.ts";
import { ChairsOnScreen, waitingFor } from "./chairs.tsx";
import { WayIn } from "./way-in.tsx";

interface AfterGameProps {
  readonly table: string;
  readonly room: PublicRoom;
  readonly screen: AnyScreen;
  readonly view: object;
  readonly around: Table;
}

/** More winners than this stand out no more. */
const FEW = 2;

/** How it ended, for the whole room; the next game begins from the phones. */
export function AfterGame({ table, room, screen, view, around }: AfterGameProps) {
  const { result: said, screen: ours } = words();
  const ownWords = screen.words(language.value);
  const { seats, names } = around;
  const result = room.ended.find(({ number }) => number === room.playing?.number)?.result ?? null;
  useEffect(() => {
    if (result !== null) sound("win");
  }, [result]);
  const anybodyReady = room.chairs.some((taken) => taken !== null && "ready" in taken && taken.ready);
  return (
    <main id="content" class="tv-after">
      <section class="tv-result">
        <h1>
          {result === null ? null : <Icon name="crown" class="icon" />}
          {headline(result, names)}
        </h1>
        <p>{result === null ? said.brokenOff : ownWords.ending?.(view)}</p>
        {result === null ? null : (
          <ol class="tv-places">
            {inOrder(result).map((seat) => {
              const info = seats[seat];
              return (
                <li key={seat} data-first={result.places[seat] === 1 && winnersOf(result).length <= FEW}>
                  <b>{said.place(result.places[seat]!)}</b>
                  <span class="tv-face">
                    {info?.isBot ? (
                      <BotAvatar number={Number(info.avatar)} />
                    ) : (
                      <Avatar recipe={info?.avatar ?? ""} />
                    )}
                  </span>
                  <strong>{names(seat)}</strong>
                  <span>{ownWords.score(view, result.scores[seat]!)}</span>
                </li>
              );
            })}
          </ol>
        )}
      </section>
      <section class="tv-room">
        <h2>{anybodyReady ? waitingFor(room) : ours.again}</h2>
        <ChairsOnScreen room={room} />
        <WayIn table={table} />
      </section>
    </main>
  );
}

/** A chair that nobody sat on has no place. */
function inOrder({ places }: Result): number[] {
  return places.flatMap((place, seat) => (place > 0 ? [seat] : [])).sort((a, b) => places[a]! - places[b]!);
}

function winnersOf({ places }: Result): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

function headline(result: Result | null, names: (seat: number) => string): string {
  const { result: said } = words();
  if (result === null) return said.title;
  const winners = winnersOf(result).map(names);
  return winners.length === 1 ? said.wins(listed(winners)) : said.winMany(listed(winners));
}
