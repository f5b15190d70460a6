import { availableParallelism } from "node:os";
import { MOST_REMEMBERED } from "./bot-memory.ts";
import { BotWorker, type Dispatcher, type PendingRequest } from "./bot-worker.ts";
import { Recent } from "./recent.ts";
import {
  type BotMoveResult,
  BotPoolClosed,
  type BotReactionResult,
  type BotRequest,
  type BotResult,
} from "./requests.ts";

export interface PoolOptions {
  /** A module that exports GAMES, as @tavolata/games does. */
  readonly gamesModule?: string;
  readonly workers?: number;
  /** How long a bot may think about one move, not counting the wait before. */
  readonly thinkingLimitMs?: number;
  /** A bot that waited no longer than this thinks as well as it can. */
  readonly patienceMs?: number;
  /** Whether "random" may sit down even if a game does not list it. */
  readonly allowRandom?: boolean;
}

const THINKING_LIMIT_MS = 5000;
const PATIENCE_MS = 400;

/**
 * The threads on which the bots of real tables think, so that no bot ever keeps the tables' own thread busy. Workers
 * start when they are needed, and keep the process alive only for as long as somebody waits for them.
 */
export class BotPool {
  private readonly workers: readonly BotWorker[];
  /** The worker that remembers each bot, by the bot's key. */
  private readonly workerOf: Recent<BotWorker>;
  private nextWorker = 0;
  private closed = false;

  constructor({
    gamesModule = "@tavolata/games",
    // One core is for the tables.
    workers = Math.max(1, availableParallelism() - 1),
    thinkingLimitMs = THINKING_LIMIT_MS,
    patienceMs = PATIENCE_MS,
    allowRandom = false,
  }: PoolOptions = {}) {
    const dispatcher: Dispatcher = {
      retry: (pending) => this.dispatch(pending),
      reassign: (pendings) => {
        for (const { request } of pendings) this.workerOf.delete(request.key);
        for (const pending of pendings) this.dispatch(pending);
      },
    };
    const setup = { gamesModule, allowRandom };
    this.workers = Array.from(
      { length: workers },
      () => new BotWorker(dispatcher, setup, thinkingLimitMs, patienceMs),
    );
    this.workerOf = new Recent(workers * MOST_REMEMBERED);
  }

  /**
   * The move of a bot. If it fails, a fresh one is told everything and tried once more. If that fails too, there is a
   * random move and the reason, so that no table ever hangs on a bug in a bot. Only a pool that is closed rejects.
   */
  async think(request: BotRequest): Promise<BotMoveResult> {
    if (request.offers.length === 0) throw new RangeError("a bot is only asked where it has a choice");
    return this.submit(request, "move", (result) => result.type === "move" && { move: result.move });
  }

  /** What a bot will do about what it has just seen. A bot that fails lets it pass. */
  react(request: BotRequest): Promise<BotReactionResult> {
    const read = (result: BotResult) => result.type === "reaction" && { reaction: result.reaction };
    return this.submit(request, "reaction", read);
  }

  /** Ends the workers, and rejects what still waits for them. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.workers.map((worker) => worker.close(poolIsClosed())));
  }

  private submit<Given extends object>(
    request: BotRequest,
    kind: PendingRequest["kind"],
    read: (result: BotResult) => Given | false,
  ): Promise<Given & { readonly faulty?: string }> {
    return new Promise((resolve, reject) => {
      if (this.closed) throw poolIsClosed();
      const resolveWith: PendingRequest["resolve"] = (result, faulty) => {
        const given = read(result);
        if (given === false) reject(new Error("a worker answered something else than it was asked"));
        else resolve(faulty === undefined ? given : { ...given, faulty });
      };
      this.dispatch({
        request,
        kind,
        resolve: resolveWith,
        reject,
        failures: 0,
        tellEverything: false,
        since: performance.now(),
      });
    });
  }

  private dispatch(pending: PendingRequest): void {
    const { key } = pending.request;
    const worker = this.workerOf.get(key) ?? this.leastLoaded();
    this.workerOf.set(key, worker);
    worker.take(pending);
  }

  /** Workers with the same load take turns: a bot stays with its worker, even if there is more to do later. */
  private leastLoaded(): BotWorker {
    const inTurn = [...this.workers.slice(this.nextWorker), ...this.workers.slice(0, this.nextWorker)];
    const worker = inTurn.reduce((least, other) => (other.load < least.load ? other : least));
    this.nextWorker = (this.workers.indexOf(worker) + 1) % this.workers.length;
    return worker;
  }
}

function poolIsClosed(): Error {
  return new BotPoolClosed("the pool of bots is closed");
}
