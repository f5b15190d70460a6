import type { PublicSeason } from "@tavolata/server/protocol";

export const WIDTH = 340;
export const HEIGHT = 250;
const LEFT = 34;
const RIGHT = 250;
const TOP = 14;
const BOTTOM = 216;
const MOST_LINES = 8;
const LABEL_HEIGHT = 17;

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly last: number;
  /** Where its name stands: beside its end, but never over another one. */
  readonly labelAt: number;
}

export interface Chart {
  readonly lines: readonly Line[];
  /** The values that are marked at the side, with their heights. */
  readonly marks: readonly (readonly [value: number, y: number])[];
  readonly days: readonly (readonly [day: string, x: number])[];
}

/** The season as lines: one for each of the first eight, from evening to evening. */
export function chartOf({ standings, evenings }: Pick<PublicSeason, "standings" | "evenings">): Chart {
  const shown = standings.slice(0, MOST_LINES);
  const values = evenings.flatMap(({ after }) => shown.map(({ person }) => after[person.id] ?? 0));
  const low = Math.min(0, ...values);
  const step = stepFor(Math.max(1, ...values) - low);
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(Math.max(from + 1, ...values) / step) * step;
  const x = (i: number) => LEFT + ((RIGHT - LEFT) * i) / Math.max(1, evenings.length - 1);
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * (value - from)) / (to - from);
  const lines = shown.map(({ person }) => {
    const points = evenings.map(({ after }, i) => [x(i), y(after[person.id] ?? 0)] as const);
    const last = evenings.at(-1)?.after[person.id] ?? 0;
    return { id: person.id, name: person.nickname, points, last };
  });
  const labels = apart(lines.map(({ last }) => y(last)));
  const count = Math.round((to - from) / step);
  return {
    lines: lines.map((line, i) => ({ ...line, labelAt: labels[i] ?? 0 })),
    marks: Array.from({ length: count + 1 }, (_, i) => [from + i * step, y(from + i * step)] as const),
    days: evenings.map(({ day }, i) => [day, x(i)] as const),
  };
}

/** A round step, of which four or five make the whole. */
function stepFor(span: number): number {
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((times) => times * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

/** The same heights in the same order, but none nearer to another than a line of text. */
function apart(wanted: readonly number[]): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = wanted.map(() => 0);
  let next = TOP;
  for (const [i, at] of order.entries()) {
    const left = (order.length - i) * LABEL_HEIGHT;
    const height = Math.min(Math.max(wanted[at] ?? 0, next), Math.max(next, BOTTOM + LABEL_HEIGHT - left));
    placed[at] = height;
    next = height + LABEL_HEIGHT;
  }
  return placed;
}
