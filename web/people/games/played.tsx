import { Avatar, Icon } from "@tavolata/kit/art";
import type { PlayedGame, PlayedSeat, PublicPerson } from "@tavolata/server/protocol";
import { titleOf } from "../../catalogue/catalogue.ts";
import { money } from "../../chips/money.ts";
import { Link } from "../../shell/link.tsx";
import { hasChips } from "../../state/offered.ts";
import { words } from "../../words/index.ts";
import { ago } from "../times.ts";
import { byPlace } from "./by-place.ts";
import { gamesWords } from "./words/index.ts";

interface PlayedProps {
  readonly played: PlayedGame;
  readonly me: string | undefined;
  onMeet(person: PublicPerson): void;
}

/** One game that was played: how it ended for everybody. */
export function Played({ played, me, onMeet }: PlayedProps) {
  const said = gamesWords();
  const { id, game, ended, rated, finished, seats } = played;
  const when = ago(ended);
  const notes = [when, ...(rated ? [said.rated] : []), ...(finished ? [] : [said.brokenOff])];
  const own = seats.find(({ person }) => person !== null && person.id === me);
  return (
    <li class="played">
      <header>
        <h2>{titleOf(game)}</h2>
        {own?.place ? <strong class="played-own">{said.place(own.place)}</strong> : null}
        <p>{notes.join(" · ")}</p>
      </header>
      <ol>
        {byPlace(seats).map((seat, i) => (
          <Seat
            key={String(i)}
            seat={seat}
            score={seat.score === null ? "" : hasChips(game) ? money(seat.score) : String(seat.score)}
            isMe={seat.person !== null && seat.person.id === me}
            onMeet={onMeet}
          />
        ))}
      </ol>
      <Link to={`/r/${id}`} class="button" label={said.replayOf(titleOf(game), when)}>
        <Icon name="eye" />
        {said.replay}
      </Link>
    </li>
  );
}

interface SeatProps {
  readonly seat: PlayedSeat;
  readonly score: string;
  readonly isMe: boolean;
  onMeet(person: PublicPerson): void;
}

function Seat({ seat, score, isMe, onMeet }: SeatProps) {
  const said = gamesWords();
  const { person, bot, place, team, left } = seat;
  const notes = [
    ...(isMe ? [words().me.you] : []),
    ...(team === null ? [] : [said.team(team + 1)]),
    ...(left ? [said.left] : []),
  ];
  const name = person?.nickname ?? (bot === null ? said.somebody : botInWords(bot));
  return (
    <li data-mine={isMe}>
      <span class="played-place">{place === null ? "–" : said.place(place)}</span>
      {person === null ? (
        <Icon name={bot === null ? "help" : "bot"} class="played-face" />
      ) : (
        <Avatar recipe={person.avatar} class="played-face" />
      )}
      <span class="played-who">
        {person === null || isMe ? (
          <span>{name}</span>
        ) : (
          <button type="button" onClick={() => onMeet(person)}>
            {name}
          </button>
        )}
        {notes.length === 0 ? null : <small>{notes.join(" · ")}</small>}
      </span>
      {score === "" ? null : (
        <span class="played-score">
          <span class="visually-hidden">{said.score}: </span>
          {score}
        </span>
      )}
    </li>
  );
}

/** "maestro:easy", as people say it. */
function botInWords(bot: string): string {
  const [name = "", level = ""] = bot.split(":");
  const { botNames, botLevels, bot: any } = words().lobby;
  const known = botNames[name] ?? any;
  const strength = botLevels[level];
  return strength === undefined ? known : `${known}, ${strength}`;
}
