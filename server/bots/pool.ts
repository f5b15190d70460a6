import { availableParallelism } from "node:os";
import { type Clerk, Desk, type Question } from "./desk.ts";
import { MOST_MINDS } from "./minds.ts";
import { Recent } from "./recent.ts";
import { type Asked, BotsGone, type Outcome, type Reacted, type Thought } from "./thinking.ts";

export interface PoolOptions {
  /** A module that exports GAMES, as @tavolata/games does. */
  readonly gamesModule?: string;
  readonly workers?: number;
  /** How long a bot may think about one move, waiting not counted. */
  readonly thinkingLimitMs?: number;
  /** Whether "random" may sit down also where a game does not list it. */
  readonly allowRandom?: boolean;
}

const THINKING_LIMIT_MS = 5000;

/**
 * Where the bots of real tables think, on threads of their own, so that no table ever waits for the thread it is on.
 * Workers start when they are needed, and keep the process alive only as long as somebody waits for them.
 */
export class BotPool {
  private readonly desks: readonly Desk[];
  /** Where the memory of a mind is. */
  private readonly deskOf: Recent<Desk>;
  private nextDesk = 0;
  private closed = false;

  constructor({
    gamesModule = "@tavolata/games",
    // One core is for the tables.
    workers = Math.max(1, availableParallelism() - 1),
    thinkingLimitMs = THINKING_LIMIT_MS,
    allowRandom = false,
  }: PoolOptions = {}) {
    const clerk: Clerk = {
      again: (question) => this.place(question),
      elsewhere: (questions) => {
        for (const { asked } of questions) this.deskOf.delete(asked.key);
        for (const question of questions) this.place(question);
      },
    };
    const setup = { gamesModule, allowRandom };
    this.desks = Array.from({ length: workers }, () => new Desk(clerk, setup, thinkingLimitMs));
    this.deskOf = new Recent(workers * MOST_MINDS);
  }

  /**
   * The move of a bot. One that fails is tried again with a fresh mind that is told everything, and one that fails
   * again is replaced by a random move and the reason, so that no table ever hangs on a bug in a bot. Only a pool
   * that is closed rejects.
   */
  async think(asked: Asked): Promise<Thought> {
    if (asked.offers.length === 0) throw new RangeError("a bot is only asked where it has a choice");
    return this.ask(asked, "move", (outcome) => outcome.type === "move" && { move: outcome.move });
  }

  /** What a bot will do about what it has just seen. One that fails lets it pass. */
  react(asked: Asked): Promise<Reacted> {
    const read = (outcome: Outcome) => outcome.type === "reaction" && { reaction: outcome.reaction };
    return this.ask(asked, "reaction", read);
  }

  /** Ends the workers; who still waits is told so by a rejection. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.desks.map((desk) => desk.close(poolIsClosed())));
  }

  private ask<Given extends object>(
    asked: Asked,
    asks: Question["asks"],
    read: (outcome: Outcome) => Given | false,
  ): Promise<Given & { readonly faulty?: string }> {
    return new Promise((resolve, abandon) => {
      if (this.closed) throw poolIsClosed();
      const answer: Question["answer"] = (outcome, faulty) => {
        const given = read(outcome);
        if (given === false) abandon(new Error("a worker answered something else than it was asked"));
        else resolve(faulty === undefined ? given : { ...given, faulty });
      };
      this.place({ asked, asks, answer, abandon, failures: 0, tellEverything: false });
    });
  }

  private place(question: Question): void {
    const { key } = question.asked;
    const desk = this.deskOf.get(key) ?? this.leastLoaded();
    this.deskOf.set(key, desk);
    desk.take(question);
  }

  /** Among equals they take turns: a mind stays where it sits down, also when more is to be done than now. */
  private leastLoaded(): Desk {
    const inTurn = [...this.desks.slice(this.nextDesk), ...this.desks.slice(0, this.nextDesk)];
    const desk = inTurn.reduce((least, other) => (other.load < least.load ? other : least));
    this.nextDesk = (this.desks.indexOf(desk) + 1) % this.desks.length;
    return desk;
  }
}

function poolIsClosed(): Error {
  return new BotsGone("the pool of bots is closed");
}
