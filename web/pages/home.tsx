import { useSignal } from "@preact/signals";
import { language } from "@tavolata/kit";
import { Icon, Logo } from "@tavolata/kit/art";
import { CATALOGUE, type CatalogueEntry, titleOf } from "../catalogue/catalogue.ts";
import { keepLevel, levelFor } from "../lobby/bot-levels.ts";
import { levelsIn } from "../lobby/bots-at-level.ts";
import { openTable, playNow } from "../lobby/open.ts";
import { CodeForm } from "../shell/code-form.tsx";
import { Corner } from "../shell/corner.tsx";
import { HowToPlay } from "../shell/how-to-play.tsx";
import { Link } from "../shell/link.tsx";
import { connection } from "../state/connection.ts";
import { knownTables } from "../state/known-tables.ts";
import { type GameOffered, games } from "../state/offered.ts";
import { go } from "../state/route.ts";
import { refusalWords, words } from "../words/index.ts";
import "./home.css";

export function HomePage() {
  const { way, house, welcome } = words();
  return (
    <main id="content" class="home">
      <header class="home-head">
        <Logo class="home-logo" />
        <div>
          <h1>{house}</h1>
          <p>{welcome}</p>
        </div>
        <Corner />
      </header>
      <Known />
      <h2>{way.games}</h2>
      <Games />
      <div class="home-more">
        <CodeForm />
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
  const entries = Object.values(CATALOGUE).filter(({ name, template }) =>
    offered ? offered.some((game) => game.name === name) : !template,
  );
  return (
    <>
      {offered === undefined ? <p class="home-waiting">{way.noGames}</p> : null}
      <ul class="home-games">
        {entries.map((entry) => (
          <GameEntry
            key={entry.name}
            entry={entry}
            game={offered?.find((game) => game.name === entry.name)}
          />
        ))}
      </ul>
    </>
  );
}

function GameEntry({ entry, game }: { entry: CatalogueEntry; game: GameOffered | undefined }) {
  const busy = useSignal(false);
  const refused = useSignal<string | null>(null);
  const { way } = words();

  const start = async (open: typeof playNow) => {
    if (busy.value || game === undefined) return;
    busy.value = true;
    refused.value = null;
    const opened = await open(connection, game);
    busy.value = false;
    if (opened.refused !== undefined) refused.value = refusalWords(opened.refused);
    else go(`/t/${opened.table}`);
  };

  return (
    <li class="home-game">
      <img class="home-game-cover" src={entry.cover} alt="" width="640" height="400" />
      <div class="home-game-words">
        <h3>{entry.title}</h3>
        <p>{entry.tagline[language.value]}</p>
        <p class="home-game-players">{way.players(entry.seats.min, entry.seats.max)}</p>
        <div class="home-game-buttons">
          <button
            type="button"
            class="button"
            data-kind="main"
            disabled={busy.value || game === undefined}
            onClick={() => start(playNow)}
          >
            <Icon name="play" />
            {way.playNow}
          </button>
          <BotLevel game={game} />
          <button
            type="button"
            class="button"
            disabled={busy.value || game === undefined}
            onClick={() => start(openTable)}
          >
            {way.openTable}
          </button>
          {entry.tournament === undefined ? null : (
            <Link to="/e" class="button">
              <Icon name="crown" />
              {way.tournament}
            </Link>
          )}
          <HowToPlay game={entry.name} />
        </div>
        <p role="alert" class="home-game-refused">
          {refused.value}
        </p>
      </div>
    </li>
  );
}

/** How strong the bots are that one tap brings; the choice is kept on this device. */
function BotLevel({ game }: { game: GameOffered | undefined }) {
  const { way, lobby } = words();
  const chosen = useSignal<string | null>(null);
  // There before the house has answered, so that nothing moves when it does.
  if (game === undefined) return <p class="home-bots">{way.botsAre}</p>;
  const levels = levelsIn(game);
  if (levels.length < 2) return null;
  const choose = (level: string) => {
    chosen.value = level;
    keepLevel(game, level);
  };
  return (
    <label class="home-bots">
      {way.botsAre}
      <select
        class="input"
        value={chosen.value ?? levelFor(game)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {levels.map((level) => (
          <option key={level} value={level}>
            {lobby.botLevels[level] ?? level}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The tables this device was at lately: a closed tab is no reason to be lost. */
function Known() {
  const [last] = knownTables();
  const { way } = words();
  if (last === undefined) return null;
  return (
    <Link to={`/${last.page ?? "t"}/${last.id}`} class="home-again">
      <Icon name="forward" />
      <span>
        {way.again} · {titleOf(last.game)}
      </span>
    </Link>
  );
}
