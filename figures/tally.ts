/**
 * What is counted while games are played: named rows of whole numbers. The sum of whole numbers does not depend on
 * their order, so the tally is the same to the last digit however the games are spread over the cores.
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

  /**
   * Returns everything that was counted, and starts again from nothing. The rows stay the same objects to count in.
   */
  take(): Record<string, number[]> {
    const taken: Record<string, number[]> = {};
    for (const [name, row] of Object.entries(this.rows)) {
      taken[name] = [...row];
      row.length = 0;
    }
    return taken;
  }
}

/** Counts one more (or `by` more) at this index of a row, which is filled up with zeros if it is too short. */
export function count(row: number[], at: number, by = 1): void {
  while (row.length < at) row.push(0);
  row[at] = (row[at] ?? 0) + by;
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
