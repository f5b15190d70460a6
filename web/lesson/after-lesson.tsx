import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import { openTable, playNow } from "../lobby/open.ts";
import { HowToPlay } from "../shell/how-to-play.tsx";
import { Link } from "../shell/link.tsx";
import { connection } from "../state/connection.ts";
import { games } from "../state/offered.ts";
import { go } from "../state/route.ts";
import { refusalWords, words } from "../words/index.ts";
import { lessonWords } from "./words/index.ts";

interface AfterLessonProps {
  readonly game: string;
  readonly title: string;
  onAgain(): void;
}

/** The first hand is over: from here to a real table in one tap. */
export function AfterLesson({ game, title, onAgain }: AfterLessonProps) {
  const { way, home } = words();
  const ours = lessonWords();
  const busy = useSignal(false);
  const refused = useSignal<string | null>(null);
  const offered = games.value?.find(({ name }) => name === game);
  const start = async (open: typeof playNow) => {
    if (busy.value || offered === undefined) return;
    busy.value = true;
    const opened = await open(connection, offered);
    busy.value = false;
    if (opened.refused !== undefined) refused.value = refusalWords(opened.refused);
    else go(`/t/${opened.table}`);
  };
  const isOff = busy.value || offered === undefined;
  return (
    <main id="content" class="lesson-cover">
      <h1>{ours.done}</h1>
      <p>{ours.doneHelp}</p>
      <div class="lesson-buttons">
        <button
          type="button"
          class="button"
          data-kind="main"
          disabled={isOff}
          onClick={() => void start(playNow)}
        >
          <Icon name="play" />
          {way.playNow}
        </button>
        <button type="button" class="button" disabled={isOff} onClick={() => void start(openTable)}>
          {way.openTable}
        </button>
        <button type="button" class="button" onClick={onAgain}>
          {ours.again}
        </button>
        <HowToPlay game={game} />
        <Link to="/" class="button" label={`${home}: ${title}`}>
          {home}
        </Link>
      </div>
      <p role="alert">{refused.value}</p>
    </main>
  );
}
