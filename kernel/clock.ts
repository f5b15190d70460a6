import { type Static, strictObject, Type } from "./schema.ts";
import type { Instant } from "./seat.ts";

/**
 * How far the game's time runs behind the clock on the wall. Pauses and outages are taken out of the game's time
 * here, once for all games: a game never sees them, and its deadlines never need to be shifted.
 */
export interface Clock {
  /** Milliseconds on the wall that did not count for the game. */
  readonly behind: number;
  /** In wall time; null while the clock runs. */
  readonly pausedAt: Instant | null;
}

/** `shift` takes out the time of an outage, in which nothing happened, so that nobody times out because of it. */
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

/** The clock after a move. Ringing changes nothing about it. */
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
