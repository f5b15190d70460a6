import { describe, expect, it } from "vitest";
import { BOTS } from "../bot/index.ts";
import { playContest, playPhase } from "./index.ts";

const NO_CLOCK = () => 0;

describe("Measuring", () => {
  it("counts gains that sum to nothing over all seats", () => {
    const plan = { seats: 4, options: { hands: 20 }, bot: "regular", against: "bold" };
    const { deals, milliseconds } = playContest(plan, 3, NO_CLOCK);
    expect(deals.length).toBeGreaterThanOrEqual(20);
    expect(milliseconds.length).toBeGreaterThan(20);
    for (const { net, others, gain } of deals) {
      // What is not taken out of the pot, less the bestie, is there for the next hand.
      const left = 1 - net - 3 * others;
      expect(gain).toBeCloseTo(net + left / 4 - 1 / 4, 9);
    }
  });

  it("finds that a player who sees all cards gains more, and that some of it is gained without seeing them", () => {
    const played = Array.from({ length: 400 }, (_, i) =>
      playPhase(5, "maestro:normal", "seasoned", i),
    ).filter((deal) => deal !== undefined);
    const mean = (of: (deal: (typeof played)[number]) => number) =>
      played.reduce((sum, deal) => sum + of(deal), 0) / played.length;
    expect(played.length).toBeGreaterThan(100);
    expect(mean(({ allSeeing }) => allSeeing)).toBeGreaterThan(mean(({ bot }) => bot));
    expect(mean(({ allSeeing }) => allSeeing)).toBeGreaterThan(mean(({ heuristic }) => heuristic) + 0.02);
  });

  it("keeps the all-seeing player from every table", () => {
    expect(BOTS.map(({ name }) => name)).toEqual(["maestro", "regular", "seasoned", "bold", "wary"]);
  });
});
