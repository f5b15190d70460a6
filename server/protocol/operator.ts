import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import { Nickname, PersonId, TableId } from "./words.ts";

/*
 * What goes over HTTP between the operator's page and the house. Only for those who know the operator's secret; no
 * player's client needs any of it. It names people and tables, and never a card, a hand, an option or a word of the chat.
 */

const Name = Type.String({ maxLength: 40, pattern: "^[^\\p{C}]*$" });
/** Why somebody does it: for those who read the log later. */
const Reason = Type.String({ maxLength: 200, pattern: "^[^\\p{C}]*$" });
const Text = Type.String({ maxLength: 300, pattern: "^[^\\p{C}]*$" });
const NodeName = Type.String({ pattern: "^[A-Za-z0-9_-]{4,40}\\.[A-Za-z0-9_-]{1,12}$" });
/** Milliseconds since 1970. */
const Until = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

/** A report, a ban. */
const Id = Type.String({ pattern: "^[A-Za-z0-9_-]{1,40}$" });
/** As it counts for limits: an IPv4 address, or the first half of an IPv6 address. */
const Network = Type.String({ pattern: "^[0-9a-f.:]{3,40}$" });
/** Who may not speak, or not come in: somebody, or everybody of a network. */
const Whom = Type.Union([
  strictObject({ person: strictObject({ id: PersonId, nickname: Nickname }) }),
  strictObject({ network: Network }),
]);
const LONGEST_BAN_MS = 10 * 365 * 24 * 3600_000;
const For = Type.Integer({ minimum: 60_000, maximum: LONGEST_BAN_MS });

const act = <Kind extends string>(name: Kind) => strictObject({ type: Type.Literal(name) });

/** What an operator does. Each is an entry in a log before it is done. */
export const OperatorAct = Type.Union([
  /** Told on every page of every node, in at least one of the two languages. */
  strictObject({ type: Type.Literal("announce"), it: Text, en: Text, until: Until }),
  strictObject({ type: Type.Literal("take-back"), announcement: Type.Integer({ minimum: 0 }) }),
  strictObject({ type: Type.Literal("close-table"), table: TableId }),
  /** Called off, and everybody has their entry back. */
  strictObject({ type: Type.Literal("call-off"), tournament: TableId }),
  /** Read again from its log, and woken. */
  strictObject({ type: Type.Literal("wake-tournament"), tournament: TableId }),
  strictObject({ type: Type.Literal("drain"), node: NodeName }),
  strictObject({ type: Type.Literal("stop-draining"), node: NodeName }),
  act("back-up"),
  strictObject({ type: Type.Literal("mute"), whom: Whom, forMs: For }),
  strictObject({ type: Type.Literal("ban"), whom: Whom, forMs: For }),
  strictObject({ type: Type.Literal("end-ban"), ban: Id }),
  /** With the reason as the note. */
  strictObject({ type: Type.Literal("handle-report"), report: Id }),
]);
export type OperatorAct = Static<typeof OperatorAct>;

/** `POST /api/operator/act` answers `{ entry }`, the number of its entry in the log. */
export const OperatorWish = strictObject({ act: OperatorAct, reason: Reason });
/** `POST /api/operator/sign-in`, with what the operator calls themselves. */
export const OperatorSignIn = strictObject({ secret: Type.String({ maxLength: 100 }), name: Name });
/** `POST /api/operator/sign-out` */
export const OperatorSignOut = strictObject({ from: oneOf(["here", "everywhere"] as const) });

/** `POST /api/operator/secret`: the new one. It is shown once. */
export interface NewOperatorSecret {
  readonly secret: string;
}

/** What everybody is told, on every page. */
export interface Announcement {
  readonly id: number;
  /** Empty where there are no words in that language. */
  readonly it: string;
  readonly en: string;
  readonly until: number;
}

/** What `GET /api/operator/live` sends as events: first all of it, then what has changed, at most once a second. */
export interface OperatorView {
  readonly now: number;
  /** What this session is called in the log. */
  readonly session: string;
  /** The node that answers. */
  readonly node: string;
  readonly nodes: readonly OperatorNode[];
  readonly online: { readonly count: number; readonly people: readonly OperatorPerson[] };
  readonly tables: OperatorTables;
  readonly tournaments: readonly OperatorTournament[];
  readonly reports: { readonly open: number; readonly list: readonly OperatorReport[] };
  readonly bans: readonly OperatorBan[];
  readonly announcements: readonly Announcement[];
  readonly storage: OperatorStorage | null;
  readonly backups: OperatorBackups | null;
  readonly lines: readonly OperatorLine[];
  readonly log: readonly OperatorLogEntry[];
}

