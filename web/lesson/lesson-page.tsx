import { useSignal } from "@preact/signals";
import type { GameTypes, LessonMoment, LessonWords } from "@tavolata/kernel";
import { type AnyScreen, language, TableProvider, WhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { CATALOGUE, screenOf } from "../catalogue/catalogue.ts";
import { Link } from "../shell/link.tsx";
import { NowherePage } from "../shell/nowhere.tsx";
import { connection } from "../state/connection.ts";
import { noteKnown } from "../state/learned.ts";
import { go } from "../state/route.ts";
import { words } from "../words/index.ts";
import { AfterLesson } from "./after-lesson.tsx";
import { gameWordsFor } from "./game-words.ts";
import { LessonOnStage } from "./lesson-on-stage.ts";
import { LessonThread } from "./lesson-thread.ts";
import { lessonWords } from "./words/index.ts";
import "./lesson.css";

type Words = LessonWords<GameTypes>;

/** The first hand of a game: what it is in a few lines, then step by step on the real table. */
export function LessonPage({ game }: { game: string }) {
  const inLanguage = language.value;
  const said = useSignal<Words | null | undefined>(null);
  const phase = useSignal<"about" | "hand" | "done">("about");
  useEffect(() => {
    let wanted = true;
    void gameWordsFor(game, inLanguage).then((loaded) => {
      if (wanted) said.value = loaded;
    });
    return () => {
      wanted = false;
    };
  }, [game, inLanguage, said]);
  const entry = CATALOGUE[game];
  const screen = entry === undefined ? undefined : screenOf(game);
  const title = entry?.title ?? "";
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (entry === undefined || said.value === undefined) return <NowherePage text={lessonWords().none} />;
  if (said.value === null || screen === undefined) {
    return (
      <main id="content" class="waiting">
        {words().loading}
      </main>
    );
  }
  if (phase.value === "about")
    return <About title={title} lines={said.value.about} onBegin={() => (phase.value = "hand")} />;
  if (phase.value === "hand") {
    return (
      <Hand
        screen={screen}
        said={said.value}
        onDone={() => {
          noteKnown(game);
          phase.value = "done";
        }}
      />
    );
  }
  return <AfterLesson game={game} title={title} onAgain={() => (phase.value = "hand")} />;
}

interface AboutProps {
  readonly title: string;
  readonly lines: readonly string[];
  onBegin(): void;
}

function About({ title, lines, onBegin }: AboutProps) {
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
        <Link to="/" class="button">
          {ours.skip}
        </Link>
      </div>
    </main>
  );
}

interface HandProps {
  readonly screen: AnyScreen;
  readonly said: Words;
  onDone(): void;
}

function Hand({ screen, said, onDone }: HandProps) {
  const first = useSignal<LessonMoment<GameTypes> | null>(null);
  const broken = useSignal(false);
  const thread = useMemo(() => new LessonThread(), []);
  useEffect(() => {
    thread.begin(screen.name).then(
      (moment) => (first.value = moment),
      () => (broken.value = true),
    );
    return () => thread.end();
  }, [thread, screen, first, broken]);
  if (broken.value) return <NowherePage text={lessonWords().broken} />;
  if (first.value === null) {
    return (
      <main id="content" class="waiting">
        {words().loading}
      </main>
    );
  }
  return <OnStage screen={screen} said={said} thread={thread} first={first.value} onDone={onDone} />;
}

interface OnStageProps extends HandProps {
  readonly thread: LessonThread;
  readonly first: LessonMoment<GameTypes>;
}

/** Who learns, as they are known when the lesson begins: it goes on if the connection comes up meanwhile. */
function learner(): { readonly name: string; readonly avatar: string } {
  const person = connection.person.peek();
  return { name: person?.nickname ?? words().me.you, avatar: person?.avatar ?? "plain" };
}

function OnStage({ screen, said, thread, first, onDone }: OnStageProps) {
  const root = useRef<HTMLDivElement>(null);
  const { home } = words();
  const lesson = useMemo(
    () => new LessonOnStage(screen, thread, first, learner(), () => root.current),
    [screen, thread, first],
  );
  useEffect(() => () => lesson.end(), [lesson]);
  const picture = lesson.stage.picture.value;
  useLayoutEffect(() => lesson.fly(), [lesson, picture.number]);
  const { Table } = screen;
  const ours = lessonWords();
  return (
    <TableProvider value={lesson.table}>
      <div class="lesson">
        <header class="lesson-bar">
          <Link to="/" class="icon-button" label={home}>
            <Icon name="back" class="icon" />
          </Link>
          <h1>{screen.words(language.value).title}</h1>
          <button type="button" class="button" data-kind="quiet" onClick={() => go("/")}>
            {ours.skip}
          </button>
        </header>
        <Strip lesson={lesson} said={said} onDone={onDone} />
        <main id="content" class="lesson-body">
          <div ref={root} class="lesson-table">
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
  readonly said: Words;
  onDone(): void;
}

/** What is said now. It keeps its height, so that the table never moves. */
function Strip({ lesson, said, onDone }: StripProps) {
  const ours = lessonWords();
  const { moment, view } = lesson.said.value;
  const { names } = lesson.table.value;
  const text = said.steps[moment.key] ?? "";
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.scrollTo(0, 0), [moment]);
  const reads = moment.offers.length === 0;
  return (
    <aside class="lesson-strip" data-settled={lesson.settled}>
      <Icon name="coach" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: large text scrolls, and must be reachable by keys */}
      <p ref={box} class="lesson-words" role="status" tabIndex={0}>
        {typeof text === "function" ? text(view as GameTypes["view"], names) : text}
      </p>
      <div class="lesson-next">
        <small>{ours.steps(moment.step + 1, moment.steps)}</small>
        {!lesson.settled ? (
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
