import { count, countRate, Tally } from "../tally.ts";
import type { IdsOf, RowOf, Rows, Shape, Shapes } from "./shapes.ts";

/** How many numbers stand for one row of averages: how many, their sum, the sum of their squares. */
export const MEAN_COUNTS = 3;

/** The name under which the counts of a figure are kept; a spread has one for each of its rows. */
export function nameOf(id: string, shape: Shape, row: number): string {
  return shape.kind === "spread" ? `${id}/${row}` : id;
}

/** What is counted about one seat in one game. */
export class PlayerTally<All extends Shapes> {
  private readonly tally = new Tally();

  constructor(private readonly shapes: All) {}

  get rows(): Rows {
    return this.tally.rows;
  }

  /** One more time that something could have happened, and whether it did. */
  rate<Id extends IdsOf<All, "rates">>(id: Id, row: RowOf<All[Id]>, happened: boolean): void {
    const { at, counts } = this.find(id, row);
    countRate(counts, at, happened);
  }

  /** A value in units; it is rounded to what the figure counts in. */
  mean<Id extends IdsOf<All, "means">>(id: Id, row: RowOf<All[Id]>, value: number): void {
    const { at, counts, shape } = this.find(id, row);
    const whole = Math.round(value * (shape.kind === "means" ? (shape.scale ?? 1) : 1));
    count(counts, MEAN_COUNTS * at + 2, whole * whole);
    count(counts, MEAN_COUNTS * at + 1, whole);
    count(counts, MEAN_COUNTS * at);
  }

  spread<Id extends IdsOf<All, "spread">>(id: Id, row: RowOf<All[Id]>, value: number): void {
    const { counts, shape } = this.find(id, row);
    if (shape.kind !== "spread") throw new TypeError(`${id} is no spread`);
    const bin = Math.floor(Math.max(0, value) / shape.width);
    count(counts, Math.min(bin, shape.bins - 1));
  }

  private find(id: string, row: string): { at: number; counts: number[]; shape: Shape } {
    const shape = this.shapes[id];
    const at = shape?.rows.indexOf(row) ?? -1;
    if (shape === undefined || at < 0) throw new RangeError(`there is no row ${row} in a figure ${id}`);
    return { at, counts: this.tally.row(nameOf(id, shape, at)), shape };
  }
}

/** The counts of some games, added up. */
export function addRows(...all: readonly Rows[]): Rows {
  const sum = new Tally();
  for (const rows of all) sum.add(rows);
  return sum.rows;
}
