import { type Static, strictObject, Type } from "./schema.ts";
import type { Instant } from "./seat.ts";

/**
 * How far the game's time runs behind the clock on the wall. Pauses and outages take time away from the game
 * here, once for all games: a game never sees them and its deadlines never need to be shifted.
 */
export interface Clock {
  /** Milliseconds that the game did not live through. */
  readonly behind: number;
  /** On the wall; null while the clock runs. */
  readonly pausedAt: Instant | null;
}

/** `shift` takes an outage away, in which nothing happened, so that nobody times out for it. */
export const ClockMove = Type.Union([
  strictObject({ type: Type.Literal("ring") }),
  strictObject({ type: Type.Literal("pause") }),
  strictObject({ type: Type.Literal("resume") }),
  strictObject({ type: Type.Literal("shift"), ms: Type.Integer({ minimum: 1 }) }),
]);
export type ClockMove = Static<typeof ClockMove>;

export const RUNNING: Clock = { behind: 0, pausedAt: null };

export function gameTime(clock: Clock, onTheWall: Instant): Instant {
  return (clock.pausedAt ?? onTheWall) - clock.behind;
}

export function wallTime(clock: Clock, inTheGame: Instant): Instant {
  return inTheGame + clock.behind;
}

/** The clock after somebody moved its hands; ringing leaves them where they are. */
export function moveClock(clock: Clock, at: Instant, move: ClockMove): Clock {
  switch (move.type) {
    case "ring":
      return clock;
    case "pause":
      return { behind: clock.behind, pausedAt: at };
    case "resume":
      return { behind: clock.behind + at - (clock.pausedAt ?? at), pausedAt: null };
    case "shift":
      return { ...clock, behind: clock.behind + move.ms };
  }
}
