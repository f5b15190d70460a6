import type { Instant } from "@tavolata/kernel";

/** That a game or a tournament of a circle has ended: the circle hears of it from here, however many nodes die. */
export interface CircleGame {
  /** The game's or the tournament's. */
  readonly id: string;
  readonly circle: string;
  readonly kind: "game" | "tournament";
  readonly log: string;
  readonly ended: Instant;
  /** The key of the evening, and the season with whose chips it was played. */
  readonly evening: string | null;
  readonly season: string | null;
}

/** Who played a game of a circle, and what each account of the circle's chips won or lost in it. */
export interface CircleGameSeats {
  readonly game: string;
  readonly isGivenUp: boolean;
  /** The people among those who played, in the order of their seats; nobody for whom nobody knows any more. */
  readonly people: readonly {
    readonly person: string;
    readonly nickname: string;
    readonly avatar: string;
    readonly place: number | null;
  }[];
  readonly nets: ReadonlyMap<string, number>;
}

export interface CircleGamesStore {
  /** Some circles that have not yet written down a game that has ended. */
  circlesWithNews(limit: number): Promise<string[]>;
  /** What a circle has not written down yet, in the order in which it ended. */
  newCircleGames(circle: string, limit: number): Promise<CircleGame[]>;
  /** Everything that has ever ended in a circle, in the same order. */
  circleGames(circle: string): Promise<CircleGame[]>;
  /** Undefined if nobody knows any more who played it. */
  circleGameSeats(game: CircleGame): Promise<CircleGameSeats | undefined>;

  /** The secret of somebody's calendar feed for a circle; undefined if they have none. */
  feedOf(circle: string, person: string): Promise<string | undefined>;
  /** Sets it, or takes it back; what was set before is void. */
  setFeed(circle: string, person: string, secret: string | null): Promise<void>;
  feed(secret: string): Promise<{ readonly circle: string; readonly person: string } | undefined>;
}
