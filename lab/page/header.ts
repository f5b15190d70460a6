import type { Report } from "@tavolata/figures";
import { escaped, inWords, paragraph } from "./html.ts";
import { count, counted } from "./numbers.ts";
import { writeOptions } from "./options.ts";
import { say } from "./words.ts";

/** What was played, how often, and how to play it again. */
export function writeHeader(report: Report): string {
  const words = say();
  const facts: [string, string][] = [
    [words.players, count(report.players)],
    [words.games, gamesPlayed(report)],
    [
      report.families.length === 1 ? words.lineUp : words.lineUps,
      report.families.map(({ bots }) => lineUp(bots)).join("; ") || words.none,
    ],
    [words.seed, report.seed],
    [words.rules, words.version(report.version)],
  ];
  if (report.banned !== undefined) facts.splice(1, 0, [words.banned, inWords(report.banned)]);
  return (
    `<header><p class="eyebrow">${words.fromTheLab}</p><h1>${escaped(report.title)}</h1>` +
    `<dl class="facts">${facts
      .map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`)
      .join("")}</dl>${writeOptions(report)}` +
    `${remarksOf(report)
      .map((remark) => paragraph("note", remark))
      .join("")}</header>`
  );
}

/** Everything that has to be known before the figures are believed, each with the line-up that it is about. */
function remarksOf({ remarks, families }: Report): string[] {
  return [
    ...remarks,
    ...families.flatMap((family) =>
      [...family.remarks, ...family.comparisons.flatMap((comparison) => comparison.remarks)].map(
        (remark) => `${lineUp(family.bots)}: ${remark}`,
      ),
    ),
  ];
}

function gamesPlayed({ families, gamesAsked, stopped }: Report): string {
  const words = say();
  const played = families.map(({ games }) => games);
  const least = Math.min(...played);
  const most = Math.max(...played);
  const each = families.length > 1 ? words.forEachLineUp : "";
  if (families.length === 0) return words.noneOf(count(gamesAsked));
  const range =
    least === most ? counted(most, words.game, words.gamesCounted) : words.fromTo(count(least), count(most));
  return stopped ? words.stoppedEarly(range, count(gamesAsked), each) : `${range}${each}`;
}

/** "strong × 3, greedy": the bots at the table, in the order in which they first appear. */
export function lineUp(bots: readonly string[]): string {
  const times = new Map<string, number>();
  for (const bot of bots) times.set(bot, (times.get(bot) ?? 0) + 1);
  return [...times].map(([bot, n]) => (n > 1 ? `${bot} × ${n}` : bot)).join(", ") || say().nobody;
}
