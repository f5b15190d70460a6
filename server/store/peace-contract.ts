import type { Instant } from "@tavolata/kernel";

/** "mute": what they say is hidden. "block": that, and they are not at the same table either. */
export type Distance = "mute" | "block";

/** Somebody keeps away from somebody else. */
export interface Aversion {
  /** As the house knows them now. */
  readonly other: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly how: Distance;
  readonly since: Instant;
}

/** How somebody stands with others, as far as somebody keeps away from somebody. Former ids of people are among them. */
export interface Standoff {
  /** Whose words they do not want to read. */
  readonly muted: readonly string[];
  /** Whom they have blocked. */
  readonly blocked: readonly string[];
  /** Who has blocked them. Nobody but the referee may know. */
  readonly blockedBy: readonly string[];
}

/** So many people somebody can keep away from. */
export const MOST_AVERSIONS = 200;

export interface StoredReport {
  readonly id: string;
  readonly at: Instant;
  readonly kind: string;
  /** What the reporter wrote; may be empty. */
  readonly words: string;
  /** Null once they have been forgotten. */
  readonly reporter: ReportedPerson | null;
  /** Whom it is about; null if it is about nobody in particular, or they have been forgotten. */
  readonly about: ReportedPerson | null;
  /** The log of the table. */
  readonly table: string;
  readonly game: string;
  /** The circle whose table it is; null for tables of the house. */
  readonly circle: string | null;
  /** Null while nobody has handled it. */
  readonly handled: HandledReport | null;
}

export interface ReportedPerson {
  readonly id: string;
  /** As they were called then. */
  readonly nickname: string;
}

export interface HandledReport {
  readonly at: Instant;
  /** A person, or the operator under whatever name they have. */
  readonly by: string;
  readonly note: string;
}

export interface NewReport extends Omit<StoredReport, "handled"> {
  /** What the reporter could see of the table, as JSON. The store never looks inside. */
  readonly seen: string;
}

export interface ReportFilter {
  readonly state?: "open" | "handled";
  /** Only those of one circle. */
  readonly circle?: string;
  /** Only those that come after this one, going back in time. */
  readonly before?: { readonly at: Instant; readonly id: string };
}

/** "mute": may not say anything. "ban": may not come in. */
export type BanKind = "mute" | "ban";

/** Somebody, or everybody of a network, may not do something for a time. Exactly one of both is named. */
export interface StoredBan {
  readonly id: string;
  readonly person: string | null;
  /** As `networkOf` writes it. */
  readonly network: string | null;
  readonly what: BanKind;
  readonly why: string;
  readonly since: Instant;
  readonly by: string;
  readonly until: Instant;
}

/** Good for so many new guests, for as long as it lasts. */
export interface StoredInvitation {
  readonly code: string;
  readonly since: Instant;
  readonly until: Instant;
  readonly left: number;
}

/** A table that its host shows to the whole house. */
export interface ShownTable {
  readonly log: string;
  /** The entry since which it looks like this. */
  readonly seq: number;
  readonly since: Instant;
  /** What is shown of it, as JSON. The store never looks inside. */
  readonly shown: string;
}

/** Living together in one house. */
export interface PeaceStore {
  /** Null makes it up again. "too-many" if they keep away from too many already. Nodes get a hint about the person. */
  keepAway(
    person: string,
    other: string,
    how: Distance | null,
    at: Instant,
  ): Promise<"done" | "too-many" | "nobody">;
  /** The latest first. */
  aversionsOf(person: string): Promise<Aversion[]>;
  standoffOf(person: string): Promise<Standoff>;
  /** Who of these people has blocked whom of them. */
  blocksAmong(people: readonly string[]): Promise<(readonly [string, string])[]>;

  /** If it is about a circle's table, other nodes get a hint to look at the circle again; so they do when it is handled. */
  fileReport(report: NewReport): Promise<void>;
  /** The latest first. */
  reports(filter: ReportFilter, limit: number): Promise<StoredReport[]>;
  /** With what the reporter could see. */
  report(id: string): Promise<(StoredReport & { readonly seen: string }) | undefined>;
  reportsBy(person: string): Promise<StoredReport[]>;
  countOpenReports(circle?: string): Promise<number>;
  /** False if there is no such report, or somebody has handled it already. */
  handleReport(id: string, handled: HandledReport): Promise<boolean>;
  /** The game of this number that was finished at a table; undefined while there is none. */
  gameOfTable(log: string, number: number): Promise<string | undefined>;
  /** What is attached to reports that somebody is named in, with their ids. */
  reportsNaming(person: string): Promise<{ readonly id: string; readonly seen: string }[]>;
  rewriteReport(id: string, seen: string): Promise<void>;
  eraseReports(before: Instant): Promise<number>;

  /** Nodes get a hint. */
  setBan(ban: StoredBan): Promise<void>;
  /** It ends early. False if there is no such ban, or it is over. Nodes get a hint. */
  endBan(id: string, at: Instant): Promise<boolean>;
  /** Those that last at this time, the latest first. */
  bansAt(at: Instant): Promise<StoredBan[]>;
  eraseBans(before: Instant): Promise<void>;

  invite(invitation: StoredInvitation): Promise<void>;
  /** Whether it is good for one more guest. */
  isInvitation(code: string, at: Instant): Promise<boolean>;
  /** True if it was good for one more guest. */
  useInvitation(code: string, at: Instant): Promise<boolean>;

  /** The tables that are shown, those that have waited longest first. */
  shownTables(limit: number): Promise<ShownTable[]>;
  /** Those of these tables that are shown. */
  shownAmong(logs: readonly string[]): Promise<ShownTable[]>;
}

/** The hint that bans have changed. */
export const BANS_LOG = "bans";

/** The hint that what is shown of a table has changed. */
export function shownLog(table: string): string {
  return `shown:${table}`;
}
/** Undefined if the log is no such hint. */
export function tableOfShown(log: string): string | undefined {
  return log.startsWith("shown:") ? log.slice("shown:".length) : undefined;
}
