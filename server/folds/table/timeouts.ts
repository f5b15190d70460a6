/** How long the house waits for people, in milliseconds. */
export interface Timeouts {
  /** For a player who is gone, before a bot plays for him. */
  readonly player: number;
  /** For a host who is gone, before somebody else is host. */
  readonly host: number;
  /** For anybody to come back to a game in play. */
  readonly game: number;
  /** For anybody to come back to a table where nothing is played. */
  readonly table: number;
}

export const TIMEOUTS: Timeouts = {
  player: 30_000,
  host: 60_000,
  game: 15 * 60_000,
  table: 60 * 60_000,
};
