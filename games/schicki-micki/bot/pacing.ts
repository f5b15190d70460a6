import type { Random, Seat } from "@tavolata/kernel";
import { type Event, gotBy, type Settling } from "../rules/index.ts";

/**
 * How many of the cards it wants, as a multiple of an equal share: in each game another number between these, because
 * nobody is at their best every day. On average it is less than one, so that three such bots leave about a third of the
 * cards to the one person at their table.
 */
const AMBITION = { least: 0.5, most: 1.35 };

/** How strongly each line changes its pace: boldly at first, when it knows nobody yet, and then less and less. */
const GAIN = { first: 2, eachLine: 0.85, least: 0.5 };

/** The bounds of its slowness. */
const SLOWNESS = { least: 0.3, most: 3.5 };

/**
 * A bot that paces itself to the people it plays with. It hears who takes each line. If it gets more of the cards than it
 * wants it takes more time, if it gets less it takes less time; so after some lines it is about as quick as they are,
 * however quick that is. This is how thresholds are measured in people, too (the weighted up-down method, Kaernbach
 * 1991), and it needs to know neither who is a person nor how long they took when somebody else was first.
 */
export class Pacing {
  /** How many times as long as usual it takes now. */
  slowness = 1;
  private gain = GAIN.first;
  private ambition: number | undefined;

  /** To be called before each look at a line. The first call decides how much it wants in this game. */
  begin(random: Random): void {
    this.ambition ??= AMBITION.least + (AMBITION.most - AMBITION.least) * (random.below(1000) / 1000);
  }

  /** Around one table it sees only the shared screen and does not know its own seat; then it learns nothing. */
  hear(event: Event, seat: Seat | undefined): void {
    if (event.type !== "settled" || event.winners.length === 0) return;
    if (seat === undefined || this.ambition === undefined) return;
    const change = this.gain * (shareOf(event, seat) - this.ambition / event.won.length);
    this.slowness = Math.min(SLOWNESS.most, Math.max(SLOWNESS.least, this.slowness * Math.exp(change)));
    this.gain = Math.max(GAIN.least, this.gain * GAIN.eachLine);
  }
}

function shareOf(settling: Settling, seat: Seat): number {
  const all = settling.won.reduce((sum, _, other) => sum + gotBy(settling, other), 0);
  return gotBy(settling, seat) / all;
}
