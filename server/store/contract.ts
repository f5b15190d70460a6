import type { Instant } from "@tavolata/kernel";
import type { CircleRows, CircleStore } from "./circle-contract.ts";
import type { CircleGame, CircleGamesStore } from "./circle-games-contract.ts";
import type { FiguresStore } from "./figures-contract.ts";
import type { ForgettingStore } from "./forgetting-contract.ts";
import type { MemoryStore } from "./memory-contract.ts";
import type { OperatorStore } from "./operator-contract.ts";
import type { PeaceStore } from "./peace-contract.ts";
import type { PeopleStore } from "./people-contract.ts";

export * from "./circle-contract.ts";
export type * from "./circle-games-contract.ts";
export type * from "./forgetting-contract.ts";
export type * from "./memory-contract.ts";
export * from "./operator-contract.ts";
export * from "./peace-contract.ts";
export * from "./people-contract.ts";

/** Everything that one append adds to a log: one row, so that it is there as a whole or not at all. */
export interface LogEntry {
  readonly log: string;
  /** Counted from 0 without a gap. The next number is the lock: the node that writes it first has the say. */
  readonly seq: number;
  readonly at: Instant;
  /** What happened, as JSON. The store never looks inside. */
  readonly steps: string;
  /** What was told about it and to whom, as JSON. To tell it again, nobody needs the code that played it. */
  readonly told: string;
}

export interface LogWrite extends LogEntry {
  /**
   * When some node must see to this log again if nothing happens before; replaces what was set before. "kept" leaves that
   * as it is.
   */
  readonly alarm: Instant | null | "kept";
  /** The state after this entry, as JSON; replaces an older one. It only saves time. */
  readonly snapshot?: string;
  /** The people who are mentioned in it: nobody finds them there again otherwise. */
  readonly visitors?: readonly string[];
  /** How the circle is called and who is in it, if the log is a circle's and this entry has changed that. */
  readonly circle?: CircleRows;
  /** What ended with this entry for a circle that has yet to hear of it. */
  readonly circleGames?: readonly CircleGame[];
  /** What a circle has written down with this entry. */
  readonly notedGames?: readonly string[];
  /** The reports that a circle has dealt with by this entry, and who it says has done so. */
  readonly handledReports?: readonly { readonly id: string; readonly by: string }[];
  /** The log of the circle whose table or tournament this is, with the first entry. */
  readonly ofCircle?: string;
  /** The games that ended with this entry. */
  readonly ended?: readonly GameEnd[];
  /** What the whole house is shown of this table from now on; null: nothing any more. */
  readonly shown?: Shown | null;
}

/** What the whole house is shown of a table. */
export interface Shown {
  /** Since when it has waited for people. */
  readonly since: Instant;
  /** As JSON. The store never looks inside. */
  readonly text: string;
}

/** Where a finished game is found. */
export interface EndedGame {
  /** Cannot be guessed: anyone who has it may see the whole game. */
  readonly id: string;
  readonly log: string;
  /** The first and the last entry of the log that belong to the game. */
  readonly first: number;
  readonly last: number;
  /** As JSON; null if the game was given up. */
  readonly result: string | null;
}

/** What is written when a game ends: where it is found, and who played it. */
export interface GameEnd extends EndedGame {
  readonly game: string;
  readonly ended: Instant;
  /** Whether it counts for the ratings of those who played it. */
  readonly rated: boolean;
  /** By seat, in the order in which they sat there. */
  readonly seats: readonly EndedSeat[];
}

/** Somebody who played: a person or a bot. A person who turned out to be somebody else is written down as them. */
export interface EndedSeat {
  readonly seat: number;
  /** Null for bots. */
  readonly person: string | null;
  readonly nickname: string | null;
  readonly avatar: string | null;
  /** Name and level; null for people. */
  readonly bot: string | null;
  readonly team: number | null;
  /** Null for those who left their seat to others, and in games that were given up. */
  readonly place: number | null;
  readonly score: number | null;
  /** Whether they did not play to the end. */
  readonly isGone: boolean;
}

/** Chips that change hands: every transfer is in both accounts or in neither. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  /** Whole chips, at least 1. */
  readonly amount: number;
  /** What it was for, in a word or two. */
  readonly why: string;
}

/** Entries for one log or for several, and the chips that go with them: all of it or nothing. */
export interface Append {
  readonly writes: readonly LogWrite[];
  readonly transfers?: readonly Transfer[];
  /** Alarms that are set anew without an entry; a log that has none gets none. */
  readonly alarms?: readonly { readonly log: string; readonly at: Instant }[];
}

export type Appended =
  | { readonly done: true }
  /** Another node wrote this entry first: read on and decide again. */
  | { readonly done: false; readonly conflict: string }
  /** This account may not go below zero, and would have. */
  | { readonly done: false; readonly short: string };

export interface Snapshot {
  readonly seq: number;
  readonly state: string;
}

export interface StoredLog {
  readonly snapshot?: Snapshot;
  /** What came after the snapshot, in order. */
  readonly entries: readonly LogEntry[];
}

/** "There are entries up to this one": no more than a reason to read on. */
export interface Hint {
  readonly log: string;
  readonly seq: number;
}

/** A time in which there was no node, so that no clock may count it. */
export interface Outage {
  readonly from: Instant;
  readonly to: Instant;
}

