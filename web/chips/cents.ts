/** Cents, as money is written: with two decimals. */
export function twoDecimals(cents: number, point: string): string {
  return (cents / 100).toFixed(2).replace(".", point);
}

/** Which end of a range a sum that was typed in is beyond; null where it is within, or is no sum yet. */
export function beyond(typed: string, least: number, most: number): "least" | "most" | null {
  const cents = centsOf(typed);
  if (cents === undefined) return null;
  return cents < least ? "least" : cents > most ? "most" : null;
}

/** What somebody typed, in cents; with a point or a comma, whichever they are used to. */
export function centsOf(typed: string): number | undefined {
  const [, whole, decimals = ""] = /^\s*(\d{1,9})(?:[.,](\d{0,2}))?\s*$/.exec(typed) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}
