import type { FigureOf, Frame } from "./figures.ts";
import { type Writer, writerForEstimates } from "./numbers.ts";
import { drawRows } from "./row-plot.ts";
import { isMeasured } from "./rows.ts";
import { including, type Range, rangeOfEstimates, roundScale } from "./scale.ts";
import { say } from "./words.ts";

/** If the smallest value is below this part of the largest, the scale starts at zero. */
const NEAR_ZERO = 0.5;

/** Averages with their intervals, on one scale for all line-ups. */
export function drawMeans(figures: readonly FigureOf<"means">[], frame: Frame): string[] {
  const range = rangeOfEstimates(figures.flatMap((figure) => figure.rows.filter(isMeasured)));
  const scale = roundScale(fromZero(range ?? { from: 0, to: 1 }));
  const write = meansWriter(figures);
  return figures.map((figure, i) =>
    drawRows({
      id: `${frame.id}-${i}`,
      title: figure.title,
      rows: figure.rows,
      scale,
      unit: figure.unit,
      write,
      room: frame.room,
      mark: "dot",
      reference: scale.from < 0 && scale.to > 0 ? { value: 0, label: say().zero } : undefined,
    }),
  );
}

export function meansWriter(figures: readonly FigureOf<"means">[]): Writer {
  const rows = figures.flatMap((figure) => figure.rows.filter(isMeasured));
  return writerForEstimates(figures[0]?.unit ?? "", rows);
}

function fromZero(range: Range): Range {
  const near =
    range.from > 0 ? range.from < NEAR_ZERO * range.to : range.to < 0 && range.to > NEAR_ZERO * range.from;
  return near ? including(range, 0) : range;
}
