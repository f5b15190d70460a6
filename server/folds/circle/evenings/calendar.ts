import type { Instant } from "@tavolata/kernel";
import { type EveningSeries, type EveningsState, REMEMBERED_MS } from "./state.ts";
import { type Occurrence, occurrences, utcStamp } from "./when.ts";

const YEAR_MS = 366 * 86_400_000;
const MOST_OCTETS = 75;

/** What a calendar of a circle says besides the evenings themselves. */
export interface CalendarOf {
  /** The circle's name. */
  readonly name: string;
  /** Where the page of an evening is. */
  readonly link: string;
  /** The name of this house, for ids that no other house gives. */
  readonly house: string;
}

/**
 * The evenings of a circle as an iCalendar stream (RFC 5545): every evening of the next year is an event of its own, in
 * UTC, so that no program has to know a rule or a time zone. What was called off stays in it for a while and says so.
 */
export function calendarOf(state: EveningsState, { name, link, house }: CalendarOf, at: Instant): string {
  const events = state.series.flatMap((series) =>
    occurrences(
      { schedule: series.plan.schedule, exceptions: series.exceptions },
      at - REMEMBERED_MS,
      at + YEAR_MS,
    )
      .filter(({ starts }) => !isUnheard(series, starts))
      .flatMap((occurrence) => eventOf(series, occurrence, link, house)),
  );
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tavolata//Circles//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events,
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** A series of which nothing was held before it was called off has no past. */
function isUnheard({ cancelled, doneUntil }: EveningSeries, starts: Instant): boolean {
  return cancelled !== null && starts <= doneUntil && starts > cancelled;
}

function eventOf(series: EveningSeries, occurrence: Occurrence, link: string, house: string): string[] {
  const { id, plan, revision, changed, cancelled, doneUntil } = series;
  const { day, starts, ends } = occurrence;
  const isOff = occurrence.cancelled || (cancelled !== null && starts > doneUntil);
  return [
    "BEGIN:VEVENT",
    `UID:${id}-${day}@${house}`,
    // Of the last change, and not of now: what has not changed reads the same.
    `DTSTAMP:${utcStamp(changed)}`,
    `SEQUENCE:${revision}`,
    `STATUS:${isOff ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTART:${utcStamp(starts)}`,
    `DTEND:${utcStamp(ends)}`,
    `SUMMARY:${escaped(plan.name)}`,
    ...(plan.place === "" ? [] : [`LOCATION:${escaped(plan.place)}`]),
    `URL:${link}`,
    "END:VEVENT",
  ];
}

/** Text as RFC 5545, 3.3.11 wants it. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, "\\n");
}

/** No line has more than 75 octets; a character is never cut in two. */
function folded(line: string): string {
  let text = "";
  let room = MOST_OCTETS;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      text += "\r\n ";
      room = MOST_OCTETS - 1;
    }
    text += character;
    room -= octets;
  }
  return text;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
