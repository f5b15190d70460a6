/** A chair at the table, counted from 0. The seat to the left of `s` is `s + 1`, the last one's is 0. */
export type Seat = number;

/** Milliseconds of the game's own time, which stands still while a table is paused. Always a whole number. */
export type Instant = number;

/**
 * Who makes a move: a seat; the house, for what happens to seats from outside (sitting down, standing up, chips,
 * being away); or the screen in the middle of a real table.
 */
export type Actor = Seat | "house" | "screen";

/** Who looks at the table: a seat, somebody without a seat, or the screen in the middle. */
export type Watcher = Seat | "spectator" | "screen";

export function watchersOf(seats: number): Watcher[] {
  return [...Array(seats).keys(), "spectator", "screen"];
}

export function actorsOf(seats: number): Actor[] {
  return [...Array(seats).keys(), "house", "screen"];
}
