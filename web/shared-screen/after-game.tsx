import { type AnyScreen, language, sound, type TableHandle } from "@tavolata/kit";
import { Face, Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { type Placed, placed, winnersOf } from "../play/placed.ts";
import { listed, words } from "../words/index.ts";
import { ChairsOnScreen, waitingFor } from "./chairs.tsx";
import { WayIn } from "./way-in.tsx";
import { screenWords } from "./words/index.ts";

interface AfterGameProps {
  readonly table: string;
  readonly room: PublicRoom;
  readonly screen: AnyScreen;
  readonly view: object;
  readonly around: TableHandle;
}

/** More winners than this would not stand out any more. */
const FEW = 2;

/** How it ended, for the whole room; the next game begins from the phones. */
export function AfterGame({ table, room, screen, view, around }: AfterGameProps) {
  const { result: said } = words();
  const ours = screenWords();
  const ownWords = screen.words(language.value);
  const { seats, names } = around;
  const result = room.ended.find(({ number }) => number === room.playing?.number)?.result ?? null;
  const { teamOf } = ownWords;
  const all = result === null ? [] : placed(result, teamOf && ((seat) => teamOf(view, seat)));
  const winners = winnersOf(all);
  useEffect(() => {
    if (result !== null) sound("win");
  }, [result]);
  const anybodyReady = room.chairs.some((taken) => taken !== null && "ready" in taken && taken.ready);
  return (
    <main id="content" class="tv-after">
      <section class="tv-result">
        <h1>
          {result === null ? null : <Icon name="crown" class="icon" />}
          {headline(winners, names)}
        </h1>
        <p>{result === null ? said.brokenOff : ownWords.ending?.(view)}</p>
        {result === null ? null : (
          <ol class="tv-places">
            {all.map(({ place, seats: those, team, score }) => (
              <li key={those[0]} data-first={place === 1 && winners.length <= FEW}>
                <b>{said.place(place)}</b>
                {those.map((seat) => (
                  <span key={seat} class="tv-face">
                    <Face avatar={seats[seat]?.avatar ?? ""} isBot={seats[seat]?.isBot ?? false} />
                  </span>
                ))}
                <strong>
                  {team === undefined ? null : <em>{team}</em>}
                  {listed(those.map(names))}
                </strong>
                <span>{ownWords.score(view, score)}</span>
              </li>
            ))}
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

function headline(winners: readonly Placed[], names: (seat: number) => string): string {
  const { result: said } = words();
  const people = winners.flatMap(({ seats }) => seats.map(names));
  if (people.length === 0) return said.title;
  return people.length === 1 ? said.wins(listed(people)) : said.winMany(listed(people));
}
