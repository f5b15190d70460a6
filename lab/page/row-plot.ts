import { drawDenseRows, isDense } from "./dense.ts";
import type { RowsPlot } from "./rows.ts";
import { drawStackedRows } from "./stacked.ts";

export function drawRows(plot: RowsPlot): string {
  return isDense(plot) ? drawDenseRows(plot) : drawStackedRows(plot);
}
