import { language } from "@tavolata/kit";
import { connection } from "../state/connection.ts";

const MINUTE = 60_000;

/** On the clock of this device, however wrong that may be; to the minute. */
function localTime(at: number): Date {
  return new Date(Math.round((at - connection.clock.now() + Date.now()) / MINUTE) * MINUTE);
}

export function dayAndTime(at: number): string {
  const [day, time] = [written(at, { weekday: "long" }), timeOfDay(at)];
  return language.value === "en" ? `${day} at ${time}` : `${day} alle ${time}`;
}

export function timeOfDay(at: number): string {
  return written(at, { hour: "2-digit", minute: "2-digit" });
}

function written(at: number, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : "it", form).format(localTime(at));
}
