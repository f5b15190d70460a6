import { useSignal } from "@preact/signals";
import { type GameTypes, LEARNER, type LessonMoment } from "@tavolata/kernel";
import { type AnyScreen, isCalm, language, TableProvider, WhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { CATALOGUE, screenOf } from "../catalogue/catalogue.ts";
import { botName } from "../lobby/bot-names.ts";
import { Link } from "../shell/link.tsx";
import { NowherePage } from "../shell/nowhere.tsx";
import { connection } from "../state/connection.ts";
import { noteKnown } from "../state/learned.ts";
import { words } from "../words/index.ts";
import { AfterLesson } from "./after-lesson.tsx";
import { LessonOnStage } from "./lesson-on-stage.ts";
import { LessonThread } from "./lesson-thread.ts";
import { markCards } from "./mark-cards.ts";
import type { LessonCover } from "./messages.ts";
import { lessonWords } from "./words/index.ts";
import "./lesson.css";

/** The first hand of a game: what it is in a few lines, then step by step on the real table. */
export function LessonPage({ game }: { game: string }) {
  const inLanguage = language.value;
  const cover = useSignal<LessonCover | null | undefined>(undefined);
  const broken = useSignal(false);
  const phase = useSignal<"about" | "hand" | "done" | "skipped">("about");
  const thread = useMemo(() => new LessonThread(), []);
  useEffect(() => () => thread.end(), [thread]);
  useEffect(() => {
    thread.cover(game, inLanguage).then(
      (said) => (cover.value = said),
      () => (broken.value = true),
    );
  }, [thread, game, inLanguage, cover, broken]);
  const entry = CATALOGUE[game];
  const screen = entry === undefined ? undefined : screenOf(game);
  const title = entry?.title ?? "";
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (broken.value) return <NowherePage text={lessonWords().broken} />;
  if (entry === undefined || cover.value === null) return <NowherePage text={lessonWords().none} />;
  if (cover.value === undefined || screen === undefined) return <Waiting />;
  if (phase.value === "about")
    return (
      <About
        title={title}
        lines={cover.value.about}
        onBegin={() => (phase.value = "hand")}
        onSkip={() => (phase.value = "skipped")}
      />
    );
  if (phase.value === "hand") {
    return (
      <Hand
        screen={screen}
        thread={thread}
        onDone={() => {
          noteKnown(game);
          phase.value = "done";
        }}
        onSkip={() => (phase.value = "skipped")}
      />
    );
  }
  return (
    <AfterLesson
      game={game}
      title={title}
      isDone={phase.value === "done"}
      inRealGames={cover.value.inRealGames}
      onAgain={() => (phase.value = "hand")}
    />
  );
}

function Waiting() {
  return (
    <main id="content" class="waiting">
      {words().loading}
    </main>
  );
}

interface AboutProps {
  readonly title: string;
  readonly lines: readonly string[];
  onBegin(): void;
  onSkip(): void;
}

function About({ title, lines, onBegin, onSkip }: AboutProps) {
  const ours = lessonWords();
  return (
    <main id="content" class="lesson-cover">
      <h1>{title}</h1>
      <ol class="lesson-about">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div class="lesson-buttons">
        <button type="button" class="button" data-kind="main" onClick={onBegin}>
          <Icon name="play" />
          {ours.begin}
        </button>
        <button type="button" class="button" onClick={onSkip}>
          {ours.skip}
        </button>
      </div>
    </main>
  );
}

interface HandProps {
  readonly screen: AnyScreen;
  readonly thread: LessonThread;
  onDone(): void;
  /** Somebody would rather play at once. */
  onSkip(): void;
}

/** More than any lesson has. */
const MOST_SEATS = 12;

function Hand({ screen, thread, onDone, onSkip }: HandProps) {
  const begun = useSignal<{ readonly first: LessonMoment<GameTypes>; readonly learner: Learner } | null>(
    null,
  );
  const broken = useSignal(false);
  useEffect(() => {
    const learner = learnerNow();
    const names = Array.from({ length: MOST_SEATS }, (_, seat) =>
      seat === LEARNER ? learner.name : botName(seat),
    );
    thread.begin(screen.name, names).then(
      (first) => (begun.value = { first, learner }),
      () => (broken.value = true),
    );
  }, [thread, screen, begun, broken]);
  if (broken.value) return <NowherePage text={lessonWords().broken} />;
  if (begun.value === null) return <Waiting />;
  return <OnStage screen={screen} thread={thread} {...begun.value} onDone={onDone} onSkip={onSkip} />;
}

interface Learner {
  readonly name: string;
  readonly avatar: string;
}

interface OnStageProps extends HandProps {
  readonly first: LessonMoment<GameTypes>;
  readonly learner: Learner;
}

/** Who learns, as they are known when the lesson begins: it goes on if the connection comes up meanwhile. */
function learnerNow(): Learner {
  const person = connection.person.peek();
  return { name: person?.nickname ?? words().me.you, avatar: person?.avatar ?? "plain" };
}

function OnStage({ screen, thread, first, learner, onDone, onSkip }: OnStageProps) {
  const root = useRef<HTMLDivElement>(null);
  const { home } = words();
  const lesson = useMemo(
    () => new LessonOnStage(screen, thread, first, learner, () => root.current),
    [screen, thread, first, learner],
  );
  useEffect(() => () => lesson.end(), [lesson]);
  const picture = lesson.stage.picture.value;
  useLayoutEffect(() => lesson.fly(), [lesson, picture.number]);
  const { taught } = lesson.step.value;
  const { settled } = lesson;
  useLayoutEffect(() => {
    if (root.current !== null) markCards(root.current, settled ? taught : []);
  }, [taught, settled, picture.number]);
  const { Table } = screen;
  const ours = lessonWords();
  const { isLast } = lesson.step.value;
  return (
    <TableProvider value={lesson.table}>
      <div class="lesson">
        <header class="lesson-bar">
          <Link to="/" class="icon-button" label={home}>
            <Icon name="back" class="icon" />
          </Link>
          <h1>{screen.words(language.value).title}</h1>
          <button type="button" class="button" data-kind="quiet" onClick={isLast ? onDone : onSkip}>
            {isLast ? ours.end : ours.skip}
          </button>
        </header>
        <Strip lesson={lesson} thread={thread} onDone={onDone} />
        <main id="content" class="lesson-body">
          <div
            ref={root}
            class="lesson-table"
            data-reads={lesson.step.value.offers.length === 0}
            data-calm={isCalm()}
          >
            <Table view={picture.view} scene={picture.scene} />
          </div>
        </main>
        <WhyNot />
      </div>
    </TableProvider>
  );
}

interface StripProps {
  readonly lesson: LessonOnStage;
  readonly thread: LessonThread;
  onDone(): void;
}

/** What is said now. It keeps its height, so that the table never moves. */
function Strip({ lesson, thread, onDone }: StripProps) {
  const ours = lessonWords();
  const moment = lesson.step.value;
  const said = useSignal<{ readonly text: string; readonly of: LessonMoment<GameTypes> | null }>({
    text: "",
    of: null,
  });
  const inLanguage = language.value;
  useEffect(() => {
    let wanted = true;
    thread.words(inLanguage).then(
      (text) => {
        if (wanted) said.value = { text, of: moment };
      },
      () => {
        if (wanted) said.value = { text: "", of: moment };
      },
    );
    return () => {
      wanted = false;
    };
  }, [thread, moment, inLanguage, said]);
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.scrollTo(0, 0), [moment]);
  const reads = moment.offers.length === 0;
  const isSaid = lesson.settled && said.value.of === moment;
  return (
    <aside class="lesson-strip" data-settled={isSaid}>
      <Icon name="coach" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: large text scrolls, and must be reachable by keys */}
      <p ref={box} class="lesson-words" role="status" tabIndex={0}>
        {said.value.text}
      </p>
      <div class="lesson-next">
        <small>{ours.steps(moment.step + 1, moment.steps)}</small>
        {!isSaid ? (
          <span class="lesson-state">{ours.watch}</span>
        ) : reads ? (
          <button
            type="button"
            class="button"
            data-kind="main"
            onClick={() => (moment.isLast ? onDone() : void lesson.next())}
          >
            {ours.next}
          </button>
        ) : (
          <span class="lesson-state" data-yours="true">
            {ours.yourMove}
          </span>
        )}
      </div>
    </aside>
  );
}
