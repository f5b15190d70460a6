import type { Report } from "@tavolata/figures";
import { escaped, inWords } from "./html.ts";
import { count, counted } from "./numbers.ts";
import { writeOptions } from "./options.ts";

/** What was played, how often, and how to play it again. */
export function writeHeader(report: Report): string {
  const facts: [string, string][] = [
    ["Players", count(report.players)],
    ["Games", gamesPlayed(report)],
    [
      report.families.length === 1 ? "Line-up" : "Line-ups",
      report.families.map(({ bots }) => lineUp(bots)).join("; ") || "none",
    ],
    ["Seed", report.seed],
    ["Rules", `version ${report.version}`],
  ];
  if (report.banned !== undefined) facts.splice(1, 0, ["Banned", inWords(report.banned)]);
  return (
    `<header><p class="eyebrow">From the lab</p><h1>${escaped(report.title)}</h1>` +
    `<dl class="facts">${facts
      .map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`)
      .join("")}</dl>${writeOptions(report.options)}</header>`
  );
}

function gamesPlayed({ families, gamesAsked, stopped }: Report): string {
  const played = families.map(({ games }) => games);
  const least = Math.min(...played);
  const most = Math.max(...played);
  const each = families.length > 1 ? " for each line-up" : "";
  if (families.length === 0) return `none of ${count(gamesAsked)}`;
  const range = least === most ? counted(most, "game", "games") : `${count(least)} to ${count(most)} games`;
  return stopped ? `${range} of ${count(gamesAsked)}${each}, stopped early` : `${range}${each}`;
}

/** "strong × 3, greedy": the bots at the table, in the order in which they first appear. */
export function lineUp(bots: readonly string[]): string {
  const times = new Map<string, number>();
  for (const bot of bots) times.set(bot, (times.get(bot) ?? 0) + 1);
  return [...times].map(([bot, n]) => (n > 1 ? `${bot} × ${n}` : bot)).join(", ") || "nobody";
}
