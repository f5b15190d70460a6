import type { Comparison, Estimate, Figure, Report } from "@tavolata/figures";

/** The report as plain text, for a terminal. */
export function writeTable(report: Report): string {
  const { title, version, players, options, seed } = report;
  const lines = [
    `${title} (version ${version}), ${players} players, seed "${seed}"`,
    `options ${JSON.stringify(options)}${report.banned === undefined ? "" : `, one seat may not ${report.banned}`}`,
  ];
  for (const { bots, games, figures, comparison } of report.families) {
    const asked = report.stopped ? ` of ${report.gamesAsked}, stopped early` : "";
    lines.push("", `== ${bots.join(", ")}: ${games} ${games === 1 ? "game" : "games"}${asked}`);
    if (comparison !== undefined) lines.push(...comparisonLines(comparison));
    for (const figure of figures) lines.push("", ...figureLines(figure));
  }
  return `${lines.join("\n")}\n`;
}

function figureLines(figure: Figure): string[] {
  const title = `${figure.title}${figure.note === undefined ? "" : ` (${figure.note.replace(/\.$/, "")})`}`;
  switch (figure.kind) {
    case "shares": {
      const { statistic, degrees, p } = figure.chiSquare;
      return [
        title,
        ...figure.rows.map((row) => `  ${label(row.label)} ${percentage(row)}`),
        `  even ${(100 * figure.even).toFixed(1)} %; chi-square ${statistic.toFixed(2)} on ${degrees}, ${probability(p)}`,
        `  ${figure.verdict}`,
      ];
    }
    case "rates":
      return [title, ...figure.rows.map((row) => `  ${label(row.label)} ${percentage(row)}  of ${row.n}`)];
    case "means":
      return [title, ...figure.rows.map((row) => `  ${label(row.label)} ${interval(row)} ${figure.unit}`)];
    case "spread":
      return [
        title,
        `  ${label("mean")} ${interval(figure.mean)} ${figure.unit}`,
        `  ${label("p10, p50, p90")} ${figure.p10}, ${figure.p50}, ${figure.p90}`,
      ];
    case "curve":
      return [
        title,
        `  ${[figure.xLabel, figure.yLabel, "times", ...figure.claims.map((claim) => claim.label)].join(" | ")}`,
        ...figure.points.map((point, i) => {
          const claims = figure.claims.map((claim) => (claim.points[i]?.[1] ?? Number.NaN).toFixed(2));
          return `  ${[String(point.x).padStart(4), interval(point), `of ${point.n}`, ...claims].join(" | ")}`;
        }),
        ...(figure.verdict === undefined ? [] : [`  ${figure.verdict}`]),
      ];
  }
}

function comparisonLines({ options, differences, verdict }: Comparison): string[] {
  return [
    `compared with ${JSON.stringify(options)}, on the same seeds`,
    `  ${verdict}`,
    ...differences.map(({ label: name, before, after, change, unit, p, seen }) => {
      const mark = seen ? "*" : " ";
      return ` ${mark}${label(name, 48)} ${before.toFixed(2)} → ${after.toFixed(2)} ${unit}, change ${interval(change)}, ${probability(p)}`;
    }),
  ];
}

function label(text: string, width = 26): string {
  return text.padEnd(width);
}

function probability(p: number): string {
  return p < 0.0001 ? "p < 0.0001" : `p ${p.toFixed(4)}`;
}

function percentage({ value, low, high }: Estimate): string {
  const write = (share: number) => (100 * share).toFixed(2);
  return `${write(value).padStart(6)} %  [${write(low)}, ${write(high)}]`;
}

function interval({ value, low, high }: Estimate): string {
  const [a, b, c] = [value, low, high].map((bound) => (Number.isFinite(bound) ? bound.toFixed(3) : "–"));
  return `${a}  [${b}, ${c}]`;
}
