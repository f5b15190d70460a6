import type { Row } from "@tavolata/figures";
import { isKnown, percent, SHARE, type Writer, withUnit } from "./numbers.ts";
import { along, isWithin, type Scale } from "./scale.ts";
import { anchorAt, line, text } from "./svg.ts";
import { say } from "./words.ts";

export interface RowsPlot {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly scale: Scale;
  readonly unit: string;
  readonly write: Writer;
  /** How wide a label may grow, in pixels. */
  readonly room: number;
  readonly mark: "dot" | "bar";
  /**
   * What the rows are compared with. A row whose interval does not contain it is drawn full, any other hollow.
   * `judged: false` if a test of all rows together saw nothing: then no single row is called different either.
   */
  readonly reference?:
    | { readonly value: number; readonly label: string; readonly judged?: boolean }
    | undefined;
}

export function isMeasured(row: Row): boolean {
  return row.n > 0 && isKnown(row.value);
}

/** Whether a row is drawn full. Hollow rows may be no different from the reference. */
export function fullOf({ reference }: RowsPlot, row: Row): boolean {
  return !reference || (reference.judged !== false && leavesOut(row, reference.value));
}

/** The interval of a share never goes beyond 0 or 1, whatever the arithmetic says. */
export function withinReason({ unit }: RowsPlot, row: Row): Row {
  return unit === SHARE ? { ...row, low: Math.max(0, row.low), high: Math.min(1, row.high) } : row;
}

/** The dashed line that the rows are compared with, with its name on top. */
export function drawReference(
  { reference, scale }: Pick<RowsPlot, "reference" | "scale">,
  bottom: number,
): string {
  if (!reference || !isKnown(reference.value) || !isWithin(scale, reference.value)) return "";
  const x = along(scale, reference.value);
  return line("reference", x, 18, x, bottom) + text("said", x, 12, reference.label, anchorAt(x, 15));
}

function leavesOut({ low, high }: Row, value: number): boolean {
  return low > value || high < value;
}

export function valueText({ write }: RowsPlot, row: Row): string {
  return isMeasured(row) ? write(row.value) : say().neverSeen;
}

export function describeRows(plot: RowsPlot): string {
  return plot.rows.map((row) => inWords(plot, row)).join("; ");
}

function inWords(plot: RowsPlot, row: Row): string {
  if (!isMeasured(row)) return `${row.label}: ${say().neverSeen}`;
  const value = withUnit(plot.write(row.value), plot.unit);
  return say().between(row.label, value, plot.write(row.low), plot.write(row.high));
}

export function evenLabel(even: number): string {
  return say().even(percent(even).replace(/[.,]0(?=\D)/, ""));
}
