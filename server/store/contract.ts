import type { Instant } from "@tavolata/kernel";

/** All that one append adds to a log: one row, so that it is there as a whole or not at all. */
export interface LogEntry {
  readonly log: string;
  /** Counted from 0 without a gap. The next one is the lock: who writes it first has the say. */
  readonly seq: number;
  readonly at: Instant;
  /** What happened, as JSON. The store never looks inside. */
  readonly steps: string;
  /** What was told about it and to whom, as JSON, so that history never needs the code that played it. */
  readonly told: string;
}

export interface LogWrite extends LogEntry {
  /** When somebody must look at this log again if nothing comes before; replaces what was set before. */
  readonly alarm: Instant | null;
  /** The state after this entry, as JSON; replaces an older one. It only saves time. */
  readonly snapshot?: string;
  /** The games that ended with this entry. */
  readonly ended?: readonly EndedGame[];
}

/** Where a finished game is found. */
export interface EndedGame {
  /** Cannot be guessed: who has it may see the whole game. */
  readonly id: string;
  readonly log: string;
  /** The first and the last entry of the log that belong to the game. */
  readonly first: number;
  readonly last: number;
  /** As JSON; null where the game was given up. */
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
  /** Somebody else wrote this entry first: read on and think again. */
  | { readonly done: false; readonly conflict: string }
  /** An account that may not go below zero would have. */
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

/** "There is an entry up to here": no more than a reason to read on. */
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

/** A time in which no node was there, so that no clock may count it. */
export interface Outage {
  readonly from: Instant;
  readonly to: Instant;
}

export interface Beat {
  /** The nodes that were heard of within the limit, this one among them. */
  readonly nodes: readonly string[];
  /** All outages that ended after `since`, oldest first. */
  readonly outages: readonly Outage[];
}

/** Only this account may go below zero: what it owes is what is in play. */
export const HOUSE_ACCOUNT = "house";

/** How long no node may be heard of before it counts as an outage. */
export const OUTAGE_AFTER_MS = 2500;

/**
 * What the server keeps. One contract, one suite that every implementation passes, and one set of queries. An answer
 * means that it is durable: it survives `kill -9` of everything the moment it is given.
 */
export interface Store {
  /** What this store is, for the log and the metrics. */
  readonly kind: "sqlite" | "postgres";

  /**
   * The clock all nodes share; whole milliseconds. It never goes back within a process.
   */
  now(): Instant;

  /** Appends of many logs share a commit; one that is refused never fails the others of its group. */
  append(append: Append): Promise<Appended>;
  /** The newest snapshot and what came after it; undefined where there is no such log. */
  open(log: string): Promise<StoredLog | undefined>;
  /** Entries `from` to `to`, both included, as far as they exist. */
  read(log: string, from: number, to?: number): Promise<LogEntry[]>;
  /** For each of many logs what comes after an entry: how lost hints are repaired. */
  readOn(after: readonly Hint[]): Promise<LogEntry[]>;
  /** Keeps a state without an entry, as on a clean stop; an older one never replaces a newer one. */
  saveSnapshot(log: string, snapshot: Snapshot): Promise<void>;
  /** Some logs that go on, by their alarms, and whose newest entry is after their snapshot. */
  withoutSnapshot(limit: number): Promise<string[]>;
  /** Calls back with the appends of other nodes. A hint may be lost; nothing else is. */
  onHints(onHints: (hints: readonly Hint[]) => void): void;

  /** Alarms due at `now` that nobody has claimed, the longest due first. */
  dueAlarms(now: Instant, limit: number): Promise<Hint[]>;
  /**
   * Whether this node may do what is due after entry `seq`: true for one node until the claim runs out at `until`
   * or the log goes on.
   */
  claim(log: string, seq: number, node: string, until: Instant): Promise<boolean>;

  savePerson(person: StoredPerson): Promise<void>;
  person(id: string): Promise<StoredPerson | undefined>;

  /** False where the code is taken. */
  reserveCode(code: string, log: string): Promise<boolean>;
  findCode(code: string): Promise<string | undefined>;
  releaseCode(code: string): Promise<void>;

  endedGame(id: string): Promise<EndedGame | undefined>;
  /** Some finished games whose views nobody has kept yet. */
  endedWithoutViews(limit: number): Promise<string[]>;
  /** What every watcher saw at every step of a finished game, as text. */
  saveViews(game: string, views: string): Promise<void>;
  views(game: string): Promise<string | undefined>;

  balance(account: string): Promise<number>;

  /** Says that this node lives, and finds out who else does and whether there was nobody for a while. */
  beat(node: string, since: Instant): Promise<Beat>;
  /** Says that this node is gone, and with good manners. */
  farewell(node: string): Promise<void>;

  close(): Promise<void>;
}
