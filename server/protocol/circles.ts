import type { Refusal } from "@tavolata/kernel";
import { type Static, strictObject, Type } from "@tavolata/kernel";
import type { Change } from "./changes.ts";
import { EveningAct, type PublicEvening } from "./evenings.ts";
import { ReportId, type ReportKind } from "./peace.ts";
import type { PublicPerson } from "./person.ts";
import { SeasonAct, type SeasonInList } from "./seasons.ts";
import { ChatText, Index, PersonId } from "./words.ts";

/** Unguessable. Whoever has it may ask for the circle; to join takes an invitation. */
export const CircleId = Type.String({ pattern: "^[A-Za-z0-9_-]{22}$" });
/** Unguessable, good until it is renewed. */
export const Invitation = Type.String({ pattern: "^[A-Za-z0-9_-]{22}$" });

export const CircleName = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: "^(?!.*\\p{M}{4})[^\\p{C}\\s]([^\\p{C}]{0,38}[^\\p{C}\\s])?$",
});
/** The recipe of a drawing; screens know what it means. */
export const Crest = Type.String({ pattern: "^[a-z0-9-]{1,60}$" });

/** What a circle is like; organisers may change all of it. */
export const CircleTraits = strictObject({
  name: CircleName,
  crest: Crest,
  /** Whether an organiser has to let in those who have an invitation. */
  needsApproval: Type.Boolean(),
  /** Whether its tables and games are seen by members only, and nothing of it by those without an invitation. */
  membersOnly: Type.Boolean(),
});
export type CircleTraits = Static<typeof CircleTraits>;

const act = <Name extends string>(name: Name) => strictObject({ type: Type.Literal(name) });
const actOn = <Name extends string>(name: Name) =>
  strictObject({ type: Type.Literal(name), person: PersonId });

/** What people do in a circle. */
export const CircleAct = Type.Union([
  /** With an invitation: joins, or asks to be let in where that takes an organiser. */
  strictObject({ type: Type.Literal("join"), invitation: Invitation }),
  /** Takes back what was asked. */
  act("withdraw"),

  /** For members. */
  act("leave"),
  strictObject({ type: Type.Literal("post"), text: ChatText }),
  /** One's own notice; organisers take down any. */
  strictObject({ type: Type.Literal("take-down"), notice: Index }),

  /** For organisers. */
  actOn("approve"),
  actOn("decline"),
  strictObject({ type: Type.Literal("remove"), person: PersonId, reason: ChatText }),
  /** Somebody who was removed may join again. */
  actOn("let-back"),
  actOn("make-organiser"),
  /** Oneself, or by the founder. */
  actOn("make-member"),
  strictObject({
    type: Type.Literal("change"),
    traits: Type.Partial(CircleTraits, { additionalProperties: false }),
  }),
  act("renew-invitation"),
  /** A report about one of the circle's tables has been dealt with; what was done stays in the circle's log. */
  strictObject({ type: Type.Literal("handle-report"), report: ReportId, text: ChatText }),

  /** For the founder. */
  actOn("hand-over"),
  act("close"),
]);
export type CircleAct = Static<typeof CircleAct>;

/** What is done about a circle's evenings and seasons. */
export const ProgramAct = Type.Union([...EveningAct.anyOf, ...SeasonAct.anyOf]);
export type ProgramAct = Static<typeof ProgramAct>;

export type CircleRole = "founder" | "organiser" | "member";

/** As what somebody sees a circle. */
export type CircleWatcher = "organiser" | "member" | "asking" | "invited" | "stranger";

/** A circle as one watcher sees it. */
export interface PublicCircle extends CircleTraits {
  readonly id: string;
  readonly watcher: CircleWatcher;
  readonly since: number;
  readonly closed: CircleClosedBecause | null;
  /** How many members it has. */
  readonly size: number;
  /** For members; null for everybody else. */
  readonly inside: InsideOfCircle | null;
  /** For organisers; null for everybody else. */
  readonly desk: DeskOfCircle | null;
}