export interface Beat {
  /** The nodes that gave a sign of life within the limit, including this one. */
  readonly nodes: readonly string[];
  /** All outages that ended after `since`, oldest first. */
  readonly outages: readonly Outage[];
  /** The time that was noted: this node's own, unless another one has already noted a later one. */
  readonly at: Instant;
}

/** What one network has done on a node since it last said so. */
export interface NetworkUse {
  readonly network: string;
  readonly connections: number;
  readonly messages: number;
}

/** Which house it is. */
export interface House {
  /** No other house has it. */
  readonly id: string;
  readonly isEmpty: boolean;
}

/** The time of the house, as a store keeps it. */
export interface StoreClock {
  now(): Instant;
  /** The time for the next heartbeat: later than `now` only if the reference has been set forward. */
  proposed(): Instant;
  /** The heartbeat has noted the time: the clock is at least there from now on. */
  advanceTo(time: Instant): void;
  /** By how many milliseconds the clock is ahead of its reference. */
  ahead(): number;
}

/** It may go below zero, because all chips come from it but those of circles. All accounts together hold nothing. */
export const HOUSE_ACCOUNT = "house";
const CIRCLE_BANK = /^circle:[^:]+:[^:]+:bank$/;

/** Whether an account may go below zero: the house's, and the bank of a circle's season. */
export function issuesChips(account: string): boolean {
  return account === HOUSE_ACCOUNT || CIRCLE_BANK.test(account);
}

/** The account of a person. */
export function purseOf(person: string): string {
  return `purse:${person}`;
}

/** How long there may be no sign of life from any node before it counts as an outage. */
export const OUTAGE_AFTER_MS = 2500;

/**
 * What the server stores. One contract, one suite that every implementation passes, and one set of queries. An answer
 * means that it is durable: it would survive a `kill -9` of everything as soon as it is given.
 */
export interface Store
  extends PeopleStore,
    FiguresStore,
    ForgettingStore,
    MemoryStore,
    OperatorStore,
    CircleStore,
    CircleGamesStore,
    PeaceStore {
  /** What this store is, for the log and the metrics. */
  readonly kind: "sqlite" | "postgres";

  house(): Promise<House>;

  /** The clock that all nodes share, in whole milliseconds. It never goes back, and nothing but an outage puts it forward. */
  now(): Instant;
  readonly clock: StoreClock;

  /** Appends of many logs share a commit; one that is refused never fails the others of its group. */
  append(append: Append): Promise<Appended>;
  /** The newest snapshot and what came after it; undefined if there is no such log. */
  open(log: string): Promise<StoredLog | undefined>;
  /** Entries `from` to `to`, both included, as far as they exist. */
  read(log: string, from: number, to?: number): Promise<LogEntry[]>;
  /** For each of many logs everything after an entry. This is how lost hints are made up for. */
  readOn(after: readonly Hint[]): Promise<LogEntry[]>;
  /** Saves a state without an entry, as on a clean stop; an older one never replaces a newer one. */
  saveSnapshot(log: string, snapshot: Snapshot): Promise<void>;
  /** Some logs that go on, because they have an alarm, and whose newest entry came after their snapshot. */
  withoutSnapshot(limit: number): Promise<string[]>;
  /** Calls back with the appends of other nodes. A hint may be lost; nothing else is. */
  onHints(onHints: (hints: readonly Hint[]) => void): void;

  /** Alarms due at `now` that nobody has claimed, the longest due first, each with the entry that brought it. */
  dueAlarms(now: Instant, limit: number): Promise<Hint[]>;
  /**
   * Whether this node may do what is due after entry `seq`. It is true for one node only, until the claim runs out at
   * `until` or the log goes on.
   */
  claim(log: string, seq: number, node: string, until: Instant): Promise<boolean>;

  /** False if the code is taken. */
  reserveCode(code: string, log: string): Promise<boolean>;
  findCode(code: string): Promise<string | undefined>;
  releaseCode(code: string): Promise<void>;

  endedGame(id: string): Promise<EndedGame | undefined>;
  /** Some finished games whose views nobody has saved yet. */
  endedWithoutViews(limit: number): Promise<string[]>;
  /** What every watcher saw at every step of a finished game, as text. */
  saveViews(game: string, views: string): Promise<void>;
  views(game: string): Promise<string | undefined>;

  balance(account: string): Promise<number>;
  /** What is in those of these accounts that there are. */
  balances(accounts: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** Says that this node is alive, and finds out which others are, and whether there was none for a while. */
  beat(node: string, since: Instant): Promise<Beat>;
  /** Says that this node stops in good order. */
  farewell(node: string): Promise<void>;

  /**
   * Takes one from a bucket that all nodes share, if there is one. It holds `burst`, and `perSecond` come back, within an
   * hour at most. What it is called is not stored, only a hash of it.
   */
  takeToken(bucket: string, burst: number, perSecond: number): Promise<boolean>;
  /** Says what networks have done on this node, and finds out what they have done on all the others together. */
  exchangeUses(node: string, uses: readonly NetworkUse[]): Promise<NetworkUse[]>;
  /** Deletes what was good for a short time: full buckets, what nodes said of themselves and of networks, old invitations. */
  eraseRunOut(): Promise<void>;

  close(): Promise<void>;
}
