import { tipsOf } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useStart } from "../lobby/use-start.ts";
import { HowToPlay } from "../shell/how-to-play.tsx";
import { Link } from "../shell/link.tsx";
import { games } from "../state/offered.ts";
import { words } from "../words/index.ts";
import { lessonWords } from "./words/index.ts";

interface AfterLessonProps {
  readonly game: string;
  readonly title: string;
  /** Or else it was skipped. */
  readonly isDone: boolean;
  /** How a real game differs. */
  readonly inRealGames: string | undefined;
  onAgain(): void;
}

/** The first hand is over: from here to a real table in one tap. */
export function AfterLesson({ game, title, isDone, inRealGames, onAgain }: AfterLessonProps) {
  const { way, home, help } = words();
  const ours = lessonWords();
  const start = useStart(games.value?.find(({ name }) => name === game));
  return (
    <main id="content" class="lesson-cover">
      <h1>{isDone ? ours.done : title}</h1>
      <p>
        {isDone ? ours.doneHelp : ours.skippedHelp} {tipsOf(game) === "on" ? ours.tips : null}
      </p>
      {isDone && inRealGames !== undefined ? <p>{inRealGames}</p> : null}
      <div class="lesson-buttons">
        <button
          type="button"
          class="button"
          data-kind="main"
          disabled={start.off}
          onClick={() => void start.playNow()}
        >
          <Icon name="play" />
          {way.playNow}
        </button>
        <button type="button" class="button" disabled={start.off} onClick={() => void start.openTable()}>
          {way.openTable}
        </button>
        <button type="button" class="button" onClick={onAgain}>
          {isDone ? ours.again : help.lesson}
        </button>
        <HowToPlay game={game} />
        <Link to="/" class="button" label={`${home}: ${title}`}>
          {home}
        </Link>
      </div>
      <p role="alert">{start.refused.value}</p>
    </main>
  );
}
