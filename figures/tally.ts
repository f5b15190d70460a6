/**
 * What is counted while games are played: rows of whole numbers by name. Whole numbers, because their sums do not
 * depend on the order: however the games are spread over the cores, the same tally comes out, to the last digit.
 */
export class Tally {
  readonly rows: Record<string, number[]> = {};

  /** The row of this name, to be counted in with `count`. */
  row(name: string): number[] {
    let row = this.rows[name];
    if (row === undefined) {
      row = [];
      this.rows[name] = row;
    }
    return row;
  }

  add(other: Readonly<Record<string, readonly number[]>>): void {
    for (const [name, counts] of Object.entries(other)) {
      const row = this.row(name);
      counts.forEach((count, i) => {
        row[i] = (row[i] ?? 0) + count;
      });
    }
  }

  /** All that was counted, and a clean sheet. The rows stay the same objects, so whoever counts goes on in them. */
  take(): Record<string, number[]> {
    const taken: Record<string, number[]> = {};
    for (const [name, row] of Object.entries(this.rows)) {
      taken[name] = [...row];
      row.length = 0;
    }
    return taken;
  }
}

/** One more (or `by` more) at this place of a row; what lies between is filled with zeros. */
export function count(row: number[], at: number, by = 1): void {
  while (row.length <= at) row.push(0);
  row[at]! += by;
}

const HITS = 0;
const TRIALS = 1;

/** Counts a trial of thing number `at`, and whether it hit. */
export function countRate(row: number[], at: number, hit: boolean): void {
  count(row, 2 * at + TRIALS);
  if (hit) count(row, 2 * at + HITS);
}

export function rateAt(row: readonly number[], at: number): { hits: number; trials: number } {
  return { hits: row[2 * at + HITS] ?? 0, trials: row[2 * at + TRIALS] ?? 0 };
}

/** Counts a whole number into a mean: how many, their sum, the sum of their squares. */
export function countMean(row: number[], value: number): void {
  count(row, 2, value * value);
  count(row, 1, value);
  count(row, 0);
}

export function meanAt(row: readonly number[]): { n: number; sum: number; squares: number } {
  return { n: row[0] ?? 0, sum: row[1] ?? 0, squares: row[2] ?? 0 };
}
