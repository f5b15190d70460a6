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
import { along, type Scale } from "./scale.ts";
import { bar, circle, draw, LABEL_SIZE, text } from "./svg.ts";
import { textWidth } from "./wrap.ts";

const MANY = 10;
const SHORT = 76;
const PITCH = 21;
const BAR = 9;
const GUTTER = 8;

/**
 * Many rows with short labels are a series: each gets one line, with the label before its mark and the value after.
 */
export function isDense({ rows }: RowsPlot): boolean {
  return rows.length > MANY && rows.every((row) => textWidth(row.label, LABEL_SIZE) <= SHORT);
}

export function drawDenseRows(plot: RowsPlot): string {
  const { rows, unit, reference } = plot;
  const scale = withFewTicks(plot.scale);
  const top = reference ? 24 : 4;
  const bottom = top + rows.length * PITCH + 2;
  const right = Math.ceil(GUTTER + widest(rows.map((row) => valueText(plot, row))));
  const caption = isPercentage(unit) ? "" : unit;
  return draw({
    id: plot.id,
    title: plot.title,
    description: describeRows(plot),
    height: bottom + 24 + (caption ? 16 : 0),
    left: GUTTER + widest(rows.map((row) => row.label)),
    right,
    body:
      gridAcross(scale, top, bottom) +
      drawReference({ reference, scale }, bottom) +
      rows.map((row, i) => drawRow(plot, row, scale, top + (i + 0.5) * PITCH, right)).join("") +
      axisBelow(scale, tickWriter(unit), bottom, caption),
  });
}

function drawRow(plot: RowsPlot, row: Row, scale: Scale, y: number, right: number): string {
  const head =
    text("label", 0, y + 4.5, row.label, "end", -GUTTER) +
    text(isMeasured(row) ? "value" : "tick", 100, y + 4.5, valueText(plot, row), "end", right);
  if (!isMeasured(row)) return head;
  const kept = withinReason(plot, row);
  const x = along(scale, row.value);
  const whisker = (className: string) => interval(className, scale, kept, y);
  if (plot.mark === "bar") {
    return head + bar("bar", along(scale, 0), x, y - BAR / 2, BAR) + whisker("over");
  }
  const full = fullOf(plot, row);
  return head + whisker(full ? "reach" : "reach quiet") + circle(full ? "dot" : "dot hollow", x, y, 4.5);
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map((one) => textWidth(one, LABEL_SIZE)));
}

/** Between labels and values there is only room for every other tick, or for the two at the ends. */
function withFewTicks(scale: Scale): Scale {
  const last = scale.ticks.length - 1;
  const ticks = scale.ticks.filter((_, i) => (last % 2 === 0 ? i % 2 === 0 : i === 0 || i === last));
  return { ...scale, ticks };
}
