import type { GameTypes } from "./game-types.ts";
import type { Instant, Seat } from "./seat.ts";

/**
 * What the house does at a table whose chairs matter during the game: because people come and go with chips, or
 * because the rules, and not a bot, deal with somebody who is away.
 */
export type ChairMove =
  | { readonly type: "sit"; readonly seat: Seat; readonly chips: number }
  | { readonly type: "stand"; readonly seat: Seat }
  | { readonly type: "topUp"; readonly seat: Seat; readonly chips: number }
  /** The player has left the table without standing up; the player has come back to it. */
  | { readonly type: "away"; readonly seat: Seat }
  | { readonly type: "isBack"; readonly seat: Seat }
  /** The game is to end as soon as it can. */
  | { readonly type: "close" }
  /** So much of the levels' time is over at all tables of a tournament; held means that it does not run. */
  | { readonly type: "levels"; readonly elapsed: number; readonly held: boolean };

/** What such a game asks the house to do with the chips of the player on a seat. */
export type ChipEffect =
  | { readonly type: "chipsIn"; readonly seat: Seat; readonly chips: number }
  | { readonly type: "chipsOut"; readonly seat: Seat; readonly chips: number }
  /** What it costs to take part, and what a player wins by it. */
  | { readonly type: "entry"; readonly seat: Seat; readonly chips: number }
  | { readonly type: "prize"; readonly seat: Seat; readonly chips: number }
  /** For a tournament, which ranks players across several tables. */
  | {
      readonly type: "eliminated";
      readonly seat: Seat;
      readonly hand: number;
      readonly chipsBefore: number;
      /** Who took the pot that their last chips were in, and how much of it. */
      readonly by?: readonly { readonly seat: Seat; readonly chips: number }[];
    };

/** What the house must know about such a game. Its house moves are chair moves and its effects are chip effects. */
export interface Chairs<T extends GameTypes> {
  /** Whether people come and go during a game with these options. If so, a seat is a chair that is taken or free. */
  areOpen(options: T["options"]): boolean;
  /** How many chairs a table with open chairs has. */
  count(options: T["options"]): number;
  /** How many chips a player brings who sits down at the beginning, and a bot at any time. */
  stack(options: T["options"]): number;
  /**
   * The options of the first game at a table with open chairs. `chips` is what each chair begins with, null if free;
   * `elapsed` is how much of the levels' time is over by then.
   */
  opening(options: T["options"], chips: readonly (number | null)[], elapsed?: number): T["options"];
  /** The options of the game that continues where this one has ended. */
  goingOn(state: T["state"]): T["options"];
  /** The options of one table in a tournament with many tables; undefined if these options do not allow one. */
  inTournament(options: T["options"]): T["options"] | undefined;
  isTaken(state: T["state"], seat: Seat): boolean;
  /** The chips of the player who sits there, as everybody sees them. */
  chips(state: T["state"], seat: Seat): number;
  /** How many chips must come to a taken chair before it can play on; 0 if none are needed. */
  lacks(state: T["state"], seat: Seat): number;
  /** How many chips can be brought to a taken chair; undefined if none can. */
  topUps(state: T["state"], seat: Seat): TopUps | undefined;
  /** How the price of a hand rises with time; undefined if it does not. */
  levels(options: T["options"]): Levels | undefined;
  /** When the first level began, in the game's time. */
  levelsBegan(state: T["state"]): Instant;
  /** How much of the levels' time is over, and whether it stands still. */
  levelsTime(state: T["state"], now: Instant): { readonly elapsed: number; readonly held: boolean };
}

export interface TopUps {
  readonly least: number;
  readonly most: number;
  /**
   * Whether they count at once. If not, they count after the player's current hand, capped by what is possible then.
   */
  readonly now: boolean;
}

export interface Levels {
  /** How long each level lasts. */
  readonly minutes: number;
  /** What a hand costs everybody, one number for each level. */
  readonly antes: readonly number[];
}