export interface OperatorNode {
  readonly node: string;
  readonly version: string;
  readonly startedAt: number;
  /** Of one core, from 0 on. */
  readonly cpu: number;
  readonly memory: number;
  /** Milliseconds by which the node was late, for the slowest hundredth. */
  readonly lag: number;
  readonly connections: number;
  readonly tables: number;
  readonly draining: boolean;
}

export interface OperatorPerson {
  readonly id: string;
  readonly nickname: string;
  /** Where they are connected from, as it counts for limits. */
  readonly network: string;
  readonly since: number;
}

export interface OperatorTables {
  /** All that are not closed, and those by game. */
  readonly open: number;
  readonly byGame: readonly { readonly game: string; readonly open: number; readonly playing: number }[];
  /** Those that people are at or were lately; the busiest first. */
  readonly list: readonly OperatorTable[];
}

export interface OperatorTable {
  readonly id: string;
  readonly game: string;
  readonly state: "lobby" | "playing" | "paused" | "closing" | "resting";
  readonly openedAt: number;
  /** When something last happened there. */
  readonly at: number;
  readonly bots: number;
  readonly tournament: string | null;
  readonly people: readonly OperatorGuest[];
}

export interface OperatorGuest {
  readonly id: string;
  readonly nickname: string;
  readonly plays: boolean;
  readonly present: boolean;
}

export interface OperatorTournament {
  readonly id: string;
  readonly game: string;
  readonly phase: "open" | "running" | "resting";
  readonly paused: boolean;
  readonly calledOff: boolean;
  readonly openedAt: number;
  readonly players: number;
  readonly left: number;
  readonly tables: number;
}

/** What somebody has reported. `GET /api/operator/report/<id>` adds `seen`. */
export interface OperatorReport {
  readonly id: string;
  readonly at: number;
  readonly kind: string;
  readonly words: string;
  /** Null once they have been forgotten. */
  readonly reporter: OperatorNamed | null;
  readonly about: OperatorNamed | null;
  readonly table: string;
  readonly game: string;
  readonly handled: { readonly at: number; readonly by: string; readonly note: string } | null;
}

export interface OperatorNamed {
  readonly id: string;
  readonly nickname: string;
}

/** What the reporter could see of the table, and of the game only what everybody may see. */
export interface OperatorReportSeen {
  readonly people?: readonly OperatorNamed[];
  readonly lines?: readonly { readonly at: number; readonly nickname: string; readonly text: string }[];
  readonly events?: readonly {
    readonly at: number;
    readonly events: readonly Readonly<Record<string, unknown>>[];
  }[];
}

export interface OperatorBan {
  readonly id: string;
  readonly person: string | null;
  readonly network: string | null;
  readonly what: "mute" | "ban";
  readonly why: string;
  readonly since: number;
  readonly by: string;
  readonly until: number;
}

export interface OperatorStorage {
  readonly kind: "sqlite" | "postgres";
  readonly bytes: number;
  /** How many rows there are, roughly. */
  readonly rows: readonly { readonly table: string; readonly rows: number }[];
  /** What this node lets go of next, when, and how many of each; never more than a hundred at a time. */
  readonly next: {
    readonly at: number;
    readonly guests: number;
    readonly chats: number;
    readonly logs: number;
  };
}

export interface OperatorBackups {
  readonly node: string;
  readonly last: number | null;
  readonly bytes: number;
  readonly kept: number;
  readonly everyMs: number | null;
  readonly underWay: boolean;
}

/** A line of a node's own log that was a warning or an error. */
export interface OperatorLine {
  readonly node: string;
  readonly at: number;
  readonly level: "warning" | "error";
  readonly what: string;
  readonly fields: string;
}

export interface OperatorLogEntry {
  readonly entry: number;
  readonly at: number;
  /** Empty: at the machine itself. */
  readonly by: string;
  readonly what: OperatorAct | { readonly type: "signed-in" | "signed-out" | "secret" };
  readonly reason: string;
  /** "done", why it was refused, or null while nothing is known of it. */
  readonly outcome: string | null;
}
