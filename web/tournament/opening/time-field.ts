/** A moment as a field for day and time has it: on the device's own clock, to the minute. */
export function timeField(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment that such a field says; undefined where it says none, or one that is over. */
export function timeOf(field: string, now: number): number | undefined {
  const at = new Date(field).getTime();
  return Number.isNaN(at) || at <= now ? undefined : at;
}
