import type { FigureOf, Frame } from "./figures.ts";
import { escaped } from "./html.ts";
import { axisBelow, MARKERS } from "./marks.ts";
import { isKnown, tickLabel, tickWriter, type Writer, writerFor } from "./numbers.ts";
import {
  along,
  exactScale,
  including,
  isWithin,
  type Range,
  rangeOf,
  rangeOfEstimates,
  roundScale,
  type Scale,
} from "./scale.ts";
import { circle, draw, line, px, shape, TICK_SIZE } from "./svg.ts";
import { say } from "./words.ts";
import { textWidth } from "./wrap.ts";

type Curve = FigureOf<"curve">;
type Point = Curve["points"][number];
type Claim = Curve["claims"][number];

const TOP = 30;
const HEIGHT = 210;
const BOTTOM = TOP + HEIGHT;
const MOST_MARKERS = 9;
const CLAIM_MARKERS = [MARKERS.square, MARKERS.triangle, MARKERS.cross, MARKERS.wedge];

/** What was measured and what is claimed, on one scale for all line-ups. */
export function drawCurves(figures: readonly Curve[], frame: Frame): string[] {
  const points = figures.flatMap((figure) => figure.points.filter(isMeasured));
  const claimed = figures.flatMap((figure) => figure.claims.flatMap((claim) => claim.points));
  const across = rangeOf(points.map((point) => point.x)) ?? rangeOf(claimed.map(([x]) => x));
  const up = heightOf(points, claimed);
  if (!across || !up) {
    return figures.map(() => `<p class="nothing">${say().nothingToDraw}</p>`);
  }
  const x = exactScale(withMargin(across));
  const y = roundScale(up);
  const labels = claimLabels(figures);
  return figures.map((figure, i) => drawCurve(figure, `${frame.id}-${i}`, x, y, labels));
}

export function claimLabels(figures: readonly Curve[]): string[] {
  return [...new Set(figures.flatMap((figure) => figure.claims.map((claim) => claim.label)))];
}

export function isMeasured(point: Point): boolean {
  return isKnown(point.value) && isKnown(point.x);
}

/** High enough for the claims, unless a wild claim would flatten what was measured. */
function heightOf(
  points: readonly Point[],
  claimed: readonly (readonly [number, number])[],
): Range | undefined {
  const claims = rangeOf(claimed.map(([, y]) => y));
  const measured = rangeOfEstimates(points);
  if (!measured || !claims) return measured ?? claims;
  const room = Math.max(measured.to - measured.from, Math.abs(measured.to) * 0.2);
  return including(
    including(measured, Math.max(claims.from, measured.from - room)),
    Math.min(claims.to, measured.to + room),
  );
}

function withMargin({ from, to }: Range): Range {
  const margin = (to - from) * 0.05;
  return { from: from - margin, to: to + margin };
}

function drawCurve(figure: Curve, id: string, x: Scale, y: Scale, labels: readonly string[]): string {
  const level = (value: number) => BOTTOM - (along(y, value) / 100) * HEIGHT;
  const tickLabels = y.ticks.map((tick) => tickLabel(tick, y.step, ""));
  const left = 12 + Math.max(...tickLabels.map((label) => textWidth(label, TICK_SIZE)));
  return draw({
    id,
    title: figure.title,
    description: inWords(figure),
    height: BOTTOM + 42,
    left,
    body:
      `<text class="tick" x="${-Math.floor(left)}" y="12">${escaped(figure.yLabel)}</text>` +
      y.ticks
        .map(
          (tick, i) =>
            line("grid", 0, level(tick), 100, level(tick)) +
            `<text class="tick" x="-8" y="${px(level(tick) + 4)}" text-anchor="end">${tickLabels[i]}</text>`,
        )
        .join("") +
      axisBelow(x, tickWriter(""), BOTTOM, figure.xLabel) +
      figure.claims.map((claim) => drawClaim(claim, styleOf(labels, claim.label), x, y, level)).join("") +
      figure.points
        .filter(isMeasured)
        .map((point) => drawPoint(point, x, y, level))
        .join(""),
  });
}

