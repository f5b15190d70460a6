import { describe, expect, it } from "vitest";
import { LEVEL_NAMES, LEVELS, type LevelName } from "../bot/levels.ts";
import type { Options } from "../rules/index.ts";
import { errorsOn, errorsSet, MeasuringTable, mindOf, playContest, SORTS, showLines } from "./index.ts";

const NO_CLOCK = () => 0;
const named = (level: LevelName) => `doorkeeper:${level}`;

function mixedTable(seats: number, options: Partial<Options>, seed: number): MeasuringTable {
  const minds = Array.from({ length: seats }, (_, seat) => mindOf(named(LEVEL_NAMES[(seat + seed) % 4]!)));
  return new MeasuringTable(minds, options, seed);
}

/** The mean reaction that each level was made for, in milliseconds. */
const MADE_FOR = { easy: 1840, normal: 1313, strong: 970, expert: 730 };

/** Plays so many duels: what the bot won of them, and how long it took to react. */
function duels(bot: LevelName, against: LevelName, games: number) {
  const plan = { seats: 2, options: {}, bot: named(bot), against: named(against) };
  const outcomes = Array.from({ length: games }, (_, i) => playContest(plan, i, NO_CLOCK));
  const times = outcomes.flatMap(({ conduct }) => conduct.times);
  return {
    won: outcomes.reduce((sum, { won }) => sum + won, 0) / games,
    meanMs: times.reduce((sum, time) => sum + time, 0) / times.length,
  };
}

describe("The doorkeeper's levels", () => {
  LEVEL_NAMES.slice(1).forEach((level, i) => {
    const below = LEVEL_NAMES[i]!;
    it(`let ${level} beat ${below} three to four times out of five, in the time it was made for`, () => {
      const { won, meanMs } = duels(level, below, 400);
      expect(won).toBeGreaterThan(0.75);
      expect(won).toBeLessThan(0.85);
      expect(Math.abs(meanMs / MADE_FOR[level] - 1)).toBeLessThan(0.05);
    });
  });

  it("let easy take its time", () => {
    const { meanMs } = duels("easy", "easy", 60);
    expect(Math.abs(meanMs / MADE_FOR.easy - 1)).toBeLessThan(0.05);
  });

  const LINES = 9000;

  for (const level of LEVEL_NAMES) {
    it(`let ${level} err as often as it is set, within a point`, () => {
      SORTS.forEach((sort, seed) => {
        const shown = sort === "none" ? 500 : LINES;
        const { lines, errors } = errorsOn(sort, showLines(named(level), sort, shown, seed));
        expect(lines).toBe(shown);
        expect(Math.abs(errors / lines - errorsSet(sort, LEVELS[level].slips))).toBeLessThan(0.01);
      });
    });
  }

  it("err in each way as often as it is set, within a point", () => {
    const { lapses, misnames, takesBlue, missesMatch, missesTwin } = LEVELS.easy.slips;
    const did = (sort: "one" | "several" | "identical") => {
      const deeds = showLines("doorkeeper:easy", sort, LINES, 11).did[sort];
      return Object.fromEntries(Object.entries(deeds).map(([deed, times]) => [deed, times / LINES]));
    };
    const seen = 1 - lapses;
    const expected = {
      one: { pass: lapses, wrongCall: seen * misnames, blue: seen * takesBlue },
      several: { pass: lapses, rightCall: seen * missesMatch },
      identical: { pass: lapses, blue: seen * missesTwin },
    };
    for (const [sort, rates] of Object.entries(expected)) {
      const measured = did(sort as keyof typeof expected);
      for (const [deed, rate] of Object.entries(rates)) {
        expect(Math.abs(measured[deed]! - rate)).toBeLessThan(0.01);
      }
    }
  });
});

describe("Measuring", () => {
  it("[SCH-6] plays whole games in which nothing is refused but what comes too late, whatever is agreed on", () => {
    const variants: Partial<Options>[] = [
      {},
      { turning: "clock", paceSeconds: 1 },
      { windowMs: 500, leastGapMs: 500, lagCreditMs: 0, tieMs: 200 },
      { dealerSeconds: 0, restSeconds: 1, tieMs: 0 },
    ];
    let [scores, tooLate] = [0, 0];
    for (const [i, options] of variants.entries()) {
      for (let seats = 2; seats <= 7; seats++) {
        const played = mixedTable(seats, options, 10 * i + seats).play();
        scores += played.result.scores.reduce((sum, score) => sum + score, 0);
        tooLate += played.tooLate;
      }
    }
    expect(scores / (6 * variants.length)).toBeGreaterThan(45);
    expect(tooLate).toBeGreaterThan(0);
  });

  it("[SCH-22] is raced around one table too, where bots look at the shared screen as people do", () => {
    const { result } = mixedTable(3, { table: "oneTable" }, 1).play();
    for (const score of result.scores) expect(score).toBeGreaterThan(0);
  });

  it("plays the same game again from the same seed", () => {
    const [one, again] = [mixedTable(4, {}, 5).play(), mixedTable(4, {}, 5).play()];
    expect(again).toEqual(one);
    expect(mixedTable(4, {}, 6).play()).not.toEqual(one);
  });

  it("lets the seat go round, and shares a win that is shared", () => {
    const plan = { seats: 3, options: {}, bot: "doorkeeper:expert", against: "doorkeeper:easy" };
    const won = Array.from({ length: 12 }, (_, i) => playContest(plan, i, NO_CLOCK).won);
    expect(won.filter((share) => share > 0).length).toBeGreaterThan(6);
    for (const share of won) expect([0, 1 / 3, 1 / 2, 1]).toContain(share);
  });
});
