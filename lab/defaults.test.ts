import type { Figure, Report } from "@tavolata/figures";
import { GAMES, type LoadedGame } from "@tavolata/games";
import { beforeAll, describe, expect, it } from "vitest";
import { writeCsv } from "./csv.ts";
import { writePage } from "./page/page.ts";
import { botsOf, planFor } from "./plan.ts";
import { run } from "./pool.ts";
import { reportOf } from "./results.ts";
import { writeTable } from "./terminal.ts";
import { inItalian, italianOf, translated } from "./translated.ts";

/** What `npm run lab -- <game>` plays when nothing else is said, but for a second. */
async function reportFor(game: LoadedGame): Promise<Report> {
  const plan = planFor({ game: game.rules.name, seconds: "1" });
  return reportOf(plan, game, await run(plan, () => {}, 1).finished);
}

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function textsOf(figure: Figure): string[] {
  const verdict = "verdict" in figure && figure.verdict !== undefined ? [figure.verdict] : [];
  const units = figure.kind === "means" || figure.kind === "spread" ? [figure.unit] : [];
  const axes = figure.kind === "curve" ? [figure.xLabel, figure.yLabel] : [];
  const rows = "rows" in figure ? figure.rows : figure.kind === "curve" ? figure.claims : [];
  return [
    figure.title,
    ...(figure.note === undefined ? [] : [figure.note]),
    ...verdict,
    ...units,
    ...axes,
    ...rows.map(({ label }) => label),
  ];
}

/** Ranks of cards, signs for units and names of bots are the same in every language. */
function isSameInAllLanguages(text: string, game: LoadedGame): boolean {
  return text.length < 3 || botsOf(game).some(({ name }) => text.split(":")[0] === name);
}

describe.each(GAMES.map((game) => [game.rules.name, game] as const))(
  "The lab on %s, by default",
  (_, game) => {
    let report: Report;
    beforeAll(async () => {
      report = await reportFor(game);
    });

    it("plays games to their end with every line-up, as many with each", () => {
      const { families, remarks, stopped } = report;
      expect(new Set(families.map(({ games }) => games)).size).toBe(1);
      for (const family of families) {
        expect(family.games).toBeGreaterThan(0);
        const moves = family.figures.find(({ id }) => id === "moves");
        expect(moves?.kind === "spread" && moves.bins.reduce((sum, { n }) => sum + n, 0)).toBe(family.games);
        expect(family.remarks).toEqual([]);
      }
      expect(remarks).toHaveLength(stopped ? 1 : 0);
    });

    it("lets bots play that have learnt it, if there are any", () => {
      const learnt = game.bots.some(({ name }) => name !== "random");
      for (const { bots } of report.families) expect(bots.includes("random")).toBe(!learnt);
    });

    it("never reports what is not a number", () => {
      expect(numbersIn(report).filter(Number.isNaN)).toEqual([]);
      for (const language of ["en", "it"] as const) {
        const written = language === "it" ? inItalian(report, game) : report;
        for (const text of [
          writeTable(written, language),
          writePage(written, language),
          writeCsv(written, language),
        ])
          expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/);
      }
    });

    it("has Italian for everything it says", () => {
      const dictionary = italianOf(game, report.options);
      const texts = [
        ...report.remarks,
        ...game.figures.measures.flatMap(({ label, unit }) => [label, unit]),
        ...report.families.flatMap(({ figures }) => figures.flatMap(textsOf)),
      ];
      const missing = texts.filter(
        (text) => !isSameInAllLanguages(text, game) && translated(text, dictionary) === undefined,
      );
      // A game that nobody has written Italian figures for still has the general ones.
      const kinds = report.families.flatMap(({ figures }) => figures.filter(({ id }) => id === "kinds"));
      const own = game.figures.italian === undefined ? kinds.flatMap(textsOf) : [];
      expect([...new Set(missing)].filter((text) => !own.includes(text))).toEqual([]);
    });
  },
);
