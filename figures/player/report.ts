import type { Estimate } from "../report.ts";
import { meanOf, rateOf, Z95 } from "../stats.ts";
import { rateAt } from "../tally.ts";
import type { PlayerFigure, PlayerRow, RateRow, Rows, Shape, Shapes, SpreadRow } from "./shapes.ts";
import { MEAN_COUNTS, nameOf } from "./tally.ts";

/** With fewer observations than this nothing is said, however alike they are. */
const FEWEST = 10;
/** A rate is said if its interval is at most this wide: thirty in a hundred. */
const WIDEST_RATE = 0.3;

/** The figures of a person, from all that was counted of their games. */
export function reportOf(shapes: Shapes, rows: Rows): PlayerFigure[] {
  return Object.entries(shapes)
    .map(([id, shape]) => figureOf(id, shape, rows))
    .filter((figure) => figure.rows.length > 0);
}

function figureOf(id: string, shape: Shape, rows: Rows): PlayerFigure {
  const counts = (row: number) => rows[nameOf(id, shape, row)] ?? [];
  const seen = <Row extends PlayerRow>(all: readonly Row[]) => all.filter(({ n }) => n > 0);
  switch (shape.kind) {
    case "rates":
      return { id, kind: "rates", rows: seen(shape.rows.map((row, at) => rateRow(row, counts(at), at))) };
    case "means":
      return {
        id,
        kind: "means",
        rows: seen(shape.rows.map((row, at) => meanRow(row, counts(at), at, shape))),
      };
    case "spread":
      return {
        id,
        kind: "spread",
        rows: seen(shape.rows.map((row, at) => spreadRow(row, counts(at), shape))),
      };
  }
}

function rateRow(id: string, counts: readonly number[], at: number): RateRow {
  const { hits, trials: n } = rateAt(counts, at);
  const rate = rateOf(hits, n);
  return { id, n, hits, ...rate, enough: n >= FEWEST && rate.high - rate.low <= WIDEST_RATE };
}

function meanRow(
  id: string,
  counts: readonly number[],
  at: number,
  { scale = 1, least = Number.NEGATIVE_INFINITY, within }: Extract<Shape, { kind: "means" }>,
): PlayerRow {
  const [n = 0, sum = 0, squares = 0] = counts.slice(MEAN_COUNTS * at, MEAN_COUNTS * (at + 1));
  const mean = n === 1 ? exactly(sum / scale) : meanOf(n, sum / scale, squares / scale ** 2);
  return { id, n, ...mean, low: Math.max(least, mean.low), enough: isEnough(n, mean, within) };
}

/** The median and its interval, by the ranks that it lies between 95 times in 100, however the values are spread. */
function spreadRow(
  id: string,
  counts: readonly number[],
  { scale = 1, width, within }: Extract<Shape, { kind: "spread" }>,
): SpreadRow {
  const n = counts.reduce((sum, times) => sum + times, 0);
  const half = (Z95 * Math.sqrt(n)) / 2;
  const wide = width / scale;
  const at = (rank: number) => wide * placeOf(counts, Math.max(0, Math.min(n, rank)));
  const median = { value: at(n / 2), low: at(n / 2 - half), high: at(n / 2 + half) };
  const bins = counts.map((times, bin) => ({ from: bin * wide, to: (bin + 1) * wide, n: times }));
  return { id, n, ...median, enough: isEnough(n, median, within), bins };
}

/** Where in the bins so many of the values lie below, as if those of one bin were spread over it evenly. */
function placeOf(counts: readonly number[], rank: number): number {
  let below = 0;
  for (const [bin, times] of counts.entries()) {
    if (times > 0 && below + times >= rank) return bin + (rank - below) / times;
    below += times;
  }
  return counts.length;
}

function isEnough(n: number, { value, low, high }: Estimate, within: number): boolean {
  return n >= FEWEST && Math.max(value - low, high - value) <= within;
}

/** One value alone has no interval; nothing is said about it anyway. */
function exactly(value: number): Estimate {
  return { value, low: value, high: value };
}
