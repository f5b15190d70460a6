import type { Instant, Result, Seat } from "@tavolata/kernel";
import type { JudgedReaction, Suspicion } from "@tavolata/kernel/reactions";
import type { Card } from "./cards.ts";
import type { Options } from "./options.ts";
import type { Deed, Sight, Situation } from "./situation.ts";

/** A card of the line. */
export interface Turned {
  /** Which card of the game it is, from 1. */
  number: number;
  card: Card;
  /** When it appeared, as far as reactions are concerned (SCH-5). */
  at: Instant;
  /** Whether the shared screen has reported that. */
  shown: boolean;
}

export type Reaction = Deed & {
  seat: Seat;
  /** When they did it, in the game's time (SCH-21). */
  at: Instant;
  /** What was measured; null if their client claimed nothing. */
  judged: JudgedReaction | null;
};

/** SCH-6: the short time in which the others may still react. The reactions are in the order in which they arrived. */
export interface Window {
  closesAt: Instant;
  reactions: Reaction[];
}

/** SCH-22 */
export interface Vote {
  /** Those whose times are too close to call, the earliest first. */
  claimants: Seat[];
  /** For each seat, whom it voted for; null until it has voted. */
  votes: (Seat | null)[];
  /** Null where there is no limit. */
  endsAt: Instant | null;
}

/**
 * What a reaction came to: it wins all the cards or one of them; it is right, but late or not enough; it is wrong; or it
 * does not count, because there was no pawn left to take.
 */
export type Outcome = "wins" | "late" | "nothing" | "wrong" | "void";

export type Settled = Deed & {
  seat: Seat;
  /** Milliseconds after the last card that it was judged on had appeared (SCH-26). */
  after: number;
  /** How many cards of the line it was judged on (SCH-21). */
  cards: number;
  outcome: Outcome;
  /** The clause that says so; a general one as long as the real one would give the line away. */
  clause: string;
};

/** SCH-26: what was on a line, told when it is over. */
export interface Why extends Sight {
  line: Card[];
  /** The reactions of earlier windows on this line that nobody won. */
  earlier: Settled[];
}

/** How a window was settled, for everybody to look at (SCH-26). */
export interface Settling {
  number: number;
  /** How many cards lay on the line. */
  cards: number;
  /** Null as long as the line can still be won: it would give the answer away. */
  why: Why | null;
  /** The earliest first. */
  reactions: Settled[];
  /** The situation by which cards were won; "none" if nobody won any. */
  wonBy: Situation;
  /** The winner, or those who share the line. */
  winners: Seat[];
  /** SCH-23: whether nobody could tell which of them was first. */
  undecided: boolean;
  /** SCH-22: the votes, if there was a vote. */
  votes: (Seat | null)[] | null;
  /** For each seat: cards paid, cards won, and cards won that the deck no longer had (SCH-14). */
  paid: number[];
  won: number[];
  missing: number[];
  /** How many cards of the line went under the deck. */
  under: number;
  /** SCH-28: who is out of the line from now on. */
  out: Seat[];
  /** The clause that decided. */
  clause: string;
}

export interface Player {
  /** The cards they have won. */
  pile: Card[];
  /** Cards that the deck could not give them (SCH-14). */
  missing: number;
  /** The clock had to turn for them, and they have done nothing since (SCH-5). */
  away: boolean;
  /** SCH-28: out of the line that lies there. */
  out: boolean;
  /** What the table is told of their reactions (SCH-21). */
  flag: Suspicion | null;
  /** Their last reactions, as they were measured. */
  claims: JudgedReaction[];
}

export type Ending = "lastCard" | "deckOut";

export interface State {
  options: Options;
  phase: "turning" | "window" | "vote" | "over";
  dealer: Seat;
  players: Player[];
  /** Face down; the top is at the end. */
  deck: Card[];
  line: Turned[];
  /** How many cards have been turned in this game. */
  turned: number;
  /** When the next card may be turned at the earliest, and when the clock turns it if it does. */
  opensAt: Instant;
  pacedAt: Instant;
  /** The dealer has reached for the next card before it may be turned. */
  reaching: boolean;
  /** SCH-24: until when people may react to the last card; null before it has been turned. */
  lastCall: Instant | null;
  window: Window | null;
  /** SCH-11: who has called or moved their hand, window after window, since the last card was turned. */
  spent: { seat: Seat; kind: Deed["kind"] }[];
  /** SCH-26: what was tried on this line in windows that nobody won, as everybody was told. */
  tried: Settled[];
  vote: Vote | null;
  lastSettling: Settling | null;
  settlings: number;
  endedBy: Ending | null;
  result: Result | null;
}

/** The item of a seat in a list with one item for each seat. */
export function bySeat<Item>(list: readonly Item[], seat: Seat): Item {
  const item = list[seat];
  if (item === undefined) throw new RangeError(`no seat ${seat}`);
  return item;
}

/** Works for a state and for a view of it, like those below. */
export function playerAt<One>(state: { readonly players: readonly One[] }, seat: Seat): One {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** There is one in the phases "window" and "vote". */
export function windowOf<One>({ window }: { readonly window: One | null }): One {
  if (window === null) throw new TypeError("no window is open");
  return window;
}

/** There is one in the phase "vote". */
export function voteOf({ vote }: Pick<State, "vote">): Vote {
  if (vote === null) throw new TypeError("there is no vote");
  return vote;
}

/** SCH-2 */
export function bluePawns(seats: number): number {
  return Math.min(3, seats - 1);
}

export function pointsOf({ pile, missing }: { pile: readonly unknown[]; missing: number }): number {
  return pile.length + missing;
}

/** The cards that a seat got by a settling. */
export function gotBy({ won, missing }: Pick<Settling, "won" | "missing">, seat: Seat): number {
  return bySeat(won, seat) + bySeat(missing, seat);
}

export function isAroundOneTable({ options }: Pick<State, "options">): boolean {
  return options.table === "oneTable";
}
