import { language } from "@tavolata/kit";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "18 novembre 2026", in the present language. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : "it", {
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(at);
}

/** "3 hours ago" for what was lately; for what is longer ago, the day. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const gone = Math.max(0, now - at);
  if (gone < MINUTE) return format.format(0, "second");
  if (gone < HOUR) return format.format(-Math.round(gone / MINUTE), "minute");
  if (gone < DAY) return format.format(-Math.round(gone / HOUR), "hour");
  return gone < 7 * DAY ? format.format(-Math.round(gone / DAY), "day") : dayOf(at);
}
