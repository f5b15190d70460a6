/** Cents, as money is written: with two decimals. */
export function twoDecimals(cents: number, point: string): string {
  return (cents / 100).toFixed(2).replace(".", point);
}

/** What somebody typed, in cents; with a point or a comma, whichever they are used to. */
export function centsOf(typed: string): number | undefined {
  const [, whole, decimals = ""] = /^\s*(\d{1,9})(?:[.,](\d{0,2}))?\s*$/.exec(typed) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}
