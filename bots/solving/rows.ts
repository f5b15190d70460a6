/*
 * Rows of numbers, one number for each hand. The solver spends its time in loops over them. These loops do not check
 * every access, because that made the solver a quarter slower.
 */

/** Rows, one for each depth and use, so that a walk through a large tree leaves no garbage behind. */
export class Rows {
  private readonly rows: Float64Array[] = [];

  constructor(private readonly length: number) {}

  at(depth: number): Float64Array {
    this.rows[depth] ??= new Float64Array(this.length);
    return this.rows[depth];
  }
}

/** Sets a row to the product of another row and the numbers of `by` from `start` on. */
export function setProduct(
  row: Float64Array,
  other: Float64Array,
  by: Float64Array,
  start: number,
  hands: number,
): void {
  for (let hand = 0; hand < hands; hand++) row[hand] = other[hand]! * by[start + hand]!;
}

/** Adds a row to another one. */
export function addRow(sums: Float64Array, row: Float64Array, hands: number): void {
  for (let hand = 0; hand < hands; hand++) sums[hand]! += row[hand]!;
}

/** A number of a row, which must be there: for code outside those loops. */
export function numberAt(row: Float64Array, index: number): number {
  const value = row[index];
  if (value === undefined) throw new RangeError(`there is no number ${index} in a row of ${row.length}`);
  return value;
}
