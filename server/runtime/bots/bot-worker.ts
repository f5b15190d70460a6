import { Worker } from "node:worker_threads";
import { drawMove, fastRandom, pick } from "@tavolata/kernel";
import { FairQueue } from "./fair-queue.ts";
import {
  type BotRequest,
  type BotResult,
  describeFault,
  type WorkerJob,
  type WorkerReply,
  type WorkerSetup,
} from "./requests.ts";

/** A request on its way through the pool. */
export interface PendingRequest {
  readonly request: BotRequest;
  readonly kind: WorkerJob["kind"];
  /** `faulty` is the reason why the bot could not answer, if the result only stands in for its answer. */
  readonly resolve: (result: BotResult, faulty?: string) => void;
  readonly reject: (reason: Error) => void;
  /** How often it was tried in vain. */
  failures: number;
  tellEverything: boolean;
  /** Since when it waits, by this node's stopwatch. */
  readonly since: number;
}

/** Hands out requests to the workers. */
export interface Dispatcher {
  /** The request has to be tried again. */
  retry(pending: PendingRequest): void;
  /** The requests waited for a worker that was lost, together with everything that their bots remembered. */
  reassign(pendings: readonly PendingRequest[]): void;
}

/** Loading the games has nothing to do with thinking, and takes seconds on a busy machine. */
const STARTING_LIMIT_MS = 30_000;
const MOST_TRIES = 2;
const LEAST_EFFORT = 0.05;
/** A bot that hoards memory may only bring down its own worker, and not the whole server. */
const MOST_MEMORY_MB = 256;
/** A stream of its own: the bot may have drawn from its stream before it failed. */
const STREAM_OF_LAST_RESORT = 1;

/**
 * One worker and the requests that wait for it. They wait out here and only one is ever inside the worker, so that
 * the limit counts thinking and not waiting, and nothing that waits is lost together with the worker.
 */
