import type { Instant } from "@tavolata/kernel";

/** Which of somebody's games are asked for. */
export interface GameFilter {
  readonly game?: string;
  /** Only those that this person played too. */
  readonly with?: string;
  /** Only those that come after this one, going back in time. */
  readonly before?: { readonly ended: Instant; readonly id: string };
}

/** A finished game as the house remembers it. */
export interface RememberedGame {
  readonly id: string;
  readonly game: string;
  readonly ended: Instant;
  readonly rated: boolean;
  /** False if it was given up before its end. */
  readonly finished: boolean;
  /** By seat, in the order in which they sat there. */
  readonly seats: readonly RememberedSeat[];
}

export interface RememberedSeat {
  readonly seat: number;
  /** Null for bots, and for people who have been forgotten; so are name and face then. */
  readonly person: string | null;
  readonly nickname: string | null;
  readonly avatar: string | null;
  readonly bot: string | null;
  readonly team: number | null;
  readonly place: number | null;
  readonly score: number | null;
  readonly isGone: boolean;
}

/** What two people have in common. */
export interface Acquaintance {
  readonly games: number;
  readonly last: Instant | null;
  /** They were at the same table or tournament, whether or not a game has ended there. */
  readonly haveMet: boolean;
}

export interface StoredRating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** A seat of a rated game, as ratings see it. */
export interface RatedSeat {
  readonly seat: number;
  readonly turn: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly team: number | null;
  readonly place: number | null;
  readonly isGone: boolean;
  /** The rating with which they came into the game, if it has been counted. */
  readonly came: { readonly mu: number; readonly sigma: number } | null;
  /** Played as one of two people who turned out to be one, whose rating is not the one that was kept. */
  readonly countsForOther: boolean;
}

export interface RatedGame {
  readonly id: string;
  readonly game: string;
  /** The how-manieth rated game it is. */
  readonly order: number;
  readonly seats: readonly RatedSeat[];
}

/** With what somebody came into a rated game. */
export interface CameWith {
  readonly seat: number;
  readonly turn: number;
  readonly mu: number;
  readonly sigma: number;
}

export interface RatingChange {
  readonly player: string;
  /** Null for somebody who had none. */
  readonly before: StoredRating | null;
  readonly after: StoredRating;
}

/** What a rated game does to the ratings: all of it or nothing. */
export interface CountedGame {
  readonly id: string;
  readonly game: string;
  readonly order: number;
  readonly came: readonly CameWith[];
  readonly changes: readonly RatingChange[];
}

export interface MemoryStore {
  /** Somebody's games, the latest first. */
  gamesOf(person: string, filter: GameFilter, limit: number): Promise<RememberedGame[]>;
  /** Who somebody is now, if they turned out to be somebody else. */
  nowCalled(person: string): Promise<string>;
  acquaintance(person: string, other: string): Promise<Acquaintance>;
  ratingsOf(person: string): Promise<(StoredRating & { readonly game: string })[]>;

  /** The first rated game that has not been counted, with the number it would get and the ratings of its people. */
  nextToRate(): Promise<
    { readonly game: RatedGame; readonly ratings: Readonly<Record<string, StoredRating>> } | undefined
  >;
  /** False if the ratings are no longer as they were, or the number is taken: look again. */
  saveRating(counted: CountedGame): Promise<boolean>;
  /** Rated games that have been counted, in their order. */
  ratedGames(after: number, limit: number): Promise<RatedGame[]>;
  /**
   * Puts other ratings in the place of all that there are, and notes again with what people came into their games.
   * False if games after the one with this number have been counted: go on with these.
   */
  replaceRatings(
    upTo: number,
    ratings: readonly (StoredRating & { readonly player: string; readonly game: string })[],
    came: readonly (CameWith & { readonly id: string })[],
  ): Promise<boolean>;
}
