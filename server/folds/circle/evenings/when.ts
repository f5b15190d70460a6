import type { Instant } from "@tavolata/kernel";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { Schedule } from "../../../protocol/index.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Nobody plans further ahead than this. */
const FURTHEST_MS = 5 * 366 * DAY_MS;
/** A rule that falls on no day comes to an end as well: more than a century of weeks. */
const MOST_PERIODS = 6000;

/** What became of one evening of a series: it is not held, or at another time. */
export type Exception = { readonly cancelled: true } | { readonly day: string; readonly time: string };

export interface Series {
  readonly schedule: Schedule;
  /** By the day for which each was first meant. */
  readonly exceptions: Readonly<Record<string, Exception>>;
}

/** One evening of a series. */
export interface Occurrence {
  /** The day for which it was first meant: nothing that happens to it changes that. */
  readonly day: string;
  readonly starts: Instant;
  readonly ends: Instant;
  readonly movedFrom: Instant | null;
  readonly cancelled: boolean;
}

/**
 * When the clocks in a zone show this. An hour that is left out in spring is taken as if the clocks had not been put
 * forward, so 2:30 becomes 3:30; of an hour that comes twice in autumn it is the first. So say RFC 5545 and calendars.
 */
export function instantOf(zone: string, day: string, time: string): Instant {
  const shown = Temporal.PlainDateTime.from(`${day}T${time}`);
  return shown.toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds;
}

/** The day that it is in a zone. */
export function dayAt(zone: string, at: Instant): string {
  return shownAt(zone, at).day;
}

/** What calendar and clocks in a zone show. */
export function shownAt(zone: string, at: Instant): { readonly day: string; readonly time: string } {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return {
    day: shown.toPlainDate().toString(),
    time: shown.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

/** As calendars write it: 20261119T200000Z. */
export function utcStamp(at: Instant): string {
  return `${Temporal.Instant.fromEpochMilliseconds(at).toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`;
}

export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** Whether there is such a day: 2026-02-30 is none. */
export function isDay(day: string): boolean {
  try {
    return Temporal.PlainDate.from(day, { overflow: "reject" }).toString() === day;
  } catch {
    return false;
  }
}

/** All evenings of a series that start in this time, both ends included, in their order. */
export function occurrences(series: Series, from: Instant, to: Instant): Occurrence[] {
  const { schedule, exceptions } = series;
  // An evening that was moved may come from any day.
  const moved = Object.entries(exceptions).flatMap(([day, exception]) =>
    "cancelled" in exception || !isOnSchedule(schedule, day) ? [] : [occurrenceOn(series, day)],
  );
  const others = daysOf(schedule, from - 2 * DAY_MS, to + 2 * DAY_MS)
    .filter((day) => exceptions[day] === undefined || "cancelled" in exceptions[day])
    .map((day) => occurrenceOn(series, day));
  return [...moved, ...others]
    .filter(({ starts }) => starts >= from && starts <= to)
    .sort((a, b) => a.starts - b.starts || (a.day < b.day ? -1 : 1));
}

/** The next evenings that start at this time or later and are held; as many as are wanted, if there are so many. */
export function nextOccurrences(series: Series, from: Instant, most = 1): Occurrence[] {
  for (let span = 70 * DAY_MS; ; span *= 4) {
    const found = occurrences(series, from, from + Math.min(span, FURTHEST_MS)).filter(
      ({ cancelled }) => !cancelled,
    );
    if (found.length >= most || span >= FURTHEST_MS) return found.slice(0, most);
  }
}

/** The evening of a series that was meant for this day; undefined if there is none. */
export function findOccurrence(series: Series, day: string): Occurrence | undefined {
  return isDay(day) && isOnSchedule(series.schedule, day) ? occurrenceOn(series, day) : undefined;
}

function isOnSchedule(schedule: Schedule, day: string): boolean {
  const noon = utcOf(day, "12:00");
  return daysOf(schedule, noon - DAY_MS, noon + DAY_MS).includes(day);
}

function occurrenceOn({ schedule, exceptions }: Series, day: string): Occurrence {
  const { zone, time, minutes } = schedule;
  const meant = instantOf(zone, day, time);
  const exception = exceptions[day];
  const isMoved = exception !== undefined && !("cancelled" in exception);
  const starts = isMoved ? instantOf(zone, exception.day, exception.time) : meant;
  return {
    day,
    starts,
    ends: starts + minutes * MINUTE_MS,
    movedFrom: isMoved ? meant : null,
    cancelled: exception !== undefined && !isMoved,
  };
}

/**
 * The days of a schedule whose noon is in this time, as if it were kept in UTC: which day it is has nothing to do with
 * how clocks are set there.
 */
function daysOf({ day, repeat, until }: Schedule, from: number, to: number): string[] {
  const first = utcOf(day, "12:00");
  if (repeat === null) return first >= from && first <= to ? [day] : [];
  const dtstart = inUtc(first);
  const weekday = WEEKDAYS[dtstart.dayOfWeek - 1];
  const rule = new RRuleTemporal({
    dtstart,
    ...(repeat.every === "weeks"
      ? { freq: "WEEKLY", interval: repeat.weeks }
      : { freq: "MONTHLY", interval: repeat.months, byDay: [`${repeat.which}${weekday}`] }),
    ...(until !== null && "times" in until ? { count: until.times } : {}),
    ...(until !== null && "day" in until
      ? { until: Temporal.ZonedDateTime.from(`${until.day}T12:00[UTC]`) }
      : {}),
    maxIterations: MOST_PERIODS,
  });
  return rule.between(inUtc(from), inUtc(to), true).map((one) => one.toPlainDate().toString());
}

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

function inUtc(at: Instant): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO("UTC");
}

function utcOf(day: string, time: string): number {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime("UTC").epochMilliseconds;
}
