import type { Instant, Result, Seat } from "@tavolata/kernel";
import type { Card, Rank } from "./cards.ts";
import type { WhichDish } from "./dishes.ts";
import type { Call } from "./moves.ts";
import type { Options } from "./options.ts";

/** Portata: so many cards of one rank. "Due Assi" is { count: 2, rank: "A" }. */
export interface Dish {
  count: number;
  rank: Rank;
}

/** One line of the waiter's pad: what somebody called, and with which card. */
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
  /** Who asked for it. */
  capotavola: Seat;
  /** Who had called last. */
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
  /** Who won the last duel, and whether he starts with a card more; null without the Oste rule. */
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

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export function isIn(player: Pick<Player, "eliminatedAfter">): boolean {
  return player.eliminatedAfter === null;
}

/** The next player to the left who is still in the game. */
export function leftOf(state: State, seat: Seat): Seat {
  const seats = state.players.length;
  let left = (seat + 1) % seats;
  while (!isIn(playerAt(state, left))) left = (left + 1) % seats;
  return left;
}

/** The players still in the game, from this one leftwards. */
export function seatsFrom(state: State, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < state.players.length; i++) {
    const seat = (first + i) % state.players.length;
    if (isIn(playerAt(state, seat))) seats.push(seat);
  }
  return seats;
}
