import { type AnyLesson, type GameTypes, LessonRun } from "@tavolata/kernel";
import type { LessonReply, LessonRequest } from "./messages.ts";

declare const self: DedicatedWorkerGlobalScope;

/** The lessons there are, by their files; each is fetched with the rules of its game. */
const LESSONS = import.meta.glob<{ readonly LESSON: AnyLesson }>("../../games/*/lesson/index.ts");

let run: LessonRun<GameTypes> | undefined;

async function begin(game: string): Promise<LessonRun<GameTypes>> {
  const file = `../../games/${game}/lesson/index.ts`;
  const load = Object.hasOwn(LESSONS, file) ? LESSONS[file] : undefined;
  if (load === undefined) throw new Error(`${game} has no lesson`);
  return LessonRun.begin((await load()).LESSON);
}

async function answer(request: LessonRequest): Promise<Omit<LessonReply, "id">> {
  if (request.type === "begin") run = await begin(request.game);
  if (run === undefined) throw new Error("no lesson has begun");
  const refused =
    request.type === "move"
      ? run.move(request.move)
      : request.type === "ask"
        ? run.whyNot(request.move)
        : undefined;
  if (request.type === "next") run.next();
  if (refused !== undefined) return { refused };
  return request.type === "ask" ? {} : { moment: run.moment };
}

self.addEventListener("message", async ({ data }: MessageEvent<LessonRequest>) => {
  const { id } = data;
  try {
    self.postMessage({ id, ...(await answer(data)) } satisfies LessonReply);
  } catch (fault) {
    self.postMessage({ id, fault: String(fault) } satisfies LessonReply);
  }
});
