import type { Instant } from "@tavolata/kernel";

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
  /** When some node must see to this log again if nothing happens before; replaces what was set before. */
  readonly alarm: Instant | null;
  /** The state after this entry, as JSON; replaces an older one. It only saves time. */
  readonly snapshot?: string;
  /** The games that ended with this entry. */
  readonly ended?: readonly EndedGame[];
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

export interface StoredPerson {
  readonly id: string;
  /** SHA-256 of the secret that is in the person's cookie. */
  readonly secretHash: string;
  readonly nickname: string;
  readonly avatar: string;
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
}

/** The only account that may go below zero. All others together hold exactly what it is below zero. */
export const HOUSE_ACCOUNT = "house";

/** How long there may be no sign of life from any node before it counts as an outage. */
export const OUTAGE_AFTER_MS = 2500;

/**
 * What the server stores. One contract, one suite that every implementation passes, and one set of queries. An answer
 * means that it is durable: it would survive a `kill -9` of everything as soon as it is given.
 */
export interface Store {
  /** What this store is, for the log and the metrics. */
  readonly kind: "sqlite" | "postgres";

  /** The clock that all nodes share, in whole milliseconds. It never goes back within a process. */
  now(): Instant;

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

  /** Alarms due at `now` that nobody has claimed, the longest due first. */
  dueAlarms(now: Instant, limit: number): Promise<Hint[]>;
  /**
   * Whether this node may do what is due after entry `seq`. It is true for one node only, until the claim runs out at
   * `until` or the log goes on.
   */
  claim(log: string, seq: number, node: string, until: Instant): Promise<boolean>;

  savePerson(person: StoredPerson): Promise<void>;
  person(id: string): Promise<StoredPerson | undefined>;

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

  /** Says that this node is alive, and finds out which others are, and whether there was none for a while. */
  beat(node: string, since: Instant): Promise<Beat>;
  /** Says that this node stops in good order. */
  farewell(node: string): Promise<void>;

  close(): Promise<void>;
}
