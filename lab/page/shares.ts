import { SEEN_BELOW } from "@tavolata/figures";
import type { FigureOf, Frame } from "./figures.ts";
import { fixed, percent, probability, SHARE } from "./numbers.ts";
import { drawRows } from "./row-plot.ts";
import { evenLabel, isMeasured } from "./rows.ts";
import { including, rangeOfEstimates, roundScale } from "./scale.ts";
import { say } from "./words.ts";

/** Parts of one whole compared with the even share, on one scale for all line-ups. */
export function drawShares(figures: readonly FigureOf<"shares">[], frame: Frame): string[] {
  const even = figures[0]?.even ?? 0;
  const range = rangeOfEstimates(figures.flatMap((figure) => figure.rows.filter(isMeasured)));
  const scale = roundScale(including(range ?? { from: even, to: even }, even), { from: 0, to: 1 });
  return figures.map((figure, i) =>
    drawRows({
      id: `${frame.id}-${i}`,
      title: figure.title,
      rows: figure.rows,
      scale,
      unit: SHARE,
      write: percent,
      room: frame.room,
      mark: "dot",
      reference: {
        value: figure.even,
        label: evenLabel(figure.even),
        judged: figure.chiSquare.p < SEEN_BELOW,
      },
    }),
  );
}

export function evenness({ chiSquare }: FigureOf<"shares">): string {
  const { statistic, degrees, p } = chiSquare;
  if (!Number.isFinite(statistic)) return say().notTested;
  return say().onDegrees(fixed(statistic, statistic < 100 ? 2 : 0), say().degrees(degrees), probability(p));
}
