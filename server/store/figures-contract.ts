/** Somebody's figures over all their games of one kind. */
export interface StoredFigures {
  readonly game: string;
  /** How many games were counted. */
  readonly counted: number;
  /** Named rows of whole numbers, as JSON. */
  readonly rows: string;
}

/**
 * What is counted about people. Only somebody who played on a seat from the beginning of a game to its end is counted:
 * what two people did on one seat is nobody's.
 */
export interface FiguresStore {
  /**
   * What was counted of a finished game, as JSON for each seat, or null if it cannot be counted; added to the figures of
   * those who played it. A game is only ever added once.
   */
  saveFigures(game: string, rowsBySeat: readonly string[] | null): Promise<void>;
  /** Some finished games that nobody has counted yet. */
  endedWithoutFigures(limit: number): Promise<string[]>;
  figuresOf(person: string): Promise<StoredFigures[]>;

  /** The ids of finished games whose players are known, in their order: so many after this one, or from the first. */
  gamesWithSeats(after: string | null, limit: number): Promise<string[]>;
  /** What was counted of a game when it was counted again. It replaces what was there; the sums are made afterwards. */
  recountFigures(game: string, rowsBySeat: readonly string[]): Promise<void>;
  /** Makes everybody's sums again from what is there of each game. Returns how many there are. */
  sumFigures(): Promise<number>;
}
