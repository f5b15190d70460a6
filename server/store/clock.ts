import type { Instant } from "@tavolata/kernel";
import { OUTAGE_AFTER_MS, type StoreClock } from "./contract.ts";

/** How much faster or slower the clock may run to come nearer to its reference. Nobody notices that at a table. */
const SLEW = 0.02;

/**
 * Time that passes steadily, whatever anybody does to the clock of the machine: it is counted by a stopwatch, and the
 * reference only says in which direction to lean. So a reference that is set back stops nothing. If it is set forward,
 * or the machine slept, this clock follows it with a heartbeat, which writes down that the time between was lost;
 * otherwise everybody's time to decide would be over at once.
 */
export class SteadyClock implements StoreClock {
  /** What was added to the stopwatch at the time `#since`. */
  #offset: number | undefined;
  #since = 0;
  #target = 0;

  constructor(
    private readonly stopwatch: () => number = () => performance.now(),
    /** A reference that can be read at any time. One that must be asked for is told to `heard`. */
    private readonly reference?: () => Instant,
  ) {
    this.#read();
  }

  now(): Instant {
    const elapsed = this.stopwatch();
    return Math.floor(elapsed + this.#offsetAt(elapsed));
  }

  proposed(): Instant {
    this.#read();
    const now = this.now();
    const behind = -this.ahead();
    return behind > OUTAGE_AFTER_MS ? now + behind : now;
  }

  advanceTo(time: Instant): void {
    const missing = time - this.now();
    if (missing <= 0) return;
    const elapsed = this.stopwatch();
    this.#offset = this.#offsetAt(elapsed) + missing;
    this.#since = elapsed;
  }

  ahead(): number {
    const elapsed = this.stopwatch();
    return Math.round(this.#offsetAt(elapsed) - this.#target);
  }

  /** How far the reference is ahead of the stopwatch. */
  heard(offset: number): void {
    const elapsed = this.stopwatch();
    this.#offset = this.#offset === undefined ? offset : this.#offsetAt(elapsed);
    this.#since = elapsed;
    this.#target = offset;
  }

  /** Asks the reference a few times; the quickest answer is the most exact. */
  async measure(ask: () => Promise<number>, times: number): Promise<void> {
    let quickest = Number.POSITIVE_INFINITY;
    let offset = 0;
    for (let time = 0; time < times; time++) {
      const asked = this.stopwatch();
      const answer = await ask();
      const answered = this.stopwatch();
      if (answered - asked >= quickest) continue;
      quickest = answered - asked;
      offset = answer - (asked + answered) / 2;
    }
    this.heard(offset);
  }

  #read(): void {
    if (this.reference !== undefined) this.heard(this.reference() - this.stopwatch());
  }

  #offsetAt(elapsed: number): number {
    if (this.#offset === undefined) throw new Error("the clock has not been measured yet");
    const most = SLEW * (elapsed - this.#since);
    return this.#offset + Math.max(-most, Math.min(most, this.#target - this.#offset));
  }
}

/** A clock that is set from outside, for tests. */
export function clockThatShows(now: () => Instant): StoreClock {
  return { now, proposed: now, advanceTo() {}, ahead: () => 0 };
}