export type CircleClosedBecause = "founder" | "empty";

export interface InsideOfCircle {
  /** In the order in which they joined. */
  readonly members: readonly PublicMember[];
  /** The newest last. */
  readonly notices: readonly PublicNotice[];
  /** Those to come, and the last ones that have begun, by their start. */
  readonly evenings: readonly PublicEvening[];
  /** The newest last. */
  readonly seasons: readonly SeasonInList[];
  /** Which of the members are here now: they look at the circle, or are at one of its tables. */
  readonly here: readonly string[];
  /** What was opened in the circle and is not over. */
  readonly open: readonly PublicOpenHere[];
  /** What lets others in, and the short code for it; null once the circle is closed. */
  readonly invitation: { readonly secret: string; readonly code: string } | null;
}

export type PublicOpenHere =
  | {
      readonly kind: "table";
      readonly id: string;
      readonly since: number;
      readonly game: string;
      readonly playing: boolean;
      /** The names of the people on chairs, and how many bots there are beside them. */
      readonly seated: readonly string[];
      readonly bots: number;
      readonly free: number;
    }
  | {
      readonly kind: "tournament";
      readonly id: string;
      readonly since: number;
      readonly game: string;
      readonly name: string;
      readonly running: boolean;
      readonly players: number;
      readonly most: number;
      readonly startsAt: number | null;
    };

export interface PublicMember extends PublicPerson {
  readonly role: CircleRole;
  readonly since: number;
}

export interface PublicNotice {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly nickname: string;
  readonly text: string;
}

export interface DeskOfCircle {
  /** Who asks to be let in, the longest-waiting first. */
  readonly asking: readonly (PublicPerson & { readonly since: number })[];
  /** Who was removed and may not join again unless they are let back. */
  readonly removed: readonly (PublicPerson & { readonly at: number; readonly reason: string })[];
  /** The newest first; those about somebody who organises the circle are for the operator alone. */
  readonly reports: readonly CircleReport[];
  /** What happened to members, the newest last. */
  readonly happenings: readonly CircleHappening[];
}

/** What somebody has told of one of the circle's tables, and nobody has dealt with yet. */
export interface CircleReport {
  readonly id: string;
  readonly at: number;
  readonly kind: ReportKind;
  readonly words: string;
  /** Null once they have been forgotten. */
  readonly reporter: { readonly id: string; readonly nickname: string } | null;
  readonly about: { readonly id: string; readonly nickname: string } | null;
  readonly table: string;
  readonly game: string;
}

/** `GET /api/circle-report/…`: what the reporter could see of the table, and nobody's hidden cards. */
export interface CircleReportSeen {
  readonly lines: readonly { readonly at: number; readonly nickname: string; readonly text: string }[];
  /** The finished game in which it happened; null while it is played. */
  readonly replay: string | null;
}

export type CircleHappeningKind =
  | "founded"
  | "joined"
  | "left"
  | "removed"
  | "let-back"
  | "made-organiser"
  | "made-member"
  | "handed-over"
  | "inherited"
  | "changed"
  | "renewed"
  | "handled-report";

export interface CircleHappening {
  readonly at: number;
  readonly what: CircleHappeningKind;
  /** Whom it happened to, as they were called. */
  readonly whom: PublicPerson;
  /** Who did it; null if it was themselves, or nobody. */
  readonly by: PublicPerson | null;
  readonly reason: string | null;
}

/** A circle as one is in it, for lists. */
export interface OwnCircle {
  readonly id: string;
  readonly name: string;
  readonly crest: string;
  readonly role: CircleRole;
  readonly size: number;
}

/**
 * How a circle stands, or what has changed since the last such message on this connection; or why this connection no
 * longer follows it.
 */
export interface CircleMessage {
  readonly type: "circle";
  readonly id: string;
  readonly circle?: PublicCircle;
  readonly changes?: readonly Change[];
  readonly refused?: Refusal;
}
