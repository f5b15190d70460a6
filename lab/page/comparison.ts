import type { Comparison, Difference, Report } from "@tavolata/figures";
import { lineUp } from "./header.ts";
import { escaped, paragraph } from "./html.ts";
import { axisBelow, gridAcross, interval } from "./marks.ts";
import {
  isKnown,
  isPercentage,
  probability,
  tickLabel,
  type Writer,
  writeChange,
  writerForEstimates,
} from "./numbers.ts";
import { writeChangedOptions } from "./options.ts";
import { along, including, type Range, rangeOfEstimates, roundScale, type Scale } from "./scale.ts";
import { dotSwatch, labelRoom, writePanel, writePanels } from "./section.ts";
import { circle, draw, LABEL_SIZE, line, text } from "./svg.ts";
import { fold, table } from "./tables.ts";
import { say } from "./words.ts";
import { wrap } from "./wrap.ts";

/** The comparison that one line-up of bots gave. */
export interface Compared {
  readonly family: string;
  readonly comparison: Comparison;
}

/** All measures of one unit share an axis, for all line-ups. */
interface UnitGroup {
  readonly unit: string;
  readonly scale: Scale;
}

const LINE = 17;
const TRACK = 16;
const GAP = 14;
const HEAD = 20;
const AXIS = 44;

/** What changed between two variants, the verdict first. */
export function writeComparison({ families, options, labels }: Report, variant: number): string {
  const compared = families.flatMap(({ bots, comparisons }): Compared[] => {
    const comparison = comparisons[variant];
    return comparison ? [{ family: lineUp(bots), comparison }] : [];
  });
  const first = compared[0];
  if (!first) return "";
  const groups = unitGroups(compared.flatMap(({ comparison }) => comparison.differences));
  const panels = compared.map(({ family, comparison }, i) =>
    writePanel(
      compared.length > 1 ? `<strong class="family">${escaped(family)}</strong>` : "",
      drawForest(comparison, groups, `change-${variant}-${i}`, labelRoom(compared.length)),
    ),
  );
  return (
    `<section class="comparison" id="change-${variant}"><h2>${say().whatChanged}</h2>` +
    writeChangedOptions(options, first.comparison.options, labels) +
    writeVerdicts(compared) +
    compared.map((one) => writeFelt(one, compared.length > 1)).join("") +
    `<ul class="legend"><li>${dotSwatch("dot")}${say().seenLegend}</li>` +
    `<li>${dotSwatch("dot hollow")}${say().maybeChance}</li></ul>` +
    `${writePanels(panels)}${numbersOf(compared)}</section>`
  );
}

/** Whether the bots ever noticed the rule: without that, "no difference" says nothing. */
function writeFelt({ family, comparison: { felt } }: Compared, withName: boolean): string {
  const said = [felt.sentence, felt.advice].filter(Boolean).join(" ");
  return paragraph("note", withName && said ? `${family}: ${said}` : said);
}

/** Each verdict once, with the line-ups that agree on it. */
function writeVerdicts(compared: readonly Compared[]): string {
  const verdicts = [...new Set(compared.map(({ comparison }) => comparison.verdict))];
  return verdicts
    .map((verdict) => {
      const agreed = compared.filter(({ comparison }) => comparison.verdict === verdict);
      const who = verdicts.length > 1 ? agreed.map(({ family }) => family).join("; ") : say().sameForAll;
      return (
        `<p class="finding">${escaped(verdict)}</p>` +
        (compared.length > 1 ? `<p class="who">${escaped(who)}</p>` : "")
      );
    })
    .join("");
}

function unitGroups(differences: readonly Difference[]): UnitGroup[] {
  return [...new Set(differences.map((difference) => difference.unit))].map((unit) => {
    const same = differences.filter((difference) => difference.unit === unit);
    const range = rangeOfEstimates(same.map((difference) => difference.change)) ?? { from: -1, to: 1 };
    return { unit, scale: roundScale(withRoom(including(range, 0))) };
  });
}

/** Keeps the zero line off the edges, where the values are written. */
function withRoom({ from, to }: Range): Range {
  const room = (to - from) * 0.12;
  return { from: from - room, to: to + room };
}

