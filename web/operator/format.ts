import { language } from "@tavolata/kit";

const LOCALES = { it: "it", en: "en-GB" } as const;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function locale(): string {
  return LOCALES[language.value];
}

/** "35 MB" */
export function bytes(count: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, count)) / Math.log(1000)));
  const value = count / 1000 ** power;
  const maximumFractionDigits = value < 10 && power > 0 ? 1 : 0;
  const unit = units[power] ?? "byte";
  return new Intl.NumberFormat(locale(), { style: "unit", unit, maximumFractionDigits }).format(value);
}

export function whole(count: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(count);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function milliseconds(count: number): string {
  const format = { style: "unit", unit: "millisecond", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale(), format).format(count);
}

/** "20:15", and the day with it if that is not today's. */
export function time(at: number, now: number): string {
  const clock = { hour: "2-digit", minute: "2-digit" } as const;
  const isFar = Math.abs(at - now) > DAY || new Date(at).getDate() !== new Date(now).getDate();
  const day = isFar ? ({ day: "numeric", month: "short" } as const) : {};
  const year = Math.abs(at - now) > 300 * DAY ? ({ year: "numeric" } as const) : {};
  return new Intl.DateTimeFormat(locale(), { ...clock, ...day, ...year }).format(at);
}

/** "in 7 minutes" */
export function soon(at: number, now: number): string {
  const minutes = Math.max(0, Math.round((at - now) / MINUTE));
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(minutes, "minute");
}
