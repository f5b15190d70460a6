import type { Instant } from "@tavolata/kernel";

/** What of somebody is kept besides the logs of their tables. */
export interface EverythingElse {
  readonly transfers: readonly {
    readonly from: string;
    readonly to: string;
    readonly amount: number;
    readonly why: string;
  }[];
  readonly seats: readonly Readonly<Record<string, string | number | null>>[];
  readonly figures: readonly { readonly game: string; readonly counted: number; readonly rows: string }[];
  readonly ratings: readonly Readonly<Record<string, string | number>>[];
  readonly bans: readonly Readonly<Record<"what" | "why" | "since" | "until", string | number>>[];
}

/** What people take along of themselves. */
export interface ExportStore {
  everythingElseOf(person: string, accounts: readonly string[]): Promise<EverythingElse>;
  /** The entries of a log in which somebody may have said something; all others are left where they are. */
  mayHaveSaid(log: string): Promise<readonly { readonly at: Instant; readonly steps: string }[]>;
}

/** How people, and what is too old, go out of the store. */
export interface ForgettingStore extends ExportStore {
  /**
   * Somebody wants to be forgotten. At once nobody is recognised as them any more, their chips are the house's, and their
   * seats in finished games are those of `nobody`. Logs that mention them take longer: those are left to be done.
   */
  leave(person: string, nobody: string, at: Instant): Promise<boolean>;
  /** Those who left and are still mentioned somewhere, with the guests who turned out to be them. */
  leaving(limit: number): Promise<{ readonly person: string; readonly formerly: readonly string[] }[]>;
  /** The logs in which somebody is mentioned. */
  logsWith(person: string): Promise<string[]>;
  endedIn(log: string): Promise<string[]>;
  /** Changes entries, the snapshot and the views of games that are already written: all of it or nothing. */
  rewrite(log: string, rewriting: Rewriting): Promise<void>;
  /** They are no longer mentioned in this log. */
  unmention(person: string, log: string): Promise<void>;
  /** They are no longer mentioned anywhere: nothing is left of them. */
  erase(person: string): Promise<void>;
  /**
   * What has come to accounts of people who are erased goes to the house, or to the bank of its season. Returns how many
   * accounts that were.
   */
  emptyNobodys(): Promise<number>;

  /** Guests with no way back but a cookie, whom nobody has seen since. */
  unseenGuests(since: Instant, limit: number): Promise<string[]>;
  /** Logs of tables, tournaments and fills that nothing has happened to since; purses are never closed. */
  closedLogs(since: Instant, limit: number, which?: WhichLogs): Promise<string[]>;
  hasNoChat(log: string): Promise<void>;
  /** Everything of the log, its games' records and replays with it. Who played and how it ended stays. */
  eraseLog(log: string): Promise<void>;
}

export interface WhichLogs {
  readonly beginsWith?: string;
  /** Only those in which something may have been said. */
  readonly withChat?: boolean;
}

export interface Rewriting {
  readonly entries: readonly { readonly seq: number; readonly steps: string }[];
  readonly snapshot?: { readonly seq: number; readonly state: string };
  readonly views: readonly { readonly game: string; readonly views: string }[];
}