function drawPoint(point: Point, x: Scale, y: Scale, level: (value: number) => number): string {
  const across = along(x, point.x);
  const dot = circle("dot", across, level(point.value), 4);
  if (!isKnown(point.low) || !isKnown(point.high)) return dot;
  const [low, high] = [level(Math.max(point.low, y.from)), level(Math.min(point.high, y.to))];
  return (
    line("reach", across, low, across, high) +
    shape("reach arrow", across, high, point.high > y.to ? "M-5 5L0-1L5 5" : "M-4 0H4") +
    shape("reach arrow", across, low, point.low < y.from ? "M-5-5L0 1L5-5" : "M-4 0H4") +
    dot
  );
}

function drawClaim(
  claim: Claim,
  style: number,
  x: Scale,
  y: Scale,
  level: (value: number) => number,
): string {
  const known = claim.points.filter(([px, py]) => isKnown(px) && isKnown(py));
  const path = known
    .map(([px, py]) => [along(x, px), ((y.to - py) / (y.to - y.from)) * HEIGHT] as const)
    .map(([px, py], i) => `${i === 0 ? "M" : "L"}${px.toFixed(2)} ${py.toFixed(2)}`)
    .join("");
  const signs = halfWays(known).filter(([px, py]) => isWithin(x, px) && isWithin(y, py));
  const every = Math.max(1, Math.ceil(signs.length / MOST_MARKERS));
  return (
    `<svg y="${TOP}" width="100%" height="${HEIGHT}" viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none">` +
    `<path class="claim c${style}" vector-effect="non-scaling-stroke" d="${path}"/></svg>` +
    signs
      .filter((_, i) => i % every === 0)
      .map(([px, py]) => shape(`sign c${style}`, along(x, px), level(py), markerOf(style)))
      .join("")
  );
}

/**
 * A claim mostly has its points where something was measured; its markers go between them, so that neither is hidden.
 */
function halfWays(points: Claim["points"]): Claim["points"] {
  if (points.length < 2) return points;
  return points.slice(1).map(([x, y], i) => {
    const [beforeX, beforeY] = points[i] ?? [x, y];
    return [(beforeX + x) / 2, (beforeY + y) / 2] as const;
  });
}

function styleOf(labels: readonly string[], label: string): number {
  return labels.indexOf(label) % CLAIM_MARKERS.length;
}

function markerOf(style: number): string {
  return CLAIM_MARKERS[style] ?? MARKERS.square;
}

export function curveLegend(figures: readonly Curve[]): string {
  const labels = claimLabels(figures);
  const swatch = (drawing: string) =>
    `<svg class="swatch" width="36" height="14" aria-hidden="true">${drawing}</svg>`;
  const measured = `<line class="reach" x1="18" y1="-2" x2="18" y2="16"/><circle class="dot" cx="18" cy="7" r="4"/>`;
  const claims = labels.map((label) => {
    const style = styleOf(labels, label);
    const drawing = `<path class="claim c${style}" d="M0 7H36"/>${shape(`sign c${style}`, 50, 7, markerOf(style))}`;
    return `<li>${swatch(drawing)}${escaped(label)}</li>`;
  });
  return `<ul class="legend"><li>${swatch(measured)}${say().measured}</li>${claims.join("")}</ul>`;
}

export function curveWriter(figures: readonly Curve[]): Writer {
  return writerFor(
    "",
    figures.flatMap((figure) => figure.points.map((point) => point.value)),
  );
}

function inWords(figure: Curve): string {
  const write = curveWriter([figure]);
  const measured = figure.points
    .filter(isMeasured)
    .map(({ x, value }) => say().at(write(value), writerFor("", [x])(x)))
    .join(", ");
  const claims = figure.claims.map((claim) => claim.label).join(", ");
  return say().curveInWords(
    figure.yLabel,
    figure.xLabel,
    measured || say().nothingMeasuredYet,
    claims || say().none,
  );
}
