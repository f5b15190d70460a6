import { type ReadonlySignal, signal } from "@preact/signals";

/** Newer measurements count more, but one slow answer does not move the clock. */
const KEEP = 8;
/** How far two clocks may drift apart while measurements are kept. */
const DRIFT_MS = 50;

/** What time it is for the referee, and how long a word takes there and back. */
export class RefereeClock {
  private readonly measured: { roundTrip: number; ahead: number }[] = [];
  private readonly roundTripSignal = signal<number | null>(null);

  /** Milliseconds to the server and back, the last time; null before the first. */
  get roundTrip(): ReadonlySignal<number | null> {
    return this.roundTripSignal;
  }

  /** `sent` and `back` are this page's clock, `now` is the referee's. */
  heard(sent: number, back: number, now: number): void {
    const roundTrip = back - sent;
    this.roundTripSignal.value = Math.round(roundTrip);
    const ahead = now - (sent + roundTrip / 2);
    // Older answers that cannot be true any more are of a time before the referee's clock was put forward.
    const stillTrue = this.measured.filter(
      (older) => Math.abs(older.ahead - ahead) <= (older.roundTrip + roundTrip) / 2 + DRIFT_MS,
    );
    this.measured.splice(0, this.measured.length, ...stillTrue.slice(1 - KEEP), { roundTrip, ahead });
  }

  /** The fastest answer tells the time best. */
  now(): number {
    const best = this.measured.reduce<{ roundTrip: number; ahead: number } | undefined>(
      (best, one) => (best === undefined || one.roundTrip < best.roundTrip ? one : best),
      undefined,
    );
    return best === undefined ? Date.now() : performance.now() + best.ahead;
  }
}