export class BotWorker {
  private readonly waiting = new FairQueue<PendingRequest>();
  /** When the worker was given what it thinks about. */
  private begun = 0;
  private current: PendingRequest | undefined;
  private worker: Worker | undefined;
  private ready = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly setup: WorkerSetup,
    private readonly thinkingLimitMs: number,
    private readonly patienceMs: number,
  ) {}

  get load(): number {
    return this.waiting.length + (this.current === undefined ? 0 : 1);
  }

  take(pending: PendingRequest): void {
    this.waiting.push(pending, pending.request.owner);
    this.next();
  }

  async close(reason: Error): Promise<void> {
    const { worker } = this;
    const open = [...(this.current === undefined ? [] : [this.current]), ...this.waiting.drain()];
    this.leaveWorker();
    for (const pending of open) pending.reject(reason);
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
    if (this.ready) this.post(this.current);
    else this.limit(STARTING_LIMIT_MS, "its worker did not start");
  }

  private start(): Worker {
    const worker = new Worker(new URL("./bots-worker.mjs", import.meta.url), {
      workerData: this.setup,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    // A worker that was given up may still post something, but nobody waits for it any more.
    const ifCurrent = (act: () => void) => {
      if (this.worker === worker) act();
    };
    worker.on("message", (reply: WorkerReply) => ifCurrent(() => this.receive(reply)));
    worker.on("error", (fault) => ifCurrent(() => this.lose(`its worker died: ${describeFault(fault)}`)));
    worker.on("exit", (code) => ifCurrent(() => this.lose(`its worker ended with code ${code}`)));
    return worker;
  }

  private receive(reply: WorkerReply): void {
    clearTimeout(this.timer);
    if (reply.type === "ready") this.ready = true;
    const pending = this.current;
    if (pending === undefined) return;
    switch (reply.type) {
      case "ready":
        this.post(pending);
        break;
      case "everything":
        pending.tellEverything = true;
        this.post(pending);
        break;
      case "move":
      case "reaction":
        this.current = undefined;
        this.waiting.charge(pending.request.owner, performance.now() - this.begun);
        pending.resolve(reply);
        this.next();
        break;
      case "fault":
        this.failHere(pending, reply.reason);
    }
  }

  private post(pending: PendingRequest): void {
    this.limit(this.thinkingLimitMs, `it thought for more than ${this.thinkingLimitMs} ms`);
    this.begun = performance.now();
    const effort = this.effortAfter(this.begun - pending.since, pending.failures);
    if (pending.tellEverything && pending.request.heardBefore > 0) void this.postEverything(pending, effort);
    else this.postJob(pending, jobOf(pending, effort, pending.request));
  }

  private async postEverything(pending: PendingRequest, effort: number): Promise<void> {
    const { worker } = this;
    const { events, heardBefore, heard } = pending.request;
    try {
      // The table may have gone on since; what came after the view is not yet to be heard.
      const all = (await events()).slice(0, heardBefore + heard.length);
      if (this.isWith(pending, worker))
        this.postJob(pending, jobOf(pending, effort, { heard: all, heardBefore: 0 }));
    } catch (fault) {
      if (this.isWith(pending, worker)) this.blameNobody(pending, fault);
    }
  }

  /** Whether this is still what the same worker is to think about. */
  private isWith(pending: PendingRequest, worker: Worker | undefined): boolean {
    return this.current === pending && this.worker === worker;
  }

  private postJob(pending: PendingRequest, job: WorkerJob): void {
    try {
      this.worker?.postMessage(job);
    } catch (fault) {
      this.blameNobody(pending, fault);
    }
  }

  /** The job itself is not plain data, or its events could not be had. */
  private blameNobody(pending: PendingRequest, fault: unknown): void {
    clearTimeout(this.timer);
    this.failHere(pending, describeFault(fault));
  }

  /** The request failed, and the worker is none the worse for it. */
  private failHere(pending: PendingRequest, reason: string): void {
    this.current = undefined;
    this.fail(pending, reason);
    this.next();
  }

  private limit(ms: number, reason: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(reason), ms);
  }

  /** The worker is gone, or has to go. A fresh one starts as soon as somebody needs it. */
  private lose(reason: string): void {
    const { current: pending, worker } = this;
    const others = this.waiting.drain();
    this.leaveWorker();
    void worker?.terminate();
    // Requests that did nothing wrong come first.
    this.dispatcher.reassign(others);
    if (pending !== undefined) this.fail(pending, reason);
  }

  private leaveWorker(): void {
    clearTimeout(this.timer);
    this.worker = undefined;
    this.current = undefined;
    this.ready = false;
  }

  private fail(pending: PendingRequest, reason: string): void {
    pending.failures += 1;
    pending.tellEverything = true;
    if (pending.failures < MOST_TRIES) this.dispatcher.retry(pending);
    else pending.resolve(lastResort(pending), reason);
  }

  /** Bots that had to wait for long think less, so that the next one waits less: better a quick move than a random one. */
  private effortAfter(waited: number, failures: number): number {
    if (failures > 0) return LEAST_EFFORT;
    return waited <= this.patienceMs ? 1 : Math.max(LEAST_EFFORT, this.patienceMs / waited);
  }
}

/** Field by field, so that nothing else that a caller may have put into the request ever reaches a bot. */
function jobOf(
  { request, kind }: PendingRequest,
  effort: number,
  { heard, heardBefore }: Pick<WorkerJob, "heard" | "heardBefore">,
): WorkerJob {
  const { game, bot, level, key, seat, view, offers, seed } = request;
  return {
    game,
    kind,
    bot,
    key,
    seat,
    view,
    offers,
    seed,
    effort,
    ...(level === undefined ? {} : { level }),
    heard,
    heardBefore,
  };
}

/** Nobody waits for a reaction, but there must be a move. */
function lastResort({ request, kind }: PendingRequest): BotResult {
  if (kind === "reaction") return { type: "reaction", reaction: null };
  const { offers, seed } = request;
  const random = fastRandom(seed, STREAM_OF_LAST_RESORT);
  return { type: "move", move: drawMove(pick(offers, random), random) };
}
