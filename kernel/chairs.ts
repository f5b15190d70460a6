import type { GameTypes } from "./game-types.ts";
import type { Instant, Seat } from "./seat.ts";

/**
 * What the house does at a table whose chairs matter while the game is on: because people come and go with chips, or
 * because somebody who is away is dealt with by the rules and not by a bot.
 */
export type ChairMove =
  | { readonly type: "sit"; readonly seat: Seat; readonly chips: number }
  | { readonly type: "stand"; readonly seat: Seat }
  | { readonly type: "topUp"; readonly seat: Seat; readonly chips: number }
  /** He has left the table without standing up, and has come back to it. */
  | { readonly type: "away"; readonly seat: Seat }
  | { readonly type: "isBack"; readonly seat: Seat }
  /** The game shall end as soon as it can. */
  | { readonly type: "close" };

/** What such a game asks the house to do with the chips of who sits on a seat. */
export type ChipEffect =
  | { readonly type: "chipsIn"; readonly seat: Seat; readonly chips: number }
  | { readonly type: "chipsOut"; readonly seat: Seat; readonly chips: number }
  /** What taking part costs, and what it brings. */
  | { readonly type: "entry"; readonly seat: Seat; readonly chips: number }
  | { readonly type: "prize"; readonly seat: Seat; readonly chips: number }
  /** For who ranks players across several tables. */
  | { readonly type: "eliminated"; readonly seat: Seat; readonly hand: number; readonly chipsBefore: number };

/** What the house must know of such a game. Its house moves are chair moves, its effects are chip effects. */
export interface Chairs<T extends GameTypes> {
  /** Whether people come and go while a game with these options is played: then a seat is a chair, taken or not. */
  areOpen(options: T["options"]): boolean;
  /** How many chairs a table with open chairs has. */
  count(options: T["options"]): number;
  /** What whoever sits down at the beginning brings along, and a bot at any time. */
  stack(options: T["options"]): number;
  /** The options of the first game at a table with open chairs: what each chair begins with, null for a free one. */
  opening(options: T["options"], chips: readonly (number | null)[]): T["options"];
  /** The options of the game that goes on where this one has ended. */
  goingOn(state: T["state"]): T["options"];
  /** What a table of a tournament of many tables is played with; undefined where these options make none. */
  inTournament(options: T["options"]): T["options"] | undefined;
  isTaken(state: T["state"], seat: Seat): boolean;
  /** The chips of who sits there, as everybody sees them. */
  chips(state: T["state"], seat: Seat): number;
  /** How many chips must come to a taken chair before it can play on; 0 where none are needed. */
  lacks(state: T["state"], seat: Seat): number;
  /** How many chips can be brought to a taken chair; undefined where none can. */
  topUps(state: T["state"], seat: Seat): TopUps | undefined;
  /** How what a hand costs rises with time; undefined where it does not. */
  levels(options: T["options"]): Levels | undefined;
  /** When the first level began, in the game's time. */
  levelsBegan(state: T["state"]): Instant;
}

export interface TopUps {
  readonly least: number;
  readonly most: number;
  /** Whether at once; else when the hand is over that its player is in, and then no more than is possible then. */
  readonly now: boolean;
}

export interface Levels {
  /** How long each lasts. */
  readonly minutes: number;
  /** What a hand costs everybody, level for level. */
  readonly antes: readonly number[];
}
