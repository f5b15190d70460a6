import type { GameTypes, Instant, Random, Seat } from "@tavolata/kernel";
import type { Attention, Bot, Decision, Mind, Reaction } from "./bot.ts";

/** A bot on a seat, where there is a clock. */
export interface Sitting<T extends GameTypes> {
  readonly mind: Mind<T>;
  readonly bot: Pick<Bot<T>, "attention" | "pause">;
  readonly random: Random;
}

/** What somebody is going to do. */
export interface Plan<T extends GameTypes> {
  readonly at: Instant;
  readonly seat: Seat;
  /** Missing for what is decided only then: the game waits for it. */
  readonly reaction?: Reaction<T>;
}

/** How long others wait for somebody who does not say how long he takes, in milliseconds. */
const PAUSE = { least: 1000, most: 3000 };

/**
 * The bots of a simulated table that has a clock: what each of them is about to do, and when. One head does one thing at
 * a time: who is about to react neither looks at the next thing nor decides anything.
 */
export class Heads<T extends GameTypes> {
  private plans: Plan<T>[] = [];

  constructor(
    private readonly sitting: readonly Sitting<T>[],
    private readonly decisionOf: (seat: Seat, at: Instant) => Decision<T>,
  ) {}

  /** What a seat was told; the game must be where it is after that. */
  hear(seat: Seat, events: readonly T["event"][], at: Instant): void {
    const { mind, bot } = this.sitting[seat]!;
    for (const event of events) mind.hear?.(event);
    for (const event of events) this.attend(seat, bot.attention?.(event), at);
  }

  private attend(seat: Seat, attention: Attention | undefined, at: Instant): void {
    if (attention === undefined) return;
    if (attention === "forget") {
      this.plans = this.plans.filter((plan) => plan.seat !== seat);
      return;
    }
    // What it was going to decide was about what lay there before.
    this.plans = this.plans.filter((plan) => plan.seat !== seat || plan.reaction !== undefined);
    if (this.isBusy(seat)) return;
    const reaction = this.sitting[seat]!.mind.react?.(this.decisionOf(seat, at));
    if (reaction !== undefined) this.plans.push({ at: at + reaction.after, seat, reaction });
  }

  /** Whoever the game waits for will do it after a while, when his head is free. */
  waitFor(awaited: readonly Seat[], at: Instant): void {
    this.plans = this.plans.filter(({ seat, reaction }) => reaction !== undefined || awaited.includes(seat));
    for (const seat of awaited) {
      if (this.isBusy(seat)) continue;
      const { bot, random } = this.sitting[seat]!;
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

  private isBusy(seat: Seat): boolean {
    return this.plans.some((plan) => plan.seat === seat);
  }
}
