import type { Comparison, Estimate, Figure, Report } from "@tavolata/figures";
import { changesInWords, optionInWords } from "./page/options.ts";
import { type PageLanguage, say, writtenIn } from "./page/words.ts";

/** The report as plain text, for a terminal. */
export function writeTable(report: Report, language: PageLanguage = "en"): string {
  return writtenIn(language, () => `${linesOf(report).join("\n")}\n`);
}

function linesOf(report: Report): string[] {
  const { title, version, players, options, chosen, labels, seed, banned } = report;
  const words = say();
  const set = chosen.map((name) => optionInWords(options, name, labels)).join(", ");
  const lines = [
    words.heading(title, version, players, seed),
    [
      set === "" ? words.defaults : words.options(set),
      ...(banned === undefined ? [] : [words.mayNot(banned)]),
    ].join("; "),
    ...report.remarks,
  ];
  for (const { bots, games, remarks, figures, comparisons } of report.families) {
    const asked = report.stopped ? words.ofAsked(report.gamesAsked) : "";
    const counted = `${games} ${games === 1 ? words.game : words.gamesCounted}${asked}`;
    lines.push("", words.family(bots.join(", "), counted), ...remarks);
    for (const comparison of comparisons) lines.push(...comparisonLines(report, comparison));
    for (const figure of figures) lines.push("", ...figureLines(figure));
    for (const comparison of comparisons) {
      lines.push("", words.variantItself(changesInWords(options, comparison.options, labels)));
      lines.push(...comparison.remarks);
      for (const figure of comparison.figures) lines.push("", ...figureLines(figure));
    }
  }
  return lines;
}

function figureLines(figure: Figure): string[] {
  const words = say();
  const title = `${figure.title}${figure.note === undefined ? "" : ` (${figure.note.replace(/\.$/, "")})`}`;
  switch (figure.kind) {
    case "shares": {
      const { statistic, degrees, p } = figure.chiSquare;
      const even = `${fixed(100 * figure.even, 1)} %`;
      return [
        title,
        ...figure.rows.map((row) => `  ${label(row.label)} ${percentage(row)}`),
        `  ${words.evenLine(even, fixed(statistic, 2), degrees, probability(p))}`,
        `  ${figure.verdict}`,
      ];
    }
    case "rates":
      return [
        title,
        ...figure.rows.map((row) => `  ${label(row.label)} ${percentage(row)}  ${words.of(row.n)}`),
      ];
    case "means":
      return [title, ...figure.rows.map((row) => `  ${label(row.label)} ${interval(row)} ${figure.unit}`)];
    case "spread":
      return [
        title,
        `  ${label(words.mean.toLowerCase())} ${interval(figure.mean)} ${figure.unit}`,
        `  ${label("p10, p50, p90")} ${[figure.p10, figure.p50, figure.p90].map(plain).join("; ")}`,
      ];
    case "curve":
      return [
        title,
        `  ${[figure.xLabel, figure.yLabel, words.times, ...figure.claims.map((claim) => claim.label)].join(" | ")}`,
        ...figure.points.map((point, i) => {
          const claims = figure.claims.map((claim) => fixed(claim.points[i]?.[1], 2));
          return `  ${[String(point.x).padStart(4), interval(point), words.of(point.n), ...claims].join(" | ")}`;
        }),
        ...(figure.verdict === undefined ? [] : [`  ${figure.verdict}`]),
      ];
  }
}

function comparisonLines(
  { options: before, labels }: Report,
  { options, differences, felt, verdict }: Comparison,
): string[] {
  const words = say();
  return [
    words.comparedWith(changesInWords(before, options, labels)),
    `  ${verdict}`,
    `  ${felt.sentence}`,
    ...(felt.advice === undefined ? [] : [`  ${felt.advice}`]),
    ...differences.map((one) => {
      const line = words.differenceLine(
        fixed(one.before, 2),
        `${fixed(one.after, 2)} ${one.unit}`,
        interval(one.change),
        probability(one.p),
      );
      return ` ${one.seen ? "*" : " "}${label(one.label, 48)} ${line}`;
    }),
  ];
}

function label(text: string, width = 26): string {
  return text.padEnd(width);
}

function probability(p: number): string {
  return p < 0.0001 ? `p < ${fixed(0.0001, 4)}` : `p ${fixed(p, 4)}`;
}

function percentage({ value, low, high }: Estimate): string {
  const write = (share: number) => fixed(100 * share, 2);
  return `${write(value).padStart(6)} %  [${write(low)}; ${write(high)}]`;
}

function interval({ value, low, high }: Estimate): string {
  const [a, b, c] = [value, low, high].map((bound) => fixed(bound, 3));
  return `${a}  [${b}; ${c}]`;
}

/** What could not be measured is a dash. */
function fixed(value: number | undefined, decimals: number): string {
  return value === undefined || !Number.isFinite(value) ? "–" : pointed(value.toFixed(decimals));
}

function plain(value: number): string {
  return Number.isFinite(value) ? pointed(String(value)) : "–";
}

function pointed(digits: string): string {
  return say().locale === "it" ? digits.replace(".", ",") : digits;
}
