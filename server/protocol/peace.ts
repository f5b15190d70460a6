import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import type { PublicPerson } from "./person.ts";
import { PersonId, TableId } from "./words.ts";

/** `POST /api/me/aversions`: to mute somebody, to block them, or to make it up again. */
export const KeepAway = strictObject({
  person: PersonId,
  how: Type.Union([Type.Literal("mute"), Type.Literal("block"), Type.Null()]),
});

/** `GET /api/me/aversions` */
export interface OwnAversions {
  readonly people: readonly {
    readonly person: PublicPerson;
    readonly how: "mute" | "block";
    readonly since: number;
  }[];
}

/** What a report is about. */
export const REPORT_KINDS = ["insult", "unfair", "nuisance", "name", "other"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export const ReportId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" });

const Words = Type.String({ maxLength: 500, pattern: "^[^\\p{Cc}\\p{Cs}]*$" });

/** `POST /api/reports`: something at a table that whoever runs it should know. */
export const WantedReport = strictObject({
  table: TableId,
  /** Somebody who is there, or whose words are still to be read there. */
  about: Type.Optional(PersonId),
  kind: oneOf(REPORT_KINDS),
  words: Words,
});
export type WantedReport = Static<typeof WantedReport>;

/** `POST /api/me/invitations` */
export interface HouseInvitation {
  readonly code: string;
  readonly until: number;
  /** For so many new guests. */
  readonly left: number;
}

/** `POST /api/guest` in a house that is by invitation only: the path of the link that one was sent. */
export const GuestWish = strictObject({ link: Type.Optional(Type.String({ maxLength: 100 })) });
