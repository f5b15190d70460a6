/** Rounds to this many parts of one: 100 for hundredths. */
export function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
