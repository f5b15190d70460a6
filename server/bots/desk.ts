import { Worker } from "node:worker_threads";
import { drawMove, fastRandom, pick } from "@tavolata/kernel";
import {
  type Answer,
  type Asked,
  describeFault,
  type Job,
  type Outcome,
  type WorkerSetup,
} from "./thinking.ts";

/** A job on its way through the pool. */
export interface Question {
  readonly asked: Asked;
  readonly asks: Job["asks"];
  /** With the reason why the bot could not be asked, where this is only what is done then. */
  readonly answer: (outcome: Outcome, faulty?: string) => void;
  readonly abandon: (reason: Error) => void;
  /** How often it was tried in vain. */
  failures: number;
  tellEverything: boolean;
}

/** Who hands questions out to the desks. */
export interface Clerk {
  /** A question that has to be tried again. */
  again(question: Question): void;
  /** Questions that waited at a desk whose worker was lost, and everything their minds remembered with it. */
  elsewhere(questions: readonly Question[]): void;
}

/** Loading the games has nothing to do with thinking, and takes seconds on a busy machine. */
const STARTING_LIMIT_MS = 30_000;
const MOST_TRIES = 2;
/** A bot that hoards memory is to lose its own worker and not the whole house. */
const MOST_MEMORY_MB = 256;
/** Another stream than that of the bot, which drew from its own before it failed. */
const STREAM_OF_LAST_RESORT = 1;

/**
 * One worker and those who wait for it. Waiting is done out here and only one question is ever inside, so that the
 * limit counts thinking and not waiting, and nothing that waits is lost together with the worker.
 */
export class Desk {
  private readonly waiting: Question[] = [];
  private current: Question | undefined;
  private worker: Worker | undefined;
  private ready = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly clerk: Clerk,
    private readonly setup: WorkerSetup,
    private readonly thinkingLimitMs: number,
  ) {}

  get load(): number {
    return this.waiting.length + (this.current === undefined ? 0 : 1);
  }

  take(question: Question): void {
    this.waiting.push(question);
    this.next();
  }

  async close(reason: Error): Promise<void> {
    const { worker } = this;
    const open = [...(this.current === undefined ? [] : [this.current]), ...this.waiting.splice(0)];
    this.leaveWorker();
    for (const question of open) question.abandon(reason);
    await worker?.terminate();
  }

  private next(): void {
    if (this.current !== undefined) return;
    this.current = this.waiting.shift();
    if (this.current === undefined) {
      this.worker?.unref();
      return;
    }
    this.worker ??= this.start();
    this.worker.ref();
    if (this.ready) this.ask(this.current);
    else this.limit(STARTING_LIMIT_MS, "its worker did not start");
  }

  private start(): Worker {
    const worker = new Worker(new URL("./bots-worker.mjs", import.meta.url), {
      workerData: this.setup,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    // A worker that was given up may still have something to say; nobody waits for it any more.
    const whileHere = (act: () => void) => {
      if (this.worker === worker) act();
    };
    worker.on("message", (answer: Answer) => whileHere(() => this.listen(answer)));
    worker.on("error", (fault) => whileHere(() => this.lose(`its worker died: ${describeFault(fault)}`)));
    worker.on("exit", (code) => whileHere(() => this.lose(`its worker ended with code ${code}`)));
    return worker;
  }

  private listen(answer: Answer): void {
    clearTimeout(this.timer);
    if (answer.type === "ready") this.ready = true;
    const question = this.current;
    if (question === undefined) return;
    switch (answer.type) {
      case "ready":
        this.ask(question);
        break;
      case "everything":
        question.tellEverything = true;
        this.ask(question);
        break;
      case "move":
      case "reaction":
        this.current = undefined;
        question.answer(answer);
        this.next();
        break;
      case "fault":
        this.failHere(question, answer.reason);
    }
  }

  private ask(question: Question): void {
    this.limit(this.thinkingLimitMs, `it thought for more than ${this.thinkingLimitMs} ms`);
    try {
      this.worker?.postMessage(jobOf(question));
    } catch (fault) {
      // Nothing a bot did: the job itself is no plain data, or its events could not be had.
      clearTimeout(this.timer);
      this.failHere(question, describeFault(fault));
    }
  }

  /** The question failed, and the worker is none the worse for it. */
  private failHere(question: Question, reason: string): void {
    this.current = undefined;
    this.fail(question, reason);
    this.next();
  }

  private limit(ms: number, reason: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(reason), ms);
  }

  /** The worker is gone, or has to go. A fresh one starts as soon as somebody needs it. */
  private lose(reason: string): void {
    const { current: question, worker } = this;
    const others = this.waiting.splice(0);
    this.leaveWorker();
    void worker?.terminate();
    // Those who did nothing wrong come first.
    this.clerk.elsewhere(others);
    if (question !== undefined) this.fail(question, reason);
  }

  private leaveWorker(): void {
    clearTimeout(this.timer);
    this.worker = undefined;
    this.current = undefined;
    this.ready = false;
  }

  private fail(question: Question, reason: string): void {
    question.failures += 1;
    question.tellEverything = true;
    if (question.failures < MOST_TRIES) this.clerk.again(question);
    else question.answer(lastResort(question), reason);
  }
}

/** Field by field, so that nothing else a caller may have put into its object ever reaches a bot. */
function jobOf({ asked, asks, tellEverything }: Question): Job {
  const { game, bot, level, key, view, offers, seed } = asked;
  const rest = { game, asks, bot, key, view, offers, seed, ...(level === undefined ? {} : { level }) };
  if (!tellEverything || asked.heardBefore === 0) {
    return { ...rest, heard: asked.heard, heardBefore: asked.heardBefore };
  }
  // The table may have gone on since; what came after the view is not yet to be heard.
  const heard = asked.events().slice(0, asked.heardBefore + asked.heard.length);
  return { ...rest, heard, heardBefore: 0 };
}

/** Nobody waits for a reaction, but a move there must be. */
function lastResort({ asked, asks }: Question): Outcome {
  if (asks === "reaction") return { type: "reaction", reaction: null };
  const { offers, seed } = asked;
  const random = fastRandom(seed, STREAM_OF_LAST_RESORT);
  return { type: "move", move: drawMove(pick(offers, random), random) };
}
