import { useSignal } from "@preact/signals";
import { language } from "@tavolata/kit";
import { Icon, Logo } from "@tavolata/kit/art";
import { CATALOGUE, type CatalogueEntry, titleOf } from "../catalogue/catalogue.ts";
import { useStart } from "../lobby/use-start.ts";
import { CodeForm } from "../shell/code-form.tsx";
import { Corner } from "../shell/corner.tsx";
import { lazy } from "../shell/lazy.tsx";
import { Link } from "../shell/link.tsx";
import { knownTables } from "../state/known-tables.ts";
import { isKnown } from "../state/learned.ts";
import { type GameOffered, games } from "../state/offered.ts";
import { words } from "../words/index.ts";

import "./home.css";

const MyCircles = lazy(async () => (await import("../circle/mine/mine.tsx")).MyCircles, true);
const HomeTables = lazy(async () => (await import("../open-tables/home/home-tables.tsx")).HomeTables, true);
const GameSheet = lazy(async () => (await import("./game-sheet.tsx")).GameSheet, true);

export function HomePage() {
  const { way, house, welcome } = words();
  return (
    <main id="content" class="home">
      <header class="home-head">
        <Logo class="home-logo" />
        <h1>{house}</h1>
        <Corner />
        <p>{welcome}</p>
      </header>
      <CodeForm />
      <Known />
      <h2>{way.games}</h2>
      <div class="home-grid">
        <Games />
        <div class="home-tables">
          <HomeTables />
        </div>
        <section class="home-around">
          <Icon name="screen" />
          <div>
            <h2>{way.around}</h2>
            <p>{way.aroundHelp}</p>
            <Link to="/s" class="button">
              {way.aroundButton}
            </Link>
          </div>
        </section>
      </div>
      <MyCircles />
      <p class="home-fair">
        <Icon name="shield" />
        {way.fair}
      </p>
    </main>
  );
}

/** The games are there before the house has answered, so that nothing moves when it does. */
function Games() {
  const offered = games.value;
  const { way } = words();
  const open = useSignal<string | null>(null);
  const entries = Object.values(CATALOGUE).filter(({ name, template }) =>
    offered ? offered.some((game) => game.name === name) : !template,
  );
  const shown = open.value === null ? undefined : CATALOGUE[open.value];
  return (
    <>
      {offered === undefined ? <p class="home-waiting">{way.noGames}</p> : null}
      <ul class="home-games">
        {entries.map((entry) => (
          <GameEntry
            key={entry.name}
            entry={entry}
            game={offered?.find((game) => game.name === entry.name)}
            onOpen={() => (open.value = entry.name)}
          />
        ))}
      </ul>
      {shown === undefined ? null : (
        <GameSheet
          entry={shown}
          game={offered?.find((game) => game.name === shown.name)}
          onClose={() => (open.value = null)}
        />
      )}
    </>
  );
}

interface GameEntryProps {
  readonly entry: CatalogueEntry;
  readonly game: GameOffered | undefined;
  onOpen(): void;
}

/** A game: the whole sign opens what there is to choose; one tap plays, for people who have played it before. */
function GameEntry({ entry, game, onOpen }: GameEntryProps) {
  const { way } = words();
  const start = useStart(game);
  const play = () => (entry.hasLesson && !isKnown(entry.name) ? onOpen() : void start.playNow());
  return (
    <li class="home-game">
      <img class="home-game-cover" src={entry.cover} alt="" width="640" height="400" />
      <div class="home-game-words">
        <h3>
          <button type="button" class="home-game-open" aria-haspopup="dialog" onClick={onOpen}>
            {entry.title}
          </button>
        </h3>
        <p>{entry.tagline[language.value]}</p>
        <p class="home-game-players">{way.players(entry.seats.min, entry.seats.max)}</p>
        <p role="alert" class="home-game-refused">
          {start.refused.value}
        </p>
      </div>
      <button
        type="button"
        class="button home-game-play"
        data-kind="main"
        disabled={start.off}
        onClick={play}
      >
        <Icon name="play" />
        <span>{way.playNow}</span>
      </button>
    </li>
  );
}

/** How many of the tables that this device was at lately are shown. */
const MOST_KNOWN = 3;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 hours ago", in the present language. */
function ago(ms: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (ms < HOUR) return format.format(-Math.round(ms / MINUTE), "minute");
  return ms < DAY
    ? format.format(-Math.round(ms / HOUR), "hour")
    : format.format(-Math.round(ms / DAY), "day");
}

/** The tables this device is at and was at lately: a closed tab is no reason to be lost. */
function Known() {
  const tables = knownTables().slice(0, MOST_KNOWN);
  const { way } = words();
  if (tables.length === 0) return null;
  const now = Date.now();
  return (
    <nav class="home-known" aria-label={way.again}>
      {tables.map(({ id, game, page, at }) => (
        <Link key={id} to={`/${page ?? "t"}/${id}`} class="home-again">
          <Icon name="forward" />
          <span>
            {page === "e" ? way.againTournament : page === "circle" ? way.againCircle : way.again}
            <small>
              {titleOf(game)}, {ago(now - at)}
            </small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
