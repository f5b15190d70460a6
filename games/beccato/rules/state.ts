import type { Instant, Result, Seat } from "@tavolata/kernel";
import type { Breed, Card } from "./cards.ts";
import type { Egg, Guild } from "./eggs.ts";
import type { Request, Shout, Source } from "./moves.ts";
import type { Options } from "./options.ts";
import type { Fidget, Signal } from "./signals.ts";

/** BEC-33: where somebody's eyes are. */
export interface Gaze {
  /** Whom he looks at, or will look at again when he has passed his card. */
  at: Seat;
  /** When the eyes are there, or will be. */
  since: Instant;
  /** They are there; else they are turning and see nothing. */
  arrived: boolean;
  onCards: boolean;
}

/** BEC-32: what somebody does, or what the table makes him do as cover. */
export interface Act {
  what: Signal | Fidget;
  since: Instant;
  until: Instant;
  /** He has let go, and it ends as soon as it may. */
  released: boolean;
  /** BEC-33: who has looked long enough, and has not looked away since. */
  seenBy: Seat[];
}

export interface Player {
  hand: Card[];
  /** His hand lies open, because of a shout (BEC-9, BEC-12, BEC-15). */
  shown: boolean;
  /** Null outside of rounds, and where nobody's eyes matter. */
  gaze: Gaze | null;
  act: Act | null;
  /** BEC-32: until when his hands rest. */
  restsUntil: Instant;
  /** To begin, or to go on to the next round. */
  ready: boolean;
}

/** BEC-23: what a signal is for; null for any tris. */
export type Entry = Breed | null;

export interface Proposal {
  entry: Entry;
  row: Signal[];
  /** Who is for it, who proposed it being the first. */
  yes: Seat[];
}

/** BEC-21: what a team is asked to do, and who is for it. */
export interface Change {
  request: Request;
  yes: Seat[];
}

/** A guild (_gilda_). */
export interface Team {
  guild: Guild;
  seats: Seat[];
  eggs: Egg[];
  chick: boolean;
  /** BEC-4: one signal from a card, or what was agreed; null as long as nothing is, or where the app does not know. */
  signal: Signal[] | null;
  /** BEC-23 */
  signalsByBreed: { breed: Breed; row: Signal[] }[];
  proposals: Proposal[];
  change: Change | null;
}

export interface Coop {
  breed: Breed;
  /** BEC-19: null where the deck could not fill it again. */
  egg: Guild | null;
}

export interface Shouted {
  seat: Seat;
  shout: Shout;
  /** When it was made, as the referee judges it. */
  at: Instant;
}

/**
 * An egg that a team is still owed: from one of these coops, from anywhere, from the top of the deck, or for four Serama
 * (which is the top of the deck, or the chick).
 */
export interface Debt {
  team: number;
  kind: "tris" | "any" | "top" | "crow";
  coops: Breed[];
}

/** What a team has to choose: where to take its egg from, or where to put it (BEC-26). */
export interface Choice {
  team: number;
  sources: Source[];
  places: number[];
}

/** How a round ended, for everybody to look at. */
export interface Outcome {
  /** The shout that counts; null where the round was void (BEC-36). */
  seat: Seat | null;
  shout: Shout | null;
  right: boolean;
  /** Shouts that came too late. */
  late: Seat[];
  /** BEC-10: the tris that was found, where one was. */
  tris: Breed[];
  gains: { team: number; from: Source; egg: Guild | null }[];
  /** The clause that decided. */
  clause: string;
}

/** Six eggs, no egg left, or nobody who shouts any more. */
export type Ending = "sixEggs" | "noEggs" | "noShouts";

export interface Score {
  points: number;
  /** BEC-20: what a tie is decided by. */
  ownEggs: number;
  /** BEC-28: from the base up, where there is a pyramid. */
  levels: number[] | null;
  /** BEC-27 */
  outOfCount: boolean;
}

/** A guild's score, and the place of all its members. */
export interface FinalScore extends Score {
  place: number;
}

/** BEC-18: the round as it was when the first shout came in, and until when earlier ones may come in. */
export interface Stopped extends Pick<State, "holder" | "passes" | "lastPass" | "imaginary"> {
  hands: Card[][];
  until: Instant;
}

export interface State {
  options: Options;
  phase: "agreeing" | "round" | "choosing" | "between" | "over";
  /** The seats in the order in which they sit, going left. */
  places: Seat[];
  players: Player[];
  teams: Team[];
  coops: Coop[];
  /** Face down; the top is at the end. */
  eggDeck: Guild[];
  /** The chickens that have not been dealt yet. */
  flock: Card[];
  /** BEC-25: the imaginary player's hand; null where there is none. */
  imaginary: Card[] | null;
  dealer: Seat;
  round: number;
  dealtAt: Instant;
  /** Who has four cards. */
  holder: Seat | null;
  passes: number;
  /** BEC-37: the last card that was passed. */
  lastPass: { from: Seat; to: Seat | "imaginary"; card: Card; byClock: boolean } | null;
  /** BEC-36: when the clock passes, chooses, or goes on; null where there is no limit. */
  deadline: Instant | null;
  /** BEC-32: what the table will make somebody do. */
  fidgets: { seat: Seat; what: Fidget; at: Instant; lasts: number }[];
  /** BEC-18: in the order in which they came in. */
  shouts: Shouted[];
  /** Null as long as nobody has shouted, and when it is settled. */
  stopped: Stopped | null;
  debts: Debt[];
  choice: Choice | null;
  outcome: Outcome | null;
  /** BEC-36: rounds in a row without a shout. */
  voids: number;
  endedBy: Ending | null;
  scores: FinalScore[] | null;
  result: Result | null;
}

export function playerAt<P>(state: { players: readonly P[] }, seat: Seat): P {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export function isOnLine({ options }: Pick<State, "options">): boolean {
  return options.table === "online";
}

/** BEC-33, BEC-34 */
export function eyesMatter(state: Pick<State, "options">): boolean {
  return isOnLine(state) && state.options.lineOfSight;
}

export function deadlineAfter(seconds: number, now: Instant): Instant | null {
  return seconds === 0 ? null : now + seconds * 1000;
}
