import { useSignal } from "@preact/signals";
import { Avatar } from "@tavolata/kit/art";
import type { PersonCard } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { titleOf } from "../../catalogue/catalogue.ts";
import { lazy } from "../../shell/lazy.tsx";
import { connection } from "../../state/connection.ts";
import { words } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { ago } from "../times.ts";
import { cardWords } from "./words/index.ts";
import "./card.css";

const GameFigures = lazy(async () => (await import("../figures/game-figures.tsx")).GameFigures);

const PeaceWith = lazy(async () => (await import("../peace/peace-with.tsx")).PeaceWith, true);

interface CardOfProps {
  readonly id: string;
  /** Where they are met; what is told of other games would be in the way there. */
  readonly game?: string;
  /** Their face, where it is not on the page already. */
  readonly face?: string;
  /** The table where one looks at them. */
  readonly table?: string;
}

/** Who somebody is: what one has played with them, and what they show of themselves. */
export function CardOf({ id, game, face, table }: CardOfProps) {
  const said = cardWords();
  const card = useSignal<PersonCard | null | undefined>(null);
  useEffect(() => {
    void ask<PersonCard>(`people/${id}`).then(({ value }) => (card.value = value));
  }, [id, card]);
  const isMe = connection.person.value?.id === id;
  return (
    <div class="person-card">
      {face === undefined ? null : <Avatar recipe={face} />}
      <div>
        {isMe ? (
          <p>{said.you}</p>
        ) : card.value === null ? (
          <p>{words().loading}</p>
        ) : card.value === undefined ? (
          <p>{said.nothing}</p>
        ) : (
          <Known card={card.value} game={game} />
        )}
      </div>
      {!isMe && card.value ? <PeaceWith id={id} nickname={card.value.person.nickname} table={table} /> : null}
    </div>
  );
}

function Known({ card, game }: { card: PersonCard; game: string | undefined }) {
  const said = cardWords();
  const { gamesTogether, lastTogether, ratings, figures } = card;
  const rated = ratings.filter((one) => game === undefined || one.game === game);
  return (
    <>
      <p>
        {said.together(gamesTogether)}
        {lastTogether === null || gamesTogether === 0 ? null : `, ${said.last(ago(lastTogether))}`}
      </p>
      {rated.map((one) => (
        <p key={one.game}>
          {game === undefined ? titleOf(one.game) : said.ratings}:{" "}
          <strong>{said.rating(Math.round(one.value), Math.round(one.plusMinus))}</strong>
        </p>
      ))}
      {figures === null ? <p class="person-card-hint">{said.hidden}</p> : null}
      {/* Of the game at hand: all of them would be too much beside a table. */}
      {figures
        ?.filter((one) => one.game === game && one.counted > 0)
        .map((one) => (
          <GameFigures key={one.game} figures={one} />
        ))}
    </>
  );
}
