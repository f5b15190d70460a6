import { describe, expect, it } from "vitest";
import { LEVEL_NAMES, LEVELS, type LevelName } from "../bot/levels.ts";
import { type Options, schickiMicki } from "../rules/index.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import {
  errorsOn,
  errorsSet,
  MeasuringTable,
  mindOf,
  PERSON_NAMES,
  type PersonName,
  personMind,
  playContest,
  playInCompany,
  SORTS,
  showLines,
} from "./index.ts";

const NO_CLOCK = () => 0;
const named = (level: LevelName) => `doorkeeper:${level}`;

function mixedTable(seats: number, options: Partial<Options>, seed: number): MeasuringTable {
  const minds = Array.from({ length: seats }, (_, seat) =>
    mindOf(named(LEVEL_NAMES[(seat + seed) % 4]!), seat),
  );
  return new MeasuringTable(minds, options, seed);
}

/** The mean reaction that each level was made for, in milliseconds. */
const MADE_FOR = { easy: 2900, normal: 2270, strong: 1780, expert: 1435 };

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

/** What one simulated person wins among three bots of a kind. */
function inCompany(person: PersonName, bots: string, games: number, options: Partial<Options> = {}) {
  const plan = { seats: 4, options, person, bots: `doorkeeper:${bots}` };
  const outcomes = Array.from({ length: games }, (_, i) => playInCompany(plan, i));
  const sum = (of: (one: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((all, one) => all + of(one), 0);
  const times = outcomes.flatMap(({ botTimes }) => botTimes);
  return {
    games: sum(({ won }) => won) / games,
    lines: sum(({ taken }) => taken) / sum(({ lines }) => lines),
    botsMs: times.reduce((all, time) => all + time, 0) / times.length,
  };
}

describe("People among the doorkeepers", () => {
  it("beat three easy ones, if they make no mistakes, at a beginner's pace", () => {
    const { games, lines } = inCompany("beginner", "easy", 80);
    expect(games).toBeGreaterThan(0.5);
    expect(lines).toBeGreaterThan(0.3);
  });

  it.each(["slow", "hesitant", "errorProne", "beginner", "faltering"] as const)(
    "win about a third of the games among three friendly ones: %s",
    (person) => {
      const { lines, games } = inCompany(person, "friendly", 300);
      expect(games).toBeGreaterThan(0.26);
      expect(games).toBeLessThan(0.42);
      expect(lines).toBeGreaterThan(0.22);
      expect(lines).toBeLessThan(0.32);
    },
  );

  it("[SCH-22] win about a third of the games around one table too", () => {
    const { games } = inCompany("beginner", "friendly", 300, { table: "oneTable" });
    expect(Math.abs(games - 1 / 3)).toBeLessThan(0.08);
  });

  it("take no more than two lines of five among three friendly ones, however quick they are", () => {
    expect(inCompany("fast", "friendly", 200).lines).toBeLessThan(0.4);
  });

  it("meet friendly ones that are as quick as they are", () => {
    const [fast, hesitant] = [inCompany("fast", "friendly", 60), inCompany("hesitant", "friendly", 60)];
    expect(fast.botsMs).toBeLessThan(0.6 * hesitant.botsMs);
    expect(fast.lines).toBeLessThan(inCompany("fast", "easy", 60).lines - 0.1);
    expect(hesitant.lines).toBeGreaterThan(inCompany("hesitant", "easy", 60).lines + 0.05);
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

  it.each<[number, Partial<Options>]>([
    [2, {}],
    [4, {}],
    [7, { turning: "clock" }],
    [3, { turning: "clock", paceSeconds: 10 }],
    [4, { restSeconds: 10, windowMs: 5000 }],
    [5, { leastGapMs: 8000 }],
  ])("takes about as many minutes as the lobby says, with %i people and %j", (seats, options) => {
    const games = Array.from({ length: 24 }, (_, seed) => {
      const people = Array.from({ length: seats }, (_, seat) =>
        personMind(PERSON_NAMES[(seat + seed) % PERSON_NAMES.length]!),
      );
      return new MeasuringTable(people, options, seed).play().minutes;
    });
    const [from, to] = schickiMicki.minutes?.({ seats, options: { ...DEFAULTS, ...options } }) ?? [0, 0];
    const within = games.filter((minutes) => minutes >= from && minutes <= to).length;
    expect(within).toBeGreaterThanOrEqual(18);
    expect(to).toBeLessThanOrEqual(1.35 * from + 2);
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
