import type { Instant, Result, Seat } from "@tavolata/kernel";
import type { Breed, Card } from "./cards.ts";
import type { Egg, Guild } from "./eggs.ts";
import type { Request, Shout, Source } from "./moves.ts";
import type { Options } from "./options.ts";
import type { Fidget, Signal, Word } from "./signals.ts";

/** BEC-33: where a player's eyes are. */
export interface Gaze {
  /** The player they look at, or will look at again after passing a card. */
  at: Seat;
  /** When the eyes are there, or will be. */
  since: Instant;
  /** The eyes have got there; until then they are turning and see nothing. */
  arrived: boolean;
  onCards: boolean;
}

/** BEC-32: what a player does, or what the table makes them do as cover. */
export interface Act {
  what: Signal | Fidget;
  since: Instant;
  until: Instant;
  /** The player has let go, and it ends as soon as the rules allow. */
  released: boolean;
  /** The table makes the player do it: a fidget or chatter. */
  idle: boolean;
  /** BEC-33: the players who have looked long enough, and have not looked away since. */
  seenBy: Seat[];
}

export interface Player {
  hand: Card[];
  /** The hand lies open, because of a shout (BEC-9, BEC-12, BEC-15). */
  shown: boolean;
  /** Null outside rounds, and where eyes do not matter. */
  gaze: Gaze | null;
  act: Act | null;
  /** BEC-32: until when the hands rest. */
  restsUntil: Instant;
  /** BEC-18: until when a player who has taken a shout back cannot shout. */
  hushedUntil: Instant;
  /** Ready to begin, or to go on to the next round. */
  ready: boolean;
}

/** BEC-23: what a signal is for; null for any tris. */
export type Entry = Breed | null;

export interface Proposal {
  entry: Entry;
  row: Signal[];
  /** The players in favour; the one who proposed it comes first. */
  yes: Seat[];
}

/** BEC-21: what a team is asked to do, and who is in favour. */
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
  /** BEC-4: one signal from a card, or what was agreed; null until something is, or where the app does not know. */
  signal: Signal[] | null;
  /** BEC-23 */
  signalsByBreed: { breed: Breed; row: Signal[] }[];
  proposals: Proposal[];
  change: Change | null;
  /** BEC-21: the deal waits for this guild while it decides. */
  confers: boolean;
  /** Until when it does so at the longest; null where nobody has asked since the last deal. */
  confersUntil: Instant | null;
  /** BEC-38: what members have said to each other since the last deal. */
  words: { seat: Seat; word: Word }[];
}

/** BEC-39: a real signal, made by a player with a tris, and everybody who made it out; the same one again is added to it. */
export interface Sign {
  round: number;
  seat: Seat;
  what: Signal;
  /** How many milliseconds after the deal it was first made. */
  after: number;
  times: number;
  seenBy: Seat[];
  missedBy: Seat[];
}

/** BEC-39: what a guild's signals were, each from a round on, and how they fared. */
export interface Secrets {
  signals: { entry: Entry; row: Signal[]; round: number }[];
  signs: Sign[];
}

export interface Coop {
  breed: Breed;
  /** BEC-19: null where the deck had no egg left to refill the coop. */
  egg: Guild | null;
}

export interface Shouted {
  seat: Seat;
  shout: Shout;
  /** When it was made, as the referee judges it. */
  at: Instant;
}

/**
 * An egg that a team has still to get: from one of these coops, from anywhere, from the top of the deck, or for four
 * Serama (which means the top of the deck, or the chick).
 */
export interface Debt {
  team: number;
  kind: "tris" | "any" | "top" | "crow";
  coops: Breed[];
}

/** A choice that a team must make: where to take its egg from, where to put it (BEC-26), or which symbol to have (BEC-2). */
export interface Choice {
  team: number;
  /** BEC-10: the only player who may choose; null for any member. */
  by: Seat | null;
  sources: Source[];
  places: number[];
  symbols: Guild[];
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
  gains: { team: number; guild: Guild; from: Source; egg: Guild | null }[];
  /** The clause that decided. */
  clause: string;
}

/** A team has six eggs, no egg is left, or nobody shouts any more. */
export type Ending = "sixEggs" | "noEggs" | "noShouts";

export interface Score {
  points: number;
  /** BEC-20: what breaks a tie. */
  ownEggs: number;
  /** BEC-28: from the base up, where there is a pyramid. */
  levels: number[] | null;
  /** BEC-27 */
  outOfCount: boolean;
}

/** A guild's score, and the place of all its members. */
export interface FinalScore extends Score {
  guild: Guild;
  place: number;
}

/** BEC-18: the round as it was until a card was passed at this moment. */
export interface Before extends Pick<State, "holder" | "passes" | "lastPass" | "imaginary"> {
  until: Instant;
  hands: Card[][];
}

/** BEC-18: somebody has shouted, and until then an earlier shout may still come in. */
export interface Stopped {
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
  /** The player with four cards. */
  holder: Seat | null;
  passes: number;
  /** BEC-37: the last card that was passed. */
  lastPass: { from: Seat; to: Seat | "imaginary"; card: Card; byClock: boolean } | null;
  /** BEC-36: when the clock passes, chooses, or goes on; null where there is no limit. */
  deadline: Instant | null;
  /** BEC-32: what the table will make players do. */
  fidgets: { seat: Seat; what: Fidget; at: Instant; lasts: number }[];
  /** BEC-18: in the order in which they came in. */
  shouts: Shouted[];
  /** Null until somebody shouts, and again once the shout is settled. */
  stopped: Stopped | null;
  /** The latest cards that were passed, as long as a shout from before them may still come in. */
  trail: Before[];
  debts: Debt[];
  choice: Choice | null;
  /** BEC-2: the teams that have still to choose their symbol. */
  choosers: number[];
  outcome: Outcome | null;
  /** BEC-36: rounds in a row without a shout. */
  voids: number;
  /** BEC-4: whether the signal cards that were dealt are voices; null where there are none. */
  loudCards: boolean | null;
  /** For each team. */
  secrets: Secrets[];
  endedBy: Ending | null;
  scores: FinalScore[] | null;
  result: Result | null;
}

export function playerAt<P>(state: { readonly players: readonly P[] }, seat: Seat): P {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`there is no player on seat ${seat}`);
  return player;
}

export function teamNumber<T>(state: { readonly teams: readonly T[] }, team: number): T {
  const found = state.teams[team];
  if (found === undefined) throw new RangeError(`there is no team ${team}`);
  return found;
}

/** In a round somebody always has four cards. */
export function holderOf({ holder }: Pick<State, "holder">): Seat {
  return known(holder, "player with four cards");
}

/** While a team is choosing, there is a choice. */
export function choiceOf({ choice }: Pick<State, "choice">): Choice {
  return known(choice, "choice to make");
}

/** Where eyes matter, everybody looks somewhere for the whole of a round. */
export function gazeOf(player: Pick<Player, "gaze">): Gaze {
  return known(player.gaze, "gaze");
}

/** What the rules guarantee to be there. */
export function known<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new RangeError(`there is no ${what}`);
  return value;
}

export function isOnline({ options }: Pick<State, "options">): boolean {
  return options.table === "online";
}

/** BEC-33, BEC-34 */
export function eyesMatter(state: Pick<State, "options">): boolean {
  return isOnline(state) && state.options.lineOfSight;
}

export function deadlineAfter(seconds: number, now: Instant): Instant | null {
  return seconds === 0 ? null : now + seconds * 1000;
}
