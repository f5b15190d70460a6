import type { PlayerRow, SpreadRow } from "@tavolata/figures/player";

/** An axis from one round number to another. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** How far along the axis a value is, in per cent; what is beyond an end is at that end. */
export function placeOn({ from, to }: Axis, value: number): number {
  return Math.max(0, Math.min(100, (100 * (value - from)) / (to - from)));
}

/** One axis for averages that are shown below each other: with zero on it, and all their intervals. */
export function axisOf(rows: readonly Pick<PlayerRow, "low" | "high">[]): Axis {
  const low = Math.min(0, ...rows.map((row) => row.low));
  const high = Math.max(0, ...rows.map((row) => row.high));
  const step = roundUp((high - low || 1) / 4);
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  return { from: from + 0, to: to === from ? from + step : to };
}

/** The next of 1, 2, 5, 10, 20 and so on. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((times) => times * power >= value * 0.999_999) ?? 10) * power;
}

/** One axis for spreads that are shown below each other: from zero to where nearly all of their values are. */
export function spreadAxis(rows: readonly SpreadRow[]): Axis {
  const ends = rows.map(({ bins, n }) => {
    let beyond = n;
    for (const bin of bins) {
      beyond -= bin.n;
      if (beyond <= n * RARE) return bin.to;
    }
    return 0;
  });
  return axisOf([{ low: 0, high: Math.max(...ends) }]);
}

/** What is beyond all but so many of the values would only make the rest small. */
const RARE = 0.02;

/** How high each bin up to the end of the axis stands, the highest being 1; what is beyond stands in the last one. */
export function heightsOf({ bins }: Pick<SpreadRow, "bins">, { to }: Axis): number[] {
  const width = bins[0]?.to ?? 1;
  const columns = Array.from({ length: Math.max(1, Math.round(to / width)) }, () => 0);
  bins.forEach(({ n }, bin) => {
    const column = Math.min(bin, columns.length - 1);
    columns[column] = (columns[column] ?? 0) + n;
  });
  const highest = Math.max(1, ...columns);
  return columns.map((n) => n / highest);
}
