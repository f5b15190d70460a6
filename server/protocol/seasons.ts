import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import { Day, TimeZone } from "./evenings.ts";
import type { PublicPerson } from "./person.ts";
import { ChatText, Chips, PersonId } from "./words.ts";

export const SeasonId = Type.String({ pattern: "^[A-Za-z0-9_-]{22}$" });
const GameName = Type.String({ pattern: "^[a-z0-9-]{1,40}$" });

/** What counts: the place at each table, or the chips that were won and lost at tables with the circle's own. */
export const SEASON_COUNTS = ["places", "chips"] as const;

export const SeasonRule = strictObject({
  counts: oneOf(SEASON_COUNTS, { default: "places" }),
  /** What each place is worth, from the first on; those beyond are worth nothing. */
  points: Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { minItems: 1, maxItems: 20 }),
  /** Only so many of somebody's best evenings count; null for all. */
  best: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 200 })]),
  /** Nobody has a place who was there on fewer evenings. */
  least: Type.Integer({ minimum: 0, maximum: 200 }),
  /** Which games count; empty for all of them. */
  games: Type.Array(GameName, { maxItems: 10 }),
});
export type SeasonRule = Static<typeof SeasonRule>;

/** What a season is to be like; fixed when it is opened, so that nobody moves the goal. */
export const SeasonPlan = strictObject({
  name: Type.String({ pattern: "^[^\\p{C}\\s]([^\\p{C}]{0,38}[^\\p{C}\\s])?$" }),
  zone: TimeZone,
  /** The first and the last day. */
  from: Day,
  to: Day,
  rule: SeasonRule,
  /** How many of the circle's own chips every member gets; null if it has none. */
  stack: Type.Union([Type.Null(), Chips]),
});
export type SeasonPlan = Static<typeof SeasonPlan>;

/** What organisers do about seasons. */
export const SeasonAct = Type.Union([
  strictObject({ type: Type.Literal("open-season"), plan: SeasonPlan }),
  /** Before its last day. */
  strictObject({ type: Type.Literal("end-season"), season: SeasonId }),
  /** Gives or takes points, for a reason that everybody sees. */
  strictObject({
    type: Type.Literal("correct-season"),
    season: SeasonId,
    person: PersonId,
    /** Null if it counts for no game in particular. */
    game: Type.Union([Type.Null(), GameName]),
    points: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
    reason: ChatText,
  }),
]);
export type SeasonAct = Static<typeof SeasonAct>;

/** A line of the standings. */
export interface SeasonRow {
  readonly person: PublicPerson;
  /** Null for those who were there too seldom. */
  readonly place: number | null;
  readonly points: number;
  /** On how many evenings they were there, and how many of these count. */
  readonly evenings: number;
  readonly counted: number;
  /** How often they were first, second … */
  readonly places: readonly number[];
}

export interface SeasonCorrection {
  readonly at: number;
  readonly by: PublicPerson;
  readonly person: PublicPerson;
  readonly game: string | null;
  readonly points: number;
  readonly reason: string;
}

/** An evening of a season: what everybody got there, and what everybody had after it, by their ids. */
export interface SeasonEvening {
  readonly day: string;
  readonly got: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
}

/** A season in lists. */
export interface SeasonInList {
  readonly id: string;
  readonly plan: SeasonPlan;
  /** Null until it is over. */
  readonly ended: number | null;
  /** Grows with every result and every correction. */
  readonly number: number;
  /** Who leads it, or won it. */
  readonly leaders: readonly PublicPerson[];
}

/** A whole season as members see it. */
export interface PublicSeason extends SeasonInList {
  readonly standings: readonly SeasonRow[];
  /** The same for each game that was played. */
  readonly byGame: Readonly<Record<string, readonly SeasonRow[]>>;
  readonly evenings: readonly SeasonEvening[];
  readonly corrections: readonly SeasonCorrection[];
  /** How many of the circle's chips everybody has who has any, by their ids; null in a season without. */
  readonly chips: Readonly<Record<string, number>> | null;
}
