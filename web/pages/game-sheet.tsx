import { useSignal } from "@preact/signals";
import { capitalized } from "@tavolata/kernel";
import { language, Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { CatalogueEntry } from "../catalogue/catalogue.ts";
import { keepLevel, levelFor } from "../lobby/bot-levels.ts";
import { levelsIn } from "../lobby/bots-at-level.ts";
import { useStart } from "../lobby/use-start.ts";
import { HowToPlay } from "../shell/how-to-play.tsx";
import { Link } from "../shell/link.tsx";
import { isKnown } from "../state/learned.ts";
import { type GameOffered, hasOwnDecks } from "../state/offered.ts";
import { words } from "../words/index.ts";
import { sheetWords } from "./sheet-words/index.ts";
import "./game-sheet.css";

interface GameSheetProps {
  readonly entry: CatalogueEntry;
  readonly game: GameOffered | undefined;
  onClose(): void;
}

/** Everything one can do with a game; people who do not know it yet are offered a first hand before all else. */
export function GameSheet({ entry, game, onClose }: GameSheetProps) {
  const { way, help, close } = words();
  const start = useStart(game);
  const isNew = entry.hasLesson && !isKnown(entry.name);
  const lesson = (
    <Link to={`/l/${entry.name}`} class="button" {...(isNew ? { kind: "main" } : {})}>
      <Icon name="coach" />
      {help.lesson}
    </Link>
  );
  return (
    <Sheet title={entry.title} open={true} closeLabel={close} onClose={onClose}>
      <div class="game-sheet">
        <p>
          {entry.tagline[language.value]}{" "}
          <span class="game-sheet-players">
            {capitalized(way.players(entry.seats.min, entry.seats.max))}.
          </span>
        </p>
        {isNew ? (
          <>
            <p class="game-sheet-new">{sheetWords().firstTime}</p>
            {lesson}
          </>
        ) : null}
        <button
          type="button"
          class="button"
          data-kind={isNew ? undefined : "main"}
          disabled={start.off}
          onClick={() => void start.playNow()}
        >
          <Icon name="play" />
          {way.playNow}
        </button>
        <BotLevel game={game} />
        <button type="button" class="button" disabled={start.off} onClick={() => void start.openTable()}>
          <Icon name="share" />
          {way.openTable}
        </button>
        <Link to={`/e#${entry.name}`} class="button">
          <Icon name="crown" />
          {sheetWords().tournament}
        </Link>
        {entry.hasLesson && !isNew ? lesson : null}
        {game !== undefined && hasOwnDecks(game) ? (
          <Link to={`/d/${entry.name}`} class="button">
            <Icon name="edit" />
            {sheetWords().ownDeck}
          </Link>
        ) : null}
        <HowToPlay game={entry.name} />
        <p role="alert" class="home-game-refused">
          {start.refused.value}
        </p>
      </div>
    </Sheet>
  );
}

/** How strong the bots are that one tap brings; the choice is kept on this device. */
function BotLevel({ game }: { game: GameOffered | undefined }) {
  const { lobby } = words();
  const chosen = useSignal<string | null>(null);
  // There before the house has answered, so that nothing moves when it does.
  if (game === undefined) return <p class="game-sheet-bots">{sheetWords().botsAre}</p>;
  const levels = levelsIn(game);
  if (levels.length < 2) return null;
  const choose = (level: string) => {
    chosen.value = level;
    keepLevel(game, level);
  };
  return (
    <label class="game-sheet-bots">
      {sheetWords().botsAre}
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
