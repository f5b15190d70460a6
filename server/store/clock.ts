import type { Instant } from "@tavolata/kernel";

/** The time of this machine, except that it stands still when the machine's clock is set back. */
export function machineClock(): () => Instant {
  let latest = 0;
  return () => {
    latest = Math.max(latest, Date.now());
    return latest;
  };
}

/** How much slower the clock runs while it waits for the other one to catch up. */
const BRAKE = 0.5;

/**
 * Another machine's clock, worked out from measurements of how far it is ahead of our stopwatch. It is put forward at
 * once, but never back: when it turns out to be ahead, it runs at half speed until it is right.
 */
export class RemoteClock {
  readonly #stopwatch: () => number;
  /** What was added to the stopwatch at the time `#since`. */
  #offset: number | undefined;
  #since = 0;
  #target = 0;

  constructor(stopwatch: () => number = () => performance.now()) {
    this.#stopwatch = stopwatch;
  }

  now(): Instant {
    const elapsed = this.#stopwatch();
    return Math.floor(elapsed + this.#offsetAt(elapsed));
  }

  /** Asks the other clock a few times; the quickest answer is the most exact. */
  async measure(ask: () => Promise<number>, times: number): Promise<void> {
    let quickest = Number.POSITIVE_INFINITY;
    let offset = 0;
    for (let time = 0; time < times; time++) {
      const asked = this.#stopwatch();
      const answer = await ask();
      const answered = this.#stopwatch();
      if (answered - asked >= quickest) continue;
      quickest = answered - asked;
      offset = answer - (asked + answered) / 2;
    }
    const elapsed = this.#stopwatch();
    this.#offset = this.#offset === undefined ? offset : Math.max(this.#offsetAt(elapsed), offset);
    this.#since = elapsed;
    this.#target = offset;
  }

  #offsetAt(elapsed: number): number {
    if (this.#offset === undefined) throw new Error("the clock has not been measured yet");
    return Math.max(this.#target, this.#offset - BRAKE * (elapsed - this.#since));
  }
}
