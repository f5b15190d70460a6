import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import type { PublicPerson } from "./person.ts";
import { TournamentPlan } from "./tournaments.ts";
import { ChatText, PersonId, SomeSettings } from "./words.ts";

export const EveningId = Type.String({ pattern: "^[A-Za-z0-9_-]{22}$" });
/** A day in the evening's time zone: 2026-11-19. An evening that repeats is known by the day it was first meant for. */
export const Day = Type.String({ pattern: "^20\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$" });
/** What clocks on the wall there show. */
export const WallTime = Type.String({ pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" });
/** As the IANA calls it: Europe/Rome. */
export const TimeZone = Type.String({
  maxLength: 60,
  pattern: "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",
});
const Title = Type.String({ pattern: "^[^\\p{C}\\s]([^\\p{C}]{0,38}[^\\p{C}\\s])?$" });

/** When it comes again: on the weekday of its first day. */
export const Repeat = Type.Union([
  strictObject({ every: Type.Literal("weeks"), weeks: Type.Integer({ minimum: 1, maximum: 8 }) }),
  strictObject({
    every: Type.Literal("months"),
    months: Type.Integer({ minimum: 1, maximum: 12 }),
    /** The first, second, third or fourth such weekday of the month; -1 is the last. */
    which: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4), Type.Literal(-1)]),
  }),
]);
export type Repeat = Static<typeof Repeat>;

export const Schedule = strictObject({
  zone: TimeZone,
  /** The first day. If its repeat does not fall on that day, it begins with the first one after it. */
  day: Day,
  time: WallTime,
  /** How long it lasts, for calendars. */
  minutes: Type.Integer({ minimum: 30, maximum: 720 }),
  repeat: Type.Union([Repeat, Type.Null()]),
  /** After which day, or after how many, there are no more. */
  until: Type.Union([
    Type.Null(),
    strictObject({ day: Day }),
    strictObject({ times: Type.Integer({ minimum: 1, maximum: 500 }) }),
  ]),
});
export type Schedule = Static<typeof Schedule>;

/** What chips the tables are played with: everybody's own, or the circle's of this season. */
const CHIPS = ["purse", "circle"] as const;

export const ProgramItem = Type.Union([
  strictObject({
    type: Type.Literal("tables"),
    game: Type.String({ pattern: "^[a-z0-9-]{1,40}$" }),
    options: Type.Object({}),
    settings: SomeSettings,
    chips: oneOf(CHIPS, { default: "purse" }),
  }),
  strictObject({ type: Type.Literal("tournament"), plan: TournamentPlan }),
]);
export type ProgramItem = Static<typeof ProgramItem>;

/** What an evening is to be like. */
export const EveningPlan = strictObject({
  name: Title,
  schedule: Schedule,
  /** Where people meet; empty if they do so on line. */
  place: Type.Union([Type.Literal(""), ChatText]),
  program: Type.Array(ProgramItem, { minItems: 1, maxItems: 4 }),
  /** How many can come; null for everybody. */
  most: Type.Union([Type.Null(), Type.Integer({ minimum: 2, maximum: 300 })]),
  /** How many minutes before the start nobody may sign up any more. */
  closesBefore: Type.Integer({ minimum: 0, maximum: 10_080 }),
});
export type EveningPlan = Static<typeof EveningPlan>;

export const COMING = ["yes", "maybe", "no"] as const;
export type Coming = (typeof COMING)[number];

/** What members and organisers of a circle do about its evenings. */
export const EveningAct = Type.Union([
  strictObject({
    type: Type.Literal("answer-evening"),
    evening: EveningId,
    day: Day,
    coming: Type.Union([oneOf(COMING), Type.Null()]),
  }),
  /** The rest is for organisers. */
  strictObject({ type: Type.Literal("plan-evening"), plan: EveningPlan }),
  strictObject({ type: Type.Literal("change-evening"), evening: EveningId, plan: EveningPlan }),
  strictObject({ type: Type.Literal("cancel-evening"), evening: EveningId, day: Type.Optional(Day) }),
  strictObject({
    type: Type.Literal("move-evening"),
    evening: EveningId,
    day: Day,
    to: strictObject({ day: Day, time: WallTime }),
  }),
  /** Opens the next part of the program, for those who are there. */
  strictObject({ type: Type.Literal("go-on"), evening: EveningId, day: Day }),
  /** Takes somebody off the list, or puts them on it, as if they had said so. */
  strictObject({
    type: Type.Literal("answer-for"),
    evening: EveningId,
    day: Day,
    person: PersonId,
    coming: Type.Union([oneOf(COMING), Type.Null()]),
  }),
]);
export type EveningAct = Static<typeof EveningAct>;

/** One evening as members see it. */
export interface PublicEvening {
  readonly evening: string;
  readonly day: string;
  readonly plan: EveningPlan;
  readonly starts: number;
  readonly ends: number;
  /** When it was meant to start before it was moved; null if it was not. */
  readonly movedFrom: number | null;
  readonly cancelled: boolean;
  readonly closes: number;
  readonly coming: readonly PublicPerson[];
  /** In the order in which they move up. */
  readonly waiting: readonly PublicPerson[];
  readonly maybe: readonly PublicPerson[];
  readonly no: readonly PublicPerson[];
  /** Once it has begun: where to go. */
  readonly opened: OpenedEvening | null;
}

export interface OpenedEvening {
  readonly at: number;
  readonly tables: readonly {
    readonly table: string;
    readonly game: string;
    readonly seated: readonly string[];
  }[];
  readonly tournaments: readonly { readonly tournament: string; readonly game: string }[];
  /** How many parts of the program have been opened. */
  readonly parts: number;
}
