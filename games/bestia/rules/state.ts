import type { Instant, Result, Seat } from "@tavolata/kernel";
import type { Card } from "./cards.ts";
import { bySeat } from "./lists.ts";
import type { From, Options } from "./options.ts";

export type Declaration = "pass" | "served" | "exchange" | "blind";

export interface Player {
  seated: boolean;
  /** In cents. */
  credit: number;
  /** By everybody who sat on this chair in this game; for conservation and for the result. */
  broughtIn: number;
  takenOut: number;
  /** What the last player who stood up from it took along. */
  leftWith: number;

  sitOut: boolean;
  /** "Sit out next hand." */
  sitOutNext: boolean;
  /** Stands up when the hand is over (BES-33). */
  leaving: boolean;

  /** Was seated when the hand before ended (BES-10). */
  present: boolean;
  /** Paid the ante of the hand before, or of this one (BES-11). */
  paidAnte: boolean;
  /** Was there when play stopped, and has not stood up since (BES-14). */
  precedence: boolean;

  /** Entitled to the hand in play, or to the last one. */
  eligible: boolean;
  /** Sorted. */
  cards: Card[];
  discards: Card[];
  /** Null until the player speaks. */
  declaration: Declaration | null;
  exchanged: number;
  /** Stays out for good: was asked in the blind round, or was passed over while sitting out (BES-32). */
  declinedBlind: boolean;
  tricks: number;

  /** At the start of the hand, before the ante (BES-34). */
  creditBefore: number;
  /** The hand after which the player was out of the tournament. */
  eliminatedAfter: number | null;
}

export interface Laid {
  seat: Seat;
  card: Card;
}

export interface Trick {
  laid: Laid[];
  taker: Seat;
}

/** How the last hand came out. It is kept, since the next one may be dealt before anybody has looked. */
export interface HandOver {
  hand: number;
  /** "saved" means that nobody gets the pot (BES-24a). */
  how: "played" | "saved" | "alone" | "nobody";
  trump: Card;
  tricks: Trick[];
  /** What was played for. */
  pot: number;
  /** What each seat got of it. */
  won: number[];
  bestia: number;
  /** Who went bestia. */
  bestie: Seat[];
  /** What it left for the next. */
  nextPot: number;
}

/** Why no hand is dealt: there are too few people, or all of them are sitting out. */
export type WaitingFor = "players" | "anybodyBack";

export type Ending = "hands" | "closed" | "lastLeft" | "deserted";

export interface State {
  options: Options;
  phase: "waiting" | "between" | "declaration" | "blind" | "play" | "over";
  waitingFor: WaitingFor | null;
  /** Play has stopped for want of players and has not resumed (BES-14). */
  stopped: boolean;
  /** The number of the hand, from 1; 0 before the first. */
  hand: number;
  /** When the first level began, on the game's clock. */
  levelsBegan: Instant;
  /** When the house stopped the levels for a break, on the game's clock (BES-34); not there while they run. */
  levelsHeldAt?: Instant;
  /** From 0. */
  level: number;

  dealer: Seat | null;
  turn: Seat | null;
  deadline: Instant | null;
  players: Player[];

  ante: number;
  pot: number;
  bestia: number;
  initialPot: number;
  /** Nobody may pass (BES-24a). */
  compulsory: boolean;
  compulsoryNext: boolean;

  /** Face down; the top is at the end. Cards of the last hand lie where they were until the next deal. */
  stock: Card[];
  /** The turned-up card. */
  trump: Card | null;
  /** Who first decided to play (BES-29). */
  firstToPlay: Seat | null;
  trick: Laid[];
  tricks: Trick[];
  lastHand: HandOver | null;

  /** The house wants the game to end (BES-33). */
  closing: boolean;
  /** What is paid out to the first places (BES-34), and what has been. */
  prizePool: number;
  prizes: number[];
  endedBy: Ending | null;
  /** For the next game at this table. */
  carriesOver: From | null;
  result: Result | null;
}

/** Works for a state and for a view of it. */
export function playerAt<One>(state: { readonly players: readonly One[] }, seat: Seat): One {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** There is one as soon as there was a hand. */
export function dealerOf({ dealer }: Pick<State, "dealer">): Seat {
  if (dealer === null) throw new TypeError("nobody has dealt yet");
  return dealer;
}

/** The game waits for somebody as long as a hand is on. */
export function turnOf({ turn }: Pick<State, "turn">): Seat {
  if (turn === null) throw new TypeError("it is nobody's turn");
  return turn;
}

/** There is one from the first deal on. */
export function trumpOf({ trump }: Pick<State, "trump">): Card {
  if (trump === null) throw new TypeError("no card is turned up");
  return trump;
}

/** What a chair has won or lost so far in this game. */
export function balanceOf({
  credit,
  takenOut,
  broughtIn,
}: Pick<Player, "credit" | "takenOut" | "broughtIn">): number {
  return credit + takenOut - broughtIn;
}

/** How much of the levels' time is over (BES-4, BES-34). */
export function levelsTime(
  { levelsBegan, levelsHeldAt }: Pick<State, "levelsBegan" | "levelsHeldAt">,
  now: Instant,
): number {
  return (levelsHeldAt ?? now) - levelsBegan;
}

export function isHandOn({ phase }: Pick<State, "phase">): boolean {
  return phase === "declaration" || phase === "blind" || phase === "play";
}

/** Whether the player has cards in the hand that is on, or had some. */
export function isInTheHand(state: State, seat: Seat): boolean {
  return isHandOn(state) && playerAt(state, seat).eligible;
}

/** Whether this seat is mentioned when that hand is told. */
export function tookPart(hand: HandOver | null, seat: Seat): boolean {
  if (hand === null) return false;
  const { bestie, won, tricks } = hand;
  return (
    bestie.includes(seat) ||
    bySeat(won, seat) > 0 ||
    tricks.some(({ laid }) => laid.some((one) => one.seat === seat))
  );
}

/** What this seat took out of the pot, less what it paid as bestia. */
export function netOf({ won, bestie, bestia }: HandOver, seat: Seat): number {
  return bySeat(won, seat) - (bestie.includes(seat) ? bestia : 0);
}

export function plays({ declaration }: Pick<Player, "declaration">): boolean {
  return declaration !== null && declaration !== "pass";
}

/** All of so many seats counter-clockwise, from the one to the right of this one to this one itself. */
export function seatsRightOf(seat: Seat, count: number): Seat[] {
  return Array.from({ length: count }, (_, i) => (seat - 1 - i + 2 * count) % count);
}

export function isTournament({ options }: Pick<State, "options">): boolean {
  return options.table === "tournament";
}

/** Chips come and go between games, except at the only table of a tournament. */
export function hasOpenChairs({ options }: Pick<State, "options">): boolean {
  return options.table === "cash" || options.manyTables;
}
