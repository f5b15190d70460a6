/** How long people are waited for who are gone, or who take their time, in milliseconds. */
export interface Timeouts {
  /** For a player, before a bot plays for them. */
  readonly player: number;
  /** For a player who is there, where no clock acts for them: before everybody sees whom the game waits for. */
  readonly awaited: number;
  /** For the same player after that, before the table may let a bot play for them. */
  readonly idle: number;
  /** For a host, before somebody else becomes host. */
  readonly host: number;
  /** For anybody to come back to a game in play. */
  readonly game: number;
  /** For anybody to come back to a table where no game is played. */
  readonly table: number;
}

export const TIMEOUTS: Timeouts = {
  player: 30_000,
  awaited: 30_000,
  idle: 60_000,
  host: 60_000,
  game: 15 * 60_000,
  table: 60 * 60_000,
};
