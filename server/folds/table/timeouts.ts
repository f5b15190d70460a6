/** How long people who are gone are waited for, in milliseconds. */
export interface Timeouts {
  /** For a player, before a bot plays for them. */
  readonly player: number;
  /** For a host, before somebody else becomes host. */
  readonly host: number;
  /** For anybody to come back to a game in play. */
  readonly game: number;
  /** For anybody to come back to a table where no game is played. */
  readonly table: number;
}

export const TIMEOUTS: Timeouts = {
  player: 30_000,
  host: 60_000,
  game: 15 * 60_000,
  table: 60 * 60_000,
};
