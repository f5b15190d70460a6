import { type AnyLesson, type GameTypes, type Language, LessonRun, type LessonWords } from "@tavolata/kernel";
import type { LessonCover, LessonReply, LessonRequest } from "./messages.ts";

declare const self: DedicatedWorkerGlobalScope;

/** The lessons there are and what they say, by their files; each is fetched when somebody wants it. */
const LESSONS = import.meta.glob<{ readonly LESSON: AnyLesson }>("../../games/*/lesson/index.ts");
const WORDS = import.meta.glob<{ readonly WORDS: LessonWords<GameTypes> }>("../../games/*/lesson/words/*.ts");

interface Given {
  readonly game: string;
  readonly run: LessonRun<GameTypes>;
  readonly names: readonly string[];
}
let given: Given | undefined;

function load<Module>(
  files: Record<string, () => Promise<Module>>,
  file: string,
): Promise<Module> | undefined {
  return Object.hasOwn(files, file) ? files[file]?.() : undefined;
}

async function wordsFor(game: string, language: Language): Promise<LessonWords<GameTypes> | undefined> {
  return (await load(WORDS, `../../games/${game}/lesson/words/${language}.ts`))?.WORDS;
}

async function coverOf(game: string, language: Language): Promise<LessonCover | null> {
  const words = await wordsFor(game, language);
  if (words === undefined) return null;
  const { about, inRealGames } = words;
  return inRealGames === undefined ? { about } : { about, inRealGames };
}

async function begin(game: string, names: readonly string[]): Promise<Given> {
  const lesson = (await load(LESSONS, `../../games/${game}/lesson/index.ts`))?.LESSON;
  if (lesson === undefined) throw new Error(`${game} has no lesson`);
  return { game, run: LessonRun.begin(lesson), names };
}

async function stepInWords({ game, run, names }: Given, language: Language): Promise<string> {
  const said = (await wordsFor(game, language))?.steps[run.moment.key] ?? "";
  return typeof said === "function" ? said(run.view, (seat) => names[seat] ?? String(seat + 1)) : said;
}

async function answer(request: LessonRequest): Promise<Omit<LessonReply, "id">> {
  if (request.type === "cover") return { cover: await coverOf(request.game, request.language) };
  if (request.type === "begin") given = await begin(request.game, request.names);
  if (given === undefined) throw new Error("no lesson has begun");
  const { run } = given;
  switch (request.type) {
    case "words":
      return { words: await stepInWords(given, request.language) };
    case "ask": {
      const refused = run.whyNot(request.move);
      return refused === undefined ? {} : { refused };
    }
    case "move": {
      const refused = run.move(request.move);
      return refused === undefined ? { moment: run.moment } : { refused };
    }
    case "next":
      run.next();
  }
  return { moment: run.moment };
}

self.addEventListener("message", async ({ data }: MessageEvent<LessonRequest>) => {
  const { id } = data;
  try {
    self.postMessage({ id, ...(await answer(data)) } satisfies LessonReply);
  } catch (fault) {
    self.postMessage({ id, fault: String(fault) } satisfies LessonReply);
  }
});
