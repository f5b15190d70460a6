import { describe, expect, it } from "vitest";
import { MOST_ROUNDS } from "../rules/index.ts";
import { type ContestPlan, MeasuringTable, mindOf, playContest } from "./index.ts";

const NO_CLOCK = () => 0;

/** The share of games that the bot wins. */
function winsIn(plan: Omit<ContestPlan, "options">, games: number): number {
  const outcomes = Array.from({ length: games }, (_, index) =>
    playContest({ ...plan, options: {} }, index, NO_CLOCK),
  );
  return outcomes.filter(({ won }) => won).length / games;
}

describe("Measuring", () => {
  it("[PIC-14] brings every game to its end, whichever bots play and however many", () => {
    for (let seats = 2; seats <= 6; seats++) {
      for (const bot of ["random", "neighbour", ...(seats < 4 ? ["greedy"] : [])]) {
        const { turns, milliseconds } = playContest(
          { seats, options: {}, bot, against: bot },
          seats,
          NO_CLOCK,
        );
        expect(turns).toBeLessThanOrEqual(MOST_ROUNDS * seats);
        expect(milliseconds.length).toBeGreaterThan(3);
      }
    }
  });

  it("finds that bots that look win against bots that do not", () => {
    expect(winsIn({ seats: 2, bot: "greedy", against: "random" }, 20)).toBeGreaterThan(0.8);
    expect(winsIn({ seats: 2, bot: "neighbour", against: "random" }, 20)).toBeGreaterThan(0.8);
  });

  it("finds that a bot that thinks ahead wins against bots that do not", () => {
    expect(winsIn({ seats: 2, bot: "maestro:easy", against: "random" }, 8)).toBeGreaterThan(0.6);
  });

  it("plays the same game again", () => {
    const plan = { seats: 3, options: {}, bot: "maestro:easy", against: "neighbour" };
    expect(playContest(plan, 5, NO_CLOCK)).toEqual(playContest(plan, 5, NO_CLOCK));
  });

  it("shows every move, and how long it took", () => {
    const table = new MeasuringTable([mindOf("neighbour"), mindOf("random")], {}, 4);
    let now = 0;
    const seen: number[] = [];
    table.play(
      () => now++,
      (_, __, took) => seen.push(took),
    );
    expect(new Set(seen)).toEqual(new Set([1]));
    expect(seen.length).toBeGreaterThan(20);
    expect(() => mindOf("nobody")).toThrow(/there is no bot/);
  });
});
