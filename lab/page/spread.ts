import type { FigureOf, Frame } from "./figures.ts";
import { escaped } from "./html.ts";
import { axisBelow, interval, MARKERS } from "./marks.ts";
import {
  isKnown,
  SHARE,
  tickLabel,
  tickWriter,
  type Writer,
  withUnit,
  writerFor,
  writerForEstimates,
} from "./numbers.ts";
import { along, exactScale, isWithin, type Range, rangeOf, roundScale, type Scale } from "./scale.ts";
import { bar, draw, line, shape } from "./svg.ts";
import { say } from "./words.ts";

type Spread = FigureOf<"spread">;
type Bin = Spread["bins"][number];

const TOP = 44;
const HEIGHT = 150;
const BOTTOM = TOP + HEIGHT;
const LEFT = 46;
const FEWEST_COLUMNS = 5;

const MEAN_SWATCH = `<svg class="swatch" width="10" height="10" aria-hidden="true">${shape("mean", 50, 5, "M0-4L4 0L0 4L-4 0Z")}</svg>`;

/** Histograms with percentiles and mean, on one scale for all line-ups. */
export function drawSpreads(figures: readonly Spread[], frame: Frame): string[] {
  const bins = figures.flatMap((figure) => figure.bins.map(withWidth));
  const range = rangeOf(bins.flatMap((bin) => [bin.from, bin.to]));
  if (!range || bins.every((bin) => !(bin.n > 0))) {
    return figures.map(() => `<p class="nothing">${say().nothingToDraw}</p>`);
  }
  const x = exactScale(withRoom(range, bins));
  const highest = Math.max(...figures.flatMap((figure) => heights(figure).map((height) => height.share)));
  const y = roundScale({ from: 0, to: highest });
  const write = spreadWriters(figures);
  return figures.map(
    (figure, i) => stats(figure, write) + drawSpread(figure, `${frame.id}-${i}`, x, y, write),
  );
}

/** Percentiles are often whole numbers when the mean is not. */
export interface SpreadWriters {
  readonly mean: Writer;
  readonly percentile: Writer;
}

export function spreadWriters(figures: readonly Spread[]): SpreadWriters {
  const unit = figures[0]?.unit ?? "";
  return {
    mean: writerForEstimates(
      unit,
      figures.map((figure) => figure.mean),
    ),
    percentile: writerFor(
      unit,
      figures.flatMap(({ p10, p50, p90 }) => [p10, p50, p90]),
    ),
  };
}

function drawSpread(figure: Spread, id: string, x: Scale, y: Scale, write: SpreadWriters): string {
  const isMiddle = ({ from, to }: Bin) => {
    const centre = (from + to) / 2;
    return centre >= figure.p10 && centre <= figure.p90;
  };
  const level = (share: number) => BOTTOM - (along(y, share) / 100) * HEIGHT;
  return draw({
    id,
    title: figure.title,
    description: inWords(figure, write),
    height: BOTTOM + 42,
    left: LEFT,
    body:
      y.ticks.map((tick) => line("grid", 0, level(tick), 100, level(tick))).join("") +
      y.ticks.map((tick) => yTick(level(tick) + 4, tickLabel(tick, y.step, SHARE))).join("") +
      heights(figure)
        .filter(({ share }) => share > 0)
        .map(({ bin, share }) =>
          bar(
            isMiddle(bin) ? "column" : "column tail",
            along(x, bin.from),
            along(x, bin.to),
            level(share),
            BOTTOM - level(share),
          ),
        )
        .join("") +
      percentile(x, figure.p10, "p10", "end") +
      percentile(x, figure.p90, "p90", "start") +
      percentile(x, figure.p50, say().median, "middle") +
      axisBelow(x, tickWriter(""), BOTTOM, figure.unit) +
      meanMark(x, figure),
  });
}

function yTick(y: number, label: string): string {
  return `<text class="tick" x="-8" y="${y.toFixed(1)}" text-anchor="end">${escaped(label)}</text>`;
}

/** The median's label has its own line, so that the three labels never overlap. */
function percentile(scale: Scale, value: number, label: string, side: "start" | "middle" | "end"): string {
  if (!isKnown(value) || !isWithin(scale, value)) return "";
  const x = along(scale, value);
  const isMedian = side === "middle";
  const shift = isMedian ? 0 : side === "end" ? 3 : -3;
  const baseline = isMedian ? 11 : 26;
  return (
    line(isMedian ? "percentile median" : "percentile", x, isMedian ? 15 : 18, x, BOTTOM) +
    `<svg class="free" x="${x.toFixed(2)}%" y="0"><text class="said" x="${-shift}" y="${baseline}" text-anchor="${side}">${label}</text></svg>`
  );
}

function meanMark(scale: Scale, { mean }: Spread): string {
  if (!isKnown(mean.value) || !isWithin(scale, mean.value)) return "";
  return (
    interval("over", scale, mean, BOTTOM) + shape("mean", along(scale, mean.value), BOTTOM, MARKERS.diamond)
  );
}

function stats(figure: Spread, write: SpreadWriters): string {
  const entries = [
    ["p10", write.percentile(figure.p10)],
    [say().median, write.percentile(figure.p50)],
    [`${say().mean.toLowerCase()} ${MEAN_SWATCH}`, write.mean(figure.mean.value)],
    ["p90", write.percentile(figure.p90)],
  ] as const;
  return `<dl class="stats">${entries
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
    .join("")}</dl>`;
}

/** Without extra room, one or two columns alone would fill the whole plot. */
function withRoom({ from, to }: Range, bins: readonly Bin[]): Range {
  const widest = Math.max(...bins.map((bin) => bin.to - bin.from));
  const room = Math.max(0, (FEWEST_COLUMNS * widest - (to - from)) / 2);
  return { from: from - room, to: to + room };
}

/** A bin of a single value is as wide as one whole number. */
function withWidth(bin: Bin): Bin {
  return bin.to > bin.from ? bin : { ...bin, from: bin.from - 0.5, to: bin.to + 0.5 };
}

/** Heights by area, so that a wide bin does not look fuller than it is. */
function heights({ bins }: Spread): { readonly bin: Bin; readonly share: number }[] {
  const wide = bins.map(withWidth);
  const total = wide.reduce((sum, bin) => sum + bin.n, 0);
  const narrowest = Math.min(...wide.map((bin) => bin.to - bin.from));
  return wide.map((bin) => ({
    bin,
    share: total > 0 ? (bin.n / total) * (narrowest / (bin.to - bin.from)) : 0,
  }));
}

function inWords(figure: Spread, write: SpreadWriters): string {
  return say().spreadInWords(
    withUnit(write.mean(figure.mean.value), figure.unit),
    write.percentile(figure.p10),
    write.percentile(figure.p50),
    write.percentile(figure.p90),
  );
}
