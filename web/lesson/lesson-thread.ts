import type { GameTypes, Language, LessonMoment, Refusal, Typed } from "@tavolata/kernel";
import type { LessonCover, LessonReply, LessonRequest } from "./messages.ts";

type WithoutId<Request> = Request extends { id: number } ? Omit<Request, "id"> : never;

/**
 * The referee of a lesson, in a thread of its own on this device: nothing goes to the server, and the page itself holds
 * no rules and no hidden card.
 */
export class LessonThread {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, (reply: LessonReply) => void>();
  private last = 0;

  constructor() {
    this.worker.addEventListener("message", ({ data }: MessageEvent<LessonReply>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
    this.worker.addEventListener("error", () => {
      for (const [id, reply] of this.waiting) reply({ id, fault: "the thread of the lesson could not run" });
      this.waiting.clear();
    });
  }

  /** What is said before the first step and after the last; null where a game has no lesson. */
  async cover(game: string, language: Language): Promise<LessonCover | null> {
    return (await this.request({ type: "cover", game, language })).cover ?? null;
  }

  async begin(game: string, names: readonly string[]): Promise<LessonMoment<GameTypes>> {
    return momentIn(await this.request({ type: "begin", game, names }));
  }

  /** What the step says that was come to last. */
  async words(language: Language): Promise<string> {
    return (await this.request({ type: "words", language })).words ?? "";
  }

  async next(): Promise<LessonMoment<GameTypes>> {
    return momentIn(await this.request({ type: "next" }));
  }

  async move(move: Typed): Promise<LessonMoment<GameTypes> | { readonly refused: Refusal }> {
    const reply = await this.request({ type: "move", move });
    return reply.refused === undefined ? momentIn(reply) : { refused: reply.refused };
  }

  async whyNot(move: Typed): Promise<Refusal | undefined> {
    return (await this.request({ type: "ask", move })).refused;
  }

  end(): void {
    this.worker.terminate();
  }

  private async request(request: WithoutId<LessonRequest>): Promise<LessonReply> {
    this.last += 1;
    const id = this.last;
    const reply = await new Promise<LessonReply>((resolve) => {
      this.waiting.set(id, resolve);
      this.worker.postMessage({ ...request, id });
    });
    if (reply.fault !== undefined) throw new Error(reply.fault);
    return reply;
  }
}

function momentIn({ moment }: LessonReply): LessonMoment<GameTypes> {
  if (moment === undefined) throw new Error("the lesson did not go on");
  return moment;
}
