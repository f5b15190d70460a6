import { language } from "@tavolata/kit";
import type { Repeat, Schedule } from "@tavolata/server/protocol";
import { eveningWords } from "./words/index.ts";

const locale = () => (language.value === "en" ? "en-GB" : "it");

/** "giovedì 19 novembre, 21:00", on the clock of this device. */
export function whenIs(at: number): string {
  return new Intl.DateTimeFormat(locale(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}

/** "giovedì 19 novembre": of a day as the calendar has it, wherever that is. */
export function dayInWords(day: string): string {
  const form = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale(), form).format(noonOf(day));
}

/** "19 nov" */
export function shortDay(day: string): string {
  const form = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale(), form).format(noonOf(day));
}

/** "19 nov", on the clock of this device. */
export function shortDate(at: number): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(at);
}

export function weekdayOf(day: string): string {
  return new Intl.DateTimeFormat(locale(), { weekday: "long", timeZone: "UTC" }).format(noonOf(day));
}

/** In Italian, Sunday is the only weekday that is not masculine. */
export function isSunday(day: string): boolean {
  return noonOf(day).getUTCDay() === 0;
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Which such weekday of its month a day is, from the first on; and whether it is the last. */
export function whichOfMonth(day: string): { readonly which: number; readonly isLast: boolean } {
  const date = Number(day.slice(8));
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return { which: Math.ceil(date / 7), isLast: date + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate() };
}

/** "ogni primo giovedì del mese alle 21:00" */
export function scheduleInWords({ day, time, repeat, until }: Schedule): string {
  const words = eveningWords();
  const said = words.at(repeat === null ? dayInWords(day) : repeatInWords(day, repeat), time);
  return until !== null && "day" in until ? `${said}, ${words.until(dayInWords(until.day))}` : said;
}

/** "ogni primo giovedì del mese" */
export function repeatInWords(day: string, repeat: Repeat): string {
  const said = eveningWords().repeat;
  const weekday = weekdayOf(day);
  const feminine = isSunday(day);
  if (repeat.every === "months") {
    return repeat.months === 1
      ? said.monthly(repeat.which, weekday, feminine)
      : said.months(repeat.months, repeat.which, weekday, feminine);
  }
  if (repeat.weeks === 1) return said.weekly(weekday);
  return repeat.weeks === 2 ? said.everyOther(weekday, feminine) : said.weeks(repeat.weeks, weekday);
}

/** The time zone of this device, and how people call such a place. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function placeOfZone(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
