import type { Comparison, Estimate, Figure, Report } from "@tavolata/figures";
import type { Language } from "@tavolata/kernel";
import { changesInWords } from "./page/options.ts";
import { writtenIn } from "./page/words.ts";

const COLUMNS = [
  "bots",
  "variant",
  "figure",
  "title",
  "row",
  "unit",
  "n",
  "value",
  "low",
  "high",
  "p",
] as const;
type Cells = Partial<Record<(typeof COLUMNS)[number], string | number>>;

/** Spreadsheets tell UTF-8 by it. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Every number of a report, one to a line, for a spreadsheet. Rates and shares are between 0 and 1. An Italian
 * spreadsheet takes commas for decimals, so there the columns are separated by semicolons.
 */
export function writeCsv(report: Report, language: Language): string {
  const lines = writtenIn(language, () => report.families.flatMap((family) => familyLines(report, family)));
  const line = (cells: readonly (string | number | undefined)[]) =>
    cells.map((cell) => cellOf(cell, language)).join(language === "it" ? ";" : ",");
  return `${BYTE_ORDER_MARK}${[COLUMNS, ...lines.map((cells) => COLUMNS.map((column) => cells[column]))]
    .map(line)
    .join("\r\n")}\r\n`;
}

function familyLines(report: Report, { bots, figures, comparisons }: Report["families"][number]): Cells[] {
  const who = { bots: bots.join(", ") };
  return [
    ...figures.flatMap(figureLines).map((cells) => ({ ...who, ...cells })),
    ...comparisons.flatMap((comparison) => {
      const variant = changesInWords(report.options, comparison.options, report.labels);
      return [...comparison.figures.flatMap(figureLines), ...differenceLines(comparison)].map((cells) => ({
        ...who,
        variant,
        ...cells,
      }));
    }),
  ];
}

function figureLines(figure: Figure): Cells[] {
  const naming = { figure: figure.id, title: figure.title };
  switch (figure.kind) {
    case "shares":
    case "rates":
    case "means": {
      const unit = figure.kind === "means" ? figure.unit : "";
      return [
        ...figure.rows.map((row) => ({ ...naming, row: row.label, unit, n: row.n, ...bounds(row) })),
        ...(figure.kind === "shares"
          ? [{ ...naming, row: "chi-square", value: figure.chiSquare.statistic, p: figure.chiSquare.p }]
          : []),
      ];
    }
    case "spread":
      return [
        { ...naming, row: "mean", unit: figure.unit, ...bounds(figure.mean) },
        ...(["p10", "p50", "p90"] as const).map((row) => ({
          ...naming,
          row,
          unit: figure.unit,
          value: figure[row],
        })),
        ...figure.bins.map(({ from, to, n }) => ({
          ...naming,
          row: "bin",
          unit: figure.unit,
          n,
          low: from,
          high: to,
        })),
      ];
    case "curve":
      return [
        ...figure.points.map((point) => ({
          ...naming,
          row: `${point.x} ${figure.xLabel}`,
          unit: figure.yLabel,
          n: point.n,
          ...bounds(point),
        })),
        ...figure.claims.flatMap((claim) =>
          claim.points.map(([x, value]) => ({ ...naming, row: `${claim.label}, ${x}`, value })),
        ),
      ];
  }
}

/** Before, after, and what changed from game to game. */
function differenceLines({ differences }: Comparison): Cells[] {
  return differences.flatMap(({ id, label, unit, before, after, change, p }) => {
    const naming = { figure: `change/${id}`, title: label, unit };
    return [
      { ...naming, row: "before", value: before },
      { ...naming, row: "after", value: after },
      { ...naming, row: "change", ...bounds(change), p },
    ];
  });
}

function bounds({ value, low, high }: Estimate): Cells {
  return { value, low, high };
}

function cellOf(cell: string | number | undefined, language: Language): string {
  if (cell === undefined) return "";
  if (typeof cell === "string") return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  if (!Number.isFinite(cell)) return "";
  const digits = Number.isInteger(cell) ? String(cell) : String(Number(cell.toPrecision(8)));
  return language === "it" ? digits.replace(".", ",") : digits;
}
