import { fastRandom, type Offer } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { BOTS } from "../bot/index.ts";
import { bestia, type Move, type State } from "../rules/index.ts";
import { tableWith } from "../testing/table-with.ts";
import { lineUp } from "./contest.ts";
import { playContest, playPhase, STRENGTHS } from "./index.ts";
import { sampler } from "./sampler.ts";
import { HEURISTICS } from "./yardsticks.ts";

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

  it("says what was declared, by classes, only where passing was free", () => {
    const options = { hands: 20, compulsoryHand: true };
    const { declared, deals } = playContest(
      { seats: 4, options, bot: "gambler", against: "counter" },
      1,
      NO_CLOCK,
    );
    expect(declared.length).toBeGreaterThan(5);
    expect(declared.filter(({ round }) => round === "first").length).toBeLessThan(deals.length);
    for (const { round, position, in: playing, strength, said, net } of declared) {
      expect(position).toBeGreaterThan(0);
      expect(playing).toBeLessThan(4);
      expect(STRENGTHS).toContain(strength);
      if (round === "first" && said === "pass" && strength !== "nothing")
        throw new Error("a gambler would play");
      expect(net).toBeLessThanOrEqual(1);
    }
  });

  it("seats several kinds of players around one table", () => {
    const against = ["counter", "miser", "gambler", "listener"];
    for (let seat = 0; seat < 5; seat++) {
      const around = lineUp({ seats: 5, bot: "sampler", against }, seat);
      expect([...around.slice(seat), ...around.slice(0, seat)]).toEqual(["sampler", ...against]);
    }
    expect(lineUp({ seats: 4, bot: "sampler", against: ["counter", "miser"] }, 3)).toEqual([
      "counter",
      "miser",
      "counter",
      "sampler",
    ]);
    const { deals } = playContest({ seats: 5, options: { hands: 5 }, bot: "sampler", against }, 2, NO_CLOCK);
    expect(deals.length).toBeGreaterThanOrEqual(5);
  });

  it("[BES-39] measures against honest players: they decide the same when the hidden cards are different", () => {
    for (const bot of [...HEURISTICS, sampler]) {
      for (let seed = 0; seed < 12; seed++) {
        const table = tableWith({ seats: 4, seed });
        const seat = table.state.turn ?? 0;
        const decide = (state: State) =>
          bot.sit(undefined).decide({
            view: () => bestia.view(state, seat),
            offers: bestia.moves(state, seat, { now: 0, actedAt: 0 }) as Offer<Move>[],
            random: fastRandom(seed),
          });
        const other = bestia.imagine(table.view(seat), fastRandom(seed, 3));
        expect(decide(other)).toEqual(decide(table.state));
      }
    }
  });

  it("keeps the all-seeing player from every table", () => {
    expect(BOTS.map(({ name }) => name)).toEqual(["maestro", "regular", "seasoned", "bold", "wary"]);
  });
});
