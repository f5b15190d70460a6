import type { Instant, Result, Seat, Watcher } from "@tavolata/kernel";
import type { Card, HiddenCard, Rank } from "./cards.ts";
import type { Dish, WhichDish } from "./dishes.ts";
import type { Call, Move } from "./moves.ts";
import type { Options } from "./options.ts";

/** The types Il Conto, Prego! is made of. */
export interface IlConto {
  state: State;
  options: Options;
  move: Move;
  houseMove: never;
  screenMove: never;
  view: View;
  event: Event;
  effect: never;
}

/** One entry on the waiter's pad: what somebody called, and with which card. */
export interface CallMade {
  seat: Seat;
  how: Call["type"];
  dish: WhichDish;
  /** How much of what was called, then. */
  count: number;
  rank: Rank;
  show: Card;
}

/** The bill as it lay on the table, with everybody's cards. */
export interface Bill {
  hand: number;
  /** The player who asked for it. */
  capotavola: Seat;
  /** The player who had called last. */
  cameriere: Seat;
  dishes: Dish[];
  hands: Card[][];
  /** How many cards of each dish there were, Jokers aside. */
  found: number[];
  jokers: number;
  /** How many Jokers the dishes needed. */
  missing: number;
  verdict: "true" | "false";
  loser: Seat;
}

/** CON-20, CON-23, CON-25, CON-30 */
export type Ending = "hands" | "saldo" | "omaggi" | "deserted";

export interface Player {
  /** In the hand, the shown card not among them; sorted. */
  cards: Card[];
  /** Face up on the table. */
  shown: Card | null;
  /** Face down, until the next hand. */
  discards: Card[];
  /** How many cards are still to be discarded before the calls begin. */
  owed: number;
  losses: number;
  saldi: number;
  omaggi: number;
  /** The hand after which the player was out; null while in the game. */
  eliminatedAfter: number | null;
}

export interface State {
  options: Options;
  /** The number of the hand, from 1. */
  hand: number;
  phase: "discards" | "calls" | "over";
  dealer: Seat;
  opener: Seat;
  turn: Seat;
  /** What was not dealt; its order has no meaning. */
  deck: Card[];
  players: Player[];
  /** The call so far: no dish before the opener has spoken. */
  dishes: Dish[];
  /** The calls of this hand. */
  calls: CallMade[];
  /** The winner of the last duel, and whether they start with a card more; null without the Oste rule. */
  oste: { seat: Seat; extraCard: boolean } | null;
  lastBill: Bill | null;
  deadline: Instant | null;
  /** Whether a player, and not the clock, has moved in this hand. */
  anybodyThere: boolean;
  /** How many hands in a row the clock has played alone. */
  desertedHands: number;
  /** What brought the game to its end; null while it goes on. */
  endedBy: Ending | null;
  result: Result | null;
}

export interface PlayerView extends Omit<Player, "cards" | "discards"> {
  cards: (Card | HiddenCard)[];
  discards: (Card | HiddenCard)[];
}

/** CON-31: everything but other players' hands, discards and the deck. */
export interface View extends Omit<State, "players" | "deck"> {
  watcher: Watcher;
  players: PlayerView[];
  deck: HiddenCard[];
}

export type Event =
  | { type: "handBegins"; hand: number; dealer: Seat; opener: Seat }
  | { type: "dealt"; seat: Seat; cards: (Card | HiddenCard)[] }
  | { type: "discarded"; seat: Seat; cards: (Card | HiddenCard)[] }
  | { type: "tookBack"; seat: Seat; card: Card }
  | ({ type: "called"; dishes: Dish[] } & Omit<CallMade, "count" | "rank">)
  | { type: "timeOut"; seat: Seat }
  | ({ type: "bill" } & Bill)
  | { type: "saldo"; seat: Seat; saldi: number }
  | { type: "eliminated"; seat: Seat }
  | { type: "omaggio"; seat: Seat; omaggi: number }
  | { type: "oste"; seat: Seat; extraCard: boolean }
  | ({ type: "gameOver"; endedBy: Ending } & Result);
