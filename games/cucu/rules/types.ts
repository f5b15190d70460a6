import type { Instant, Result, Seat, Watcher } from "@tavolata/kernel";
import type { Card, Hidden } from "./cards.ts";
import type { Move, Options } from "./schemas.ts";

/** What the game is made of, in one bag. */
export interface Cucu {
  state: State;
  options: Options;
  move: Move;
  houseMove: never;
  screenMove: never;
  view: View;
  event: Event;
  effect: never;
}

/** The table, as the referee knows it. */
export type State = Table<Card>;

/** The table, as one watcher may see it (CUC-15). */
export interface View extends Table<Card | Hidden> {
  watcher: Watcher;
}

interface Table<Face> {
  options: Options;
  /** The number of the round, from 1. */
  round: number;
  dealer: Seat;
  turn: Seat;
  /** What was not dealt; its order has no meaning. */
  deck: Face[];
  players: Player<Face>[];
  /** The lives that were lost. */
  pot: number;
  /** A round ends and the next is dealt in one move, so what was turned up stays here. */
  lastRound: Showdown | null;
  deadline: Instant | null;
  /** Null while the game goes on. */
  result: Result | null;
}

export interface Player<Face = Card> {
  lives: number;
  /** Null where the player is out. */
  held: Held<Face> | null;
  /** The round after which the player was out; null while they are in. */
  outAfter: number | null;
}

export interface Held<Face = Card> {
  card: Face;
  /** Everybody who has held it in this round (CUC-10). */
  heldBy: Seat[];
  /** A King that has stopped a swap lies face up (CUC-8). */
  shown: boolean;
}

export interface Showdown {
  round: number;
  /** Seat by seat; null where the player was out. */
  cards: (Card | null)[];
  losers: Seat[];
}

export type Event =
  | { type: "roundBegins"; round: number; dealer: Seat }
  /** Only those hear it who have held the card. */
  | { type: "gets"; seat: Seat; card: Card }
  | { type: "kept"; seat: Seat }
  | { type: "swapped"; seat: Seat; with: Seat }
  | { type: "stopped"; seat: Seat; by: Seat; card: Card }
  | { type: "drew"; seat: Seat }
  | { type: "timeOut"; seat: Seat }
  | ({ type: "turnedUp" } & Showdown)
  | { type: "out"; seat: Seat }
  | ({ type: "gameOver" } & Result);
