import type { Figure, Report } from "@tavolata/figures";
import { writeComparison } from "./comparison.ts";
import { lineUp, writeHeader } from "./header.ts";
import { anchor, escaped } from "./html.ts";
import { changesInWords } from "./options.ts";
import { type Sightings, writeFigure } from "./section.ts";
import { STYLE } from "./style.ts";
import { type PageLanguage, say, writtenIn } from "./words.ts";

const FIGURES_WORTH_A_LIST = 4;

/** Everything that the lab found, on one page that needs no other file. */
export function writePage(report: Report, language: PageLanguage = "en"): string {
  return writtenIn(language, () => write(report));
}

function write(report: Report): string {
  const words = say();
  const variants = report.families[0]?.comparisons ?? [];
  return [
    `<!doctype html>`,
    `<html lang="${words.locale}">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark">`,
    `<title>${escaped(words.tabTitle(report.title))}</title>`,
    `<style>${STYLE}</style>`,
    `</head>`,
    `<body>`,
    writeHeader(report),
    `<main>`,
    ...variants.map((_, v) => writeComparison(report, v)),
    writeFindings(report),
    `</main>`,
    `<footer><p>${words.footer}</p></footer>`,
    `</body>`,
    `</html>`,
    ``,
  ].join("\n");
}

function writeFindings(report: Report): string {
  const words = say();
  const panels = panelsOf(report);
  const figures = sightingsOf(panels);
  if (figures.length === 0) {
    return `<section><h2>${words.found}</h2><p class="nothing">${words.nothingMeasured}</p></section>`;
  }
  return (
    `<section><h2>${words.found}</h2>${writeList(figures)}` +
    `<div class="figures${panels.length === 1 ? " single" : ""}">${figures.map(writeFigure).join("\n")}</div></section>`
  );
}

function writeList(figures: readonly Sightings[]): string {
  if (figures.length < FIGURES_WORTH_A_LIST) return "";
  const links = figures.map((figure) => `<li><a href="#${figure.anchor}">${escaped(figure.title)}</a></li>`);
  return `<nav aria-label="${say().figures}"><ol>${links.join("")}</ol></nav>`;
}

interface Panel {
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** Each line-up by itself, and after it the same line-up in each variant that it was compared with. */
function panelsOf({ families, options, labels }: Report): Panel[] {
  return families.flatMap(({ bots, figures, comparisons }) => [
    { name: lineUp(bots), figures },
    ...comparisons.map((comparison) => ({
      name: say().variant(lineUp(bots), changesInWords(options, comparison.options, labels)),
      figures: comparison.figures,
    })),
  ]);
}

/** Figures that several panels share, in the order in which they first appear. */
function sightingsOf(panels: readonly Panel[]): Sightings[] {
  const all = panels.flatMap((panel) => panel.figures);
  const keys = [...new Set(all.map(keyOf))];
  return keys.flatMap((key, i) => {
    const first = all.find((figure) => keyOf(figure) === key);
    if (!first) return [];
    return [
      {
        anchor: `${anchor(first.id)}-${i + 1}`,
        title: first.title,
        families: panels.map(({ name, figures }) => ({
          name,
          figure: figures.find((figure) => keyOf(figure) === key),
        })),
      },
    ];
  });
}

/** Two line-ups might draw the same thing in two ways, and these cannot share a scale. */
function keyOf({ id, kind }: { readonly id: string; readonly kind: string }): string {
  return `${kind} ${id}`;
}
