import type { Figure } from "@tavolata/figures";
import { curveLegend, drawCurves } from "./curve.ts";
import type { FigureOf, Frame } from "./figures.ts";
import { escaped, paragraph } from "./html.ts";
import { drawMeans } from "./means.ts";
import { drawRates } from "./rates.ts";
import { drawShares, evenness } from "./shares.ts";
import { drawSpreads } from "./spread.ts";
import { type Found, numbersOf } from "./tables.ts";
import { say } from "./words.ts";

/** The same figure from each line-up of bots, in their order; undefined for a line-up that does not have it. */
export interface Sightings {
  readonly anchor: string;
  readonly title: string;
  readonly families: readonly { readonly name: string; readonly figure: Figure | undefined }[];
}

/** One figure: what it is, what it says, the plots of all line-ups side by side, and the numbers. */
export function writeFigure({ anchor, title, families: all }: Sightings): string {
  const isSame = all.length > 1 && new Set(all.map(({ figure }) => JSON.stringify(figure))).size === 1;
  const families = isSame ? all.slice(0, 1) : all;
  const found = families.flatMap(({ name, figure }) => (figure ? [{ family: name, figure }] : []));
  const figures = found.map(({ figure }) => figure);
  const plots = plotsOf(figures, { id: anchor, room: labelRoom(families.length) });
  const notes = new Set(figures.map((figure) => figure.note));
  const shared = notes.size === 1 ? figures[0]?.note : undefined;
  const panels = families.map(({ name, figure }) => {
    const plot = figure ? plots[figures.indexOf(figure)] : undefined;
    const caption = [
      families.length > 1 ? `<strong class="family">${escaped(name)}</strong>` : "",
      figure ? readingOf(figure, shared === undefined) : "",
    ].join("");
    return writePanel(caption, plot ?? `<p class="nothing">${say().notMeasuredHere}</p>`);
  });
  return (
    `<section class="figure" id="${anchor}"><h3>${escaped(title)}</h3>${paragraph("note", shared)}${isSame ? paragraph("test", say().sameForAll) : ""}` +
    `${legendOf(figures)}${writePanels(panels)}${numbersOf(found as Found[])}</section>`
  );
}

/** Panels are narrowest where three or four stand side by side. */
export function labelRoom(panels: number): number {
  return panels > 2 ? 180 : 230;
}

export function writePanels(panels: readonly string[]): string {
  return `<div class="panels n${Math.min(panels.length, 5)}">${panels.join("")}</div>`;
}

export function writePanel(caption: string, plot: string): string {
  return `<figure class="panel"><figcaption>${caption}</figcaption><div>${plot}</div></figure>`;
}

function plotsOf(figures: readonly Figure[], frame: Frame): string[] {
  switch (figures[0]?.kind) {
    case "shares":
      return orNothing(figures as FigureOf<"shares">[], (some) => drawShares(some, frame));
    case "rates":
      return orNothing(figures as FigureOf<"rates">[], (some) => drawRates(some, frame));
    case "means":
      return orNothing(figures as FigureOf<"means">[], (some) => drawMeans(some, frame));
    case "spread":
      return drawSpreads(figures as FigureOf<"spread">[], frame);
    case "curve":
      return drawCurves(figures as FigureOf<"curve">[], frame);
    case undefined:
      return [];
  }
}

function orNothing<F extends { readonly rows: readonly unknown[] }>(
  figures: readonly F[],
  drawAll: (figures: readonly F[]) => string[],
): string[] {
  return drawAll(figures).map((plot, i) =>
    figures[i]?.rows.length ? plot : `<p class="nothing">${say().nothingToDraw}</p>`,
  );
}

function readingOf(figure: Figure, withNote: boolean): string {
  const note = withNote ? paragraph("note", figure.note) : "";
  if (figure.kind === "shares") {
    return `${paragraph("verdict", figure.verdict)}<p class="test">${escaped(evenness(figure))}</p>${note}`;
  }
  return figure.kind === "curve" && figure.verdict ? paragraph("verdict", figure.verdict) + note : note;
}

function legendOf(figures: readonly Figure[]): string {
  switch (figures[0]?.kind) {
    case "shares":
      return `<ul class="legend"><li>${dotSwatch("dot")}${say().uneven}</li><li>${dotSwatch("dot hollow")}${say().maybeEven}</li></ul>`;
    case "curve":
      return curveLegend(figures as FigureOf<"curve">[]);
    default:
      return "";
  }
}

export function dotSwatch(className: string): string {
  const whisker = className.includes("hollow") ? "reach quiet" : "reach";
  return (
    `<svg class="swatch" width="32" height="14" aria-hidden="true"><line class="${whisker}" x1="1" y1="7" x2="31" y2="7"/>` +
    `<circle class="${className}" cx="16" cy="7" r="5"/></svg>`
  );
}
