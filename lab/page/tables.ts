import type { Figure, Row } from "@tavolata/figures";
import { claimLabels, curveWriter } from "./curve.ts";
import type { FigureOf } from "./figures.ts";
import { escaped } from "./html.ts";
import { meansWriter } from "./means.ts";
import { count, isKnown, percent, UNKNOWN, type Writer, withUnit, writerFor } from "./numbers.ts";
import { isMeasured } from "./rows.ts";
import { evenness } from "./shares.ts";
import { spreadWriters } from "./spread.ts";
import { say } from "./words.ts";

/** The figure that one line-up of bots gave. */
export interface Found<F = Figure> {
  readonly family: string;
  readonly figure: F;
}

interface Group {
  readonly name: string;
  /** The first cell is the heading of its row. */
  readonly rows: readonly (readonly string[])[];
  /** What was found about all the rows together. */
  readonly remark?: string;
}

/** Every number behind a figure, collapsed until somebody opens it. */
export function numbersOf(found: readonly Found[]): string {
  return fold(tablesOf(found));
}

export function fold(tables: string): string {
  return tables ? `<details><summary>${say().theNumbers}</summary>${tables}</details>` : "";
}

function tablesOf(found: readonly Found[]): string {
  const first = found[0]?.figure;
  switch (first?.kind) {
    case "shares":
      return ofRows(found as Found<FigureOf<"shares">>[], say().share, percent, sharesRemark);
    case "rates":
      return ofRows(found as Found<FigureOf<"rates">>[], say().rate, percent);
    case "means": {
      const means = found as Found<FigureOf<"means">>[];
      return ofRows(
        means,
        withUnit(`${say().mean},`, first.unit),
        meansWriter(means.map(({ figure }) => figure)),
      );
    }
    case "spread":
      return ofSpread(found as Found<FigureOf<"spread">>[]);
    case "curve":
      return ofCurve(found as Found<FigureOf<"curve">>[]);
    case undefined:
      return "";
  }
}

function ofRows<F extends { readonly rows: readonly Row[] }>(
  found: readonly Found<F>[],
  what: string,
  write: Writer,
  remark?: (figure: F) => string,
): string {
  const groups = found.map(({ family, figure }) => ({
    name: family,
    rows: figure.rows.map((row) => [row.label, ...estimateCells(row, write), count(row.n)]),
    ...(remark ? { remark: remark(figure) } : {}),
  }));
  return table(["", what.replace(/,$/, ""), say().from, say().to, "n"], groups);
}

function estimateCells(row: Row, write: Writer): string[] {
  return isMeasured(row) ? [write(row.value), write(row.low), write(row.high)] : [UNKNOWN, UNKNOWN, UNKNOWN];
}

function sharesRemark(figure: FigureOf<"shares">): string {
  return `${say().evenWouldBe(percent(figure.even))} ${evenness(figure)}`;
}

function ofSpread(found: readonly Found<FigureOf<"spread">>[]): string {
  const figures = found.map(({ figure }) => figure);
  const write = spreadWriters(figures);
  const unit = figures[0]?.unit ?? "";
  const summary = found.map(({ family, figure: { mean, p10, p50, p90 } }) => ({
    name: family,
    rows: [
      [unit, ...[mean.value, mean.low, mean.high].map(write.mean), ...[p10, p50, p90].map(write.percentile)],
    ],
  }));
  return table(["", say().mean, say().from, say().to, "p10", "p50", "p90"], summary) + ofBins(found);
}

/** The line-ups side by side, because they mostly fill the same bins. */
function ofBins(found: readonly Found<FigureOf<"spread">>[]): string {
  const bins = found.flatMap(({ figure }) => figure.bins);
  const edge = writerFor(
    "",
    bins.flatMap((bin) => [bin.from, bin.to]),
  );
  const edges = new Map(bins.map((bin) => [`${bin.from} ${bin.to}`, bin]));
  const rows = [...edges.values()]
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .map(({ from, to }) => [
      edge(from),
      edge(to),
      ...found.map(({ figure }) => {
        const same = figure.bins.find((bin) => bin.from === from && bin.to === to);
        return count(same?.n ?? Number.NaN);
      }),
    ]);
  const unit = found[0]?.figure.unit;
  const names = found.length > 1 ? found.map(({ family }) => `n, ${family}`) : ["n"];
  return table(
    [unit ? `${say().fromColumn}, ${unit}` : say().fromColumn, say().to, ...names],
    [{ name: "", rows }],
    "table bins",
  );
}

function ofCurve(found: readonly Found<FigureOf<"curve">>[]): string {
  const figures = found.map(({ figure }) => figure);
  const write = curveWriter(figures);
  const labels = claimLabels(figures);
  const groups = found.map(({ family, figure }) => {
    const claims = labels.map(
      (label) => new Map(figure.claims.find((claim) => claim.label === label)?.points),
    );
    const xs = [
      ...new Set([...figure.points.map((point) => point.x), ...claims.flatMap((c) => [...c.keys()])]),
    ];
    const writeX = writerFor("", xs);
    return {
      name: family,
      rows: xs
        .filter(isKnown)
        .sort((a, b) => a - b)
        .map((x) => {
          const point = figure.points.find((candidate) => candidate.x === x);
          const measured = [point?.value, point?.low, point?.high].map((value) => write(value ?? Number.NaN));
          return [
            writeX(x),
            ...measured,
            count(point?.n ?? Number.NaN),
            ...claims.map((claim) => write(claim.get(x) ?? Number.NaN)),
          ];
        }),
    };
  });
  const first = figures[0];
  return table([first?.xLabel ?? "", first?.yLabel ?? "", say().from, say().to, "n", ...labels], groups);
}

export function table(columns: readonly string[], groups: readonly Group[], className = "table"): string {
  if (groups.every((group) => group.rows.length === 0)) return "";
  const head = columns
    .map((column) => (column ? `<th scope="col">${escaped(column)}</th>` : "<td></td>"))
    .join("");
  const bodies = groups.map((group) => {
    const name =
      groups.length > 1
        ? `<tr class="group"><th scope="rowgroup" colspan="${columns.length}">${escaped(group.name)}</th></tr>`
        : "";
    const remark = group.remark
      ? `<tr class="remark"><td colspan="${columns.length}">${escaped(group.remark)}</td></tr>`
      : "";
    return `<tbody>${name}${group.rows.map(tableRow).join("")}${remark}</tbody>`;
  });
  return `<div class="${className}"><table><thead><tr>${head}</tr></thead>${bodies.join("")}</table></div>`;
}

function tableRow([head = "", ...cells]: readonly string[]): string {
  return `<tr><th scope="row">${escaped(head)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
}
