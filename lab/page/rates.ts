import type { FigureOf, Frame } from "./figures.ts";
import { percent, SHARE } from "./numbers.ts";
import { drawRows } from "./row-plot.ts";
import { isMeasured } from "./rows.ts";
import { including, rangeOfEstimates, roundScale } from "./scale.ts";

/** Bars that start from zero, so that twice as long is twice as often. */
export function drawRates(figures: readonly FigureOf<"rates">[], frame: Frame): string[] {
  const range = rangeOfEstimates(figures.flatMap((figure) => figure.rows.filter(isMeasured)));
  const scale = roundScale(including(range ?? { from: 0, to: 1 }, 0), { from: 0, to: 1 });
  return figures.map((figure, i) =>
    drawRows({
      id: `${frame.id}-${i}`,
      title: figure.title,
      rows: figure.rows,
      scale,
      unit: SHARE,
      write: percent,
      room: frame.room,
      mark: "bar",
    }),
  );
}
