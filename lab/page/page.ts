import type { Report } from "@tavolata/figures";
import { writeComparison } from "./comparison.ts";
import { lineUp, writeHeader } from "./header.ts";
import { anchor, escaped } from "./html.ts";
import { type Sightings, writeFigure } from "./section.ts";
import { STYLE } from "./style.ts";

const FIGURES_WORTH_A_LIST = 4;

/** Everything that the lab found, on one page that needs no other file. */
export function writePage(report: Report): string {
  const figures = sightingsOf(report);
  const compared = report.families.flatMap(({ bots, comparison }) =>
    comparison ? [{ family: lineUp(bots), comparison }] : [],
  );
  return [
    `<!doctype html>`,
    `<html lang="en">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark">`,
    `<title>${escaped(report.title)}, from the lab</title>`,
    `<style>${STYLE}</style>`,
    `</head>`,
    `<body>`,
    writeHeader(report),
    `<main>`,
    writeComparison(compared, report.options),
    writeFindings(figures, report.families.length),
    `</main>`,
    `<footer><p>Whiskers are 95 % intervals; one that ends in an arrow goes on beyond its plot. Plots of one figure share one scale, so that line-ups can be compared.</p></footer>`,
    `</body>`,
    `</html>`,
    ``,
  ].join("\n");
}

function writeFindings(figures: readonly Sightings[], families: number): string {
  if (figures.length === 0) {
    return `<section><h2>What was found</h2><p class="nothing">Nothing was measured.</p></section>`;
  }
  return (
    `<section><h2>What was found</h2>${writeList(figures)}` +
    `<div class="figures${families === 1 ? " single" : ""}">${figures.map(writeFigure).join("\n")}</div></section>`
  );
}

function writeList(figures: readonly Sightings[]): string {
  if (figures.length < FIGURES_WORTH_A_LIST) return "";
  const links = figures.map((figure) => `<li><a href="#${figure.anchor}">${escaped(figure.title)}</a></li>`);
  return `<nav aria-label="Figures"><ol>${links.join("")}</ol></nav>`;
}

/** Figures that several line-ups share, in the order in which they first appear. */
function sightingsOf({ families }: Report): Sightings[] {
  const all = families.flatMap((family) => family.figures);
  const keys = [...new Set(all.map(keyOf))];
  return keys.flatMap((key, i) => {
    const first = all.find((figure) => keyOf(figure) === key);
    if (!first) return [];
    return [
      {
        anchor: `${anchor(first.id)}-${i + 1}`,
        title: first.title,
        families: families.map((family) => ({
          name: lineUp(family.bots),
          figure: family.figures.find((figure) => keyOf(figure) === key),
        })),
      },
    ];
  });
}

/** Two line-ups might draw the same thing in two ways, and these cannot share a scale. */
function keyOf({ id, kind }: { readonly id: string; readonly kind: string }): string {
  return `${kind} ${id}`;
}
