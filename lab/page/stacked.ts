import type { Row } from "@tavolata/figures";
import { axisBelow, gridAcross, interval } from "./marks.ts";
import { isPercentage, tickWriter } from "./numbers.ts";
import {
  describeRows,
  drawReference,
  fullOf,
  isMeasured,
  type RowsPlot,
  valueText,
  withinReason,
} from "./rows.ts";
import { along } from "./scale.ts";
import { bar, circle, draw, LABEL_SIZE, text } from "./svg.ts";
import { wrap } from "./wrap.ts";

const LINE = 17;
const TRACK = 14;
const GAP = 16;
const BAR = 10;
const AXIS = 24;

/** One row below the other, each with label and value on top and mark and interval below. */
export function drawStackedRows(plot: RowsPlot): string {
  const { rows, scale, unit, reference } = plot;
  const top = reference ? 22 : 2;
  let y = top;
  const drawn: string[] = [];
  for (const row of rows) {
    const label = wrap(row.label, plot.room, LABEL_SIZE);
    drawn.push(drawRow(plot, row, label, y));
    y += label.length * LINE + TRACK + GAP;
  }
  const bottom = y - 4;
  const caption = isPercentage(unit) ? "" : unit;
  return draw({
    id: plot.id,
    title: plot.title,
    description: describeRows(plot),
    height: bottom + AXIS + (caption ? 16 : 0),
    body:
      gridAcross(scale, top, bottom) +
      drawReference(plot, bottom) +
      drawn.join("") +
      axisBelow(scale, tickWriter(unit), bottom, caption),
  });
}

function drawRow(plot: RowsPlot, row: Row, label: readonly string[], y: number): string {
  const { scale } = plot;
  const middle = y + label.length * LINE + TRACK / 2 + 1;
  const head =
    label.map((words, i) => text("label", 0, y + 13 + i * LINE, words)).join("") +
    text(isMeasured(row) ? "value" : "tick", 100, y + 13, valueText(plot, row), "end");
  if (!isMeasured(row)) return head;
  const x = along(scale, row.value);
  const kept = withinReason(plot, row);
  if (plot.mark === "bar") {
    const zero = along(scale, Math.min(Math.max(0, scale.from), scale.to));
    return head + bar("bar", zero, x, middle - BAR / 2, BAR) + interval("over", scale, kept, middle);
  }
  const full = fullOf(plot, row);
  return (
    head +
    interval(full ? "reach" : "reach quiet", scale, kept, middle) +
    circle(full ? "dot" : "dot hollow", x, middle, 5.5)
  );
}
