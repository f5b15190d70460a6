import { itemAt } from "@tavolata/kernel";
import type { Estimate } from "./report.ts";

export const Z95 = 1.959963984540054;
const NOTHING: Estimate = { value: Number.NaN, low: Number.NaN, high: Number.NaN };

/** Student's 97.5 % point, by its expansion around the normal one; within 0.5 % from five degrees of freedom on. */
export function student975(degrees: number): number {
  if (degrees <= 0) return Number.POSITIVE_INFINITY;
  const z = Z95;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}

/** A mean with its interval, from the number of values, their sum and the sum of their squares. */
export function meanOf(n: number, sum: number, squares: number): Estimate {
  if (n === 0) return NOTHING;
  const value = sum / n;
  if (n === 1) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const half = student975(n - 1) * Math.sqrt(varianceOf(n, sum, squares) / n);
  return { value, low: value - half, high: value + half };
}

export function varianceOf(n: number, sum: number, squares: number): number {
  return n < 2 ? 0 : Math.max(0, (squares - (sum * sum) / n) / (n - 1));
}

/** Wilson's interval for a rate: it stays between 0 and 1, and says something even if there were no hits. */
export function rateOf(hits: number, trials: number): Estimate {
  if (trials === 0) return NOTHING;
  const value = hits / trials;
  const z2 = Z95 ** 2;
  const centre = (value + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z95 / (1 + z2 / trials)) * Math.sqrt((value * (1 - value)) / trials + z2 / (4 * trials ** 2));
  // Rounding may leave the bounds a hair off a rate of exactly 0 or 1.
  return {
    value,
    low: Math.max(0, Math.min(value, centre - half)),
    high: Math.min(1, Math.max(value, centre + half)),
  };
}

/** The chance that a chi-square variable with this many degrees of freedom is at least this large. */
export function chiSquareTail(statistic: number, degrees: number): number {
  return degrees <= 0 || !(statistic > 0) ? 1 : upperGamma(degrees / 2, statistic / 2);
}

/** The chance that a normal variable is at least this far from its mean, on either side. */
export function normalTail(z: number): number {
  return chiSquareTail(z * z, 1);
}

/** Regularised upper incomplete gamma function Q(a, x): a series for small x, a continued fraction for large x. */
function upperGamma(a: number, x: number): number {
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let k = 1; term > sum * 1e-16 && k < 10_000; k++) {
      term *= x / (a + k);
      sum += term;
    }
    return Math.max(0, 1 - scale * sum);
  }
  // Lentz's evaluation of the fraction.
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let k = 1; k < 10_000; k++) {
    const an = -k * (k - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return Math.min(1, scale * fraction);
}

/** Stirling's series, with the argument moved up to where the series is exact to the last digits. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const r = 1 / (x * x);
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + (1 / 12 - r * (1 / 360 - r / 1260)) / x;
}

/** Holm's correction: what each p-value is worth when this many questions were asked at once. */
export function holm(ps: readonly number[]): number[] {
  const ranked = ps.map((p, i) => ({ p, i })).sort((a, b) => a.p - b.p);
  const corrected = [...ps];
  let worst = 0;
  for (const [rank, { p, i }] of ranked.entries()) {
    worst = Math.max(worst, Math.min(1, (ps.length - rank) * p));
    corrected[i] = worst;
  }
  return corrected;
}

/**
 * Tests whether the means of several shares that add up to one in every game could all be the same. The statistic is
 * n times the distance of the means from evenness, measured by their own covariance. Unlike the plain chi-square of
 * counts, it is also right if wins are shared.
 */
export function evenness(
  n: number,
  sums: readonly number[],
  products: readonly (readonly number[])[],
): { statistic: number; degrees: number; p: number } {
  const degrees = sums.length - 1;
  if (n < 2 || degrees < 1) return { statistic: 0, degrees: Math.max(0, degrees), p: 1 };
  const means = sums.slice(0, degrees).map((sum) => sum / n);
  const distance = means.map((mean) => mean - 1 / sums.length);
  const covariance = means.map((mean, i) =>
    means.map((other, j) => itemAt(itemAt(products, i), j) / n - mean * other),
  );
  const solved = solve(covariance, distance);
  // A share that never varies (somebody never wins) has no covariance to measure by, so plain counts have to do.
  if (solved === undefined) {
    const statistic = sums.reduce(
      (sum, share) => sum + (share - n / sums.length) ** 2 / (n / sums.length),
      0,
    );
    return { statistic, degrees, p: chiSquareTail(statistic, degrees) };
  }
  const { solution, rank } = solved;
  const statistic = n * distance.reduce((sum, d, i) => sum + d * itemAt(solution, i), 0);
  return { statistic, degrees: rank, p: chiSquareTail(statistic, rank) };
}

const NEARLY_NOTHING = 1e-12;

/**
 * Gaussian elimination with pivots. Where some shares follow from others, as those of a team's seats do, any solution
 * serves, and the rank says how many are free; undefined if there is none.
 */
function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): { solution: number[]; rank: number } | undefined {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, itemAt(right, i)]);
  /** Which column each row stands for, from the top. */
  const columns: number[] = [];
  for (let column = 0; column < size; column++) {
    const below = rows.slice(columns.length);
    const pivotRow = below.reduce((best, row) =>
      Math.abs(itemAt(row, column)) > Math.abs(itemAt(best, column)) ? row : best,
    );
    if (Math.abs(itemAt(pivotRow, column)) < NEARLY_NOTHING) continue;
    const at = rows.indexOf(pivotRow);
    rows[at] = itemAt(rows, columns.length);
    rows[columns.length] = pivotRow;
    columns.push(column);
    for (const row of rows) {
      if (row === pivotRow) continue;
      const factor = itemAt(row, column) / itemAt(pivotRow, column);
      for (let k = column; k <= size; k++) row[k] = itemAt(row, k) - factor * itemAt(pivotRow, k);
    }
    if (columns.length === size) break;
  }
  if (rows.slice(columns.length).some((row) => Math.abs(itemAt(row, size)) > NEARLY_NOTHING))
    return undefined;
  const solution = right.map(() => 0);
  columns.forEach((column, i) => {
    const row = itemAt(rows, i);
    solution[column] = itemAt(row, size) / itemAt(row, column);
  });
  return { solution, rank: columns.length };
}
