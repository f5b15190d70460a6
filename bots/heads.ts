import type { GameTypes, Instant, Random, Seat } from "@tavolata/kernel";
import type { Attention, Bot, Decision, Mind, Reaction } from "./bot.ts";

/** A bot on a seat of a table with a clock. */
export interface Sitting<T extends GameTypes> {
  readonly mind: Mind<T>;
  readonly bot: Pick<Bot<T>, "attention" | "pause">;
  readonly random: Random;
}

/** What a bot is going to do. */
export interface Plan<T extends GameTypes> {
  readonly at: Instant;
  readonly seat: Seat;
  /** Missing if the game waits for a decision that the bot makes only then. */
  readonly reaction?: Reaction<T>;
}

/** How long others wait for a bot that does not say how long it takes, in milliseconds. */
const PAUSE = { least: 1000, most: 3000 };

/**
 * The bots at a simulated table with a clock: what each of them is about to do, and when. A head does one thing at a
 * time: a bot that is about to react neither looks at the next thing nor decides anything.
 */
export class Heads<T extends GameTypes> {
  private plans: Plan<T>[] = [];

  constructor(
    private readonly sitting: readonly Sitting<T>[],
    private readonly decisionOf: (seat: Seat, at: Instant) => Decision<T>,
  ) {}

  /** Tells a seat what happened. Call it when the game has already moved on to what follows from these events. */
  hear(seat: Seat, events: readonly T["event"][], at: Instant): void {
    const { mind, bot } = this.sittingOn(seat);
    for (const event of events) mind.hear?.(event);
    for (const event of events) this.attend(seat, bot.attention?.(event), at);
  }

  private attend(seat: Seat, attention: Attention | undefined, at: Instant): void {
    if (attention === undefined) return;
    if (attention === "forget") {
      this.plans = this.plans.filter((plan) => plan.seat !== seat);
      return;
    }
    // The decision it was about to make was about an earlier situation.
    this.plans = this.plans.filter((plan) => plan.seat !== seat || plan.reaction !== undefined);
    if (this.isBusy(seat)) return;
    const reaction = this.sittingOn(seat).mind.react?.(this.decisionOf(seat, at));
    if (reaction !== undefined) this.plans.push({ at: at + reaction.after, seat, reaction });
  }

  /** The seats that the game waits for decide after a while, once their heads are free. */
  waitFor(awaited: readonly Seat[], at: Instant): void {
    this.plans = this.plans.filter(({ seat, reaction }) => reaction !== undefined || awaited.includes(seat));
    for (const seat of awaited) {
      if (this.isBusy(seat)) continue;
      const { bot, random } = this.sittingOn(seat);
      const { least, most } = bot.pause ?? PAUSE;
      this.plans.push({ at: at + least + random.below(most - least), seat });
    }
  }

  /** Takes what comes next, if it comes before `alarm`. */
  takeNext(alarm: Instant | undefined): Plan<T> | undefined {
    this.plans.sort((a, b) => a.at - b.at || a.seat - b.seat);
    const next = this.plans[0];
    if (next === undefined || (alarm !== undefined && alarm <= next.at)) return undefined;
    return this.plans.shift();
  }

  private sittingOn(seat: Seat): Sitting<T> {
    const sitting = this.sitting[seat];
    if (sitting === undefined) throw new RangeError(`no bot sits on seat ${seat}`);
    return sitting;
  }

  private isBusy(seat: Seat): boolean {
    return this.plans.some((plan) => plan.seat === seat);
  }
}