function drawForest(comparison: Comparison, groups: readonly UnitGroup[], id: string, room: number): string {
  const parts: string[] = [];
  let y = 0;
  for (const group of groups) {
    const rows = comparison.differences.filter((difference) => difference.unit === group.unit);
    if (rows.length === 0) continue;
    const top = y + HEAD;
    const labels = rows.map((row) => wrap(row.label, room, LABEL_SIZE));
    const heights = labels.map((label) => (label.length + 1) * LINE + TRACK + GAP);
    const bottom = heights.reduce((sum, height) => sum + height, top);
    const zero = along(group.scale, 0);
    parts.push(gridAcross(group.scale, top, bottom), line("zero", zero, top, zero, bottom));
    parts.push(text("tick", 0, y + 11, unitWords(group.unit)));
    y = top;
    rows.forEach((row, i) => {
      parts.push(drawDifference(row, labels[i] ?? [], group, y + 2));
      y += heights[i] ?? 0;
    });
    parts.push(axisBelow(group.scale, (tick, step) => changeTick(tick, step, group.unit), bottom));
    y = bottom + AXIS;
  }
  if (parts.length === 0) return `<p class="nothing">${say().nothingCompared}</p>`;
  return draw({
    id,
    title: say().changeTitle,
    description: comparison.differences.map(inWords).join("; "),
    height: y - AXIS / 2 + 4,
    body: parts.join(""),
  });
}

function drawDifference(
  row: Difference,
  label: readonly string[],
  { scale, unit }: UnitGroup,
  y: number,
): string {
  const write = writerOf(row);
  const below = y + label.length * LINE;
  const middle = below + LINE + TRACK / 2;
  const head =
    label.map((words, i) => text(row.seen ? "label strong" : "label", 0, y + 13 + i * LINE, words)).join("") +
    text("tick", 0, below + 12, `${write(row.before)} → ${write(row.after)}`) +
    text(row.seen ? "value" : "label", 100, y + 13, writeChange(row.change.value, unit, write), "end") +
    text("tick", 100, below + 12, probability(row.p), "end");
  if (!isKnown(row.change.value)) return head;
  return (
    head +
    interval(row.seen ? "reach" : "reach quiet", scale, row.change, middle) +
    circle(row.seen ? "dot" : "dot hollow", along(scale, row.change.value), middle, row.seen ? 6 : 5)
  );
}

/** Slightly more digits than the difference deserves, so that it agrees with the values before and after. */
function writerOf({ unit, change }: Difference): Writer {
  return writerForEstimates(unit, [change], 1);
}

/** The heading of the group says that shares are in points, so the ticks need not. */
function changeTick(tick: number, step: number, unit: string): string {
  return `${tick > 0 ? "+" : ""}${tickLabel(tick, step, unit).replace(/\s*%$/, "")}`;
}

function unitWords(unit: string): string {
  if (isPercentage(unit)) return say().percentagePoints;
  return unit || say().change;
}

function inWords(row: Difference): string {
  const change = writeChange(row.change.value, row.unit, writerOf(row));
  return `${row.label}: ${change} ${unitWords(row.unit)}, ${row.seen ? say().seen : say().maybeChance}`;
}

function numbersOf(compared: readonly Compared[]): string {
  const rows = ({ comparison }: Compared) =>
    comparison.differences.map((row) => {
      const write = writerOf(row);
      const change = (value: number) => writeChange(value, row.unit, write);
      return [
        row.unit && !isPercentage(row.unit) ? `${row.label}, ${row.unit}` : row.label,
        write(row.before),
        write(row.after),
        change(row.change.value),
        change(row.change.low),
        change(row.change.high),
        probability(row.p).replace(/^p\s(=\s)?/, ""),
        row.seen ? say().yes : say().no,
      ];
    });
  return fold(
    table(
      [
        "",
        say().before,
        say().after,
        say().changeColumn,
        say().from,
        say().to,
        say().pCorrected,
        say().seenColumn,
      ],
      compared.map((one) => ({ name: one.family, rows: rows(one) })),
    ),
  );
}
