import type { Instant } from "@tavolata/kernel";
import { inBackground, type Timer } from "../platform/timers.ts";

const LONGEST_TIMER = 2 ** 31 - 1;

/** Wakes a table when something is due at it. */
export class WakeTimer {
  private timer: Timer | undefined;
  private at = Number.POSITIVE_INFINITY;
  private closed = false;

  constructor(private readonly wake: () => void) {}

  /** A timer for an earlier time is left alone: alarms mostly move on, and to wake once for nothing is cheap. */
  set(alarm: Instant | null, now: () => Instant): void {
    if (this.closed || alarm === null || alarm >= this.at) return;
    clearTimeout(this.timer);
    this.at = alarm;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, alarm - now()));
    // A server that stops does not wait for tables; their alarms are in the store.
    this.timer = inBackground(
      setTimeout(() => {
        this.at = Number.POSITIVE_INFINITY;
        this.wake();
      }, wait),
    );
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
