import { describe, expect, it } from "vitest";
import { exploitability, worthOf } from "./best-response.ts";
import { CfrPlus } from "./cfr-plus.ts";
import { type Choice, type Ending, type GameNode, type HandGame, uniformProfile } from "./hand-game.ts";

/** Kuhn's poker: three cards, one each, one chip each in the pot, and one more to bet. Its solution is known. */
function kuhnPoker(): HandGame {
  const deals = [0, 1, 2].flatMap((a) =>
    [0, 1, 2].filter((b) => b !== a).map((b) => ({ hands: [a, b], chance: 1 / 6 })),
  );
  const all = Uint16Array.from(deals.keys());
  let nodes = 0;
  const ending = (won: (hands: readonly number[]) => number): Ending => ({
    deals: all,
    payoffs: Float64Array.from(deals.flatMap(({ hands }) => [won(hands), -won(hands)])),
  });
  const showdown = (stake: number) => ending(([a, b]) => (a! > b! ? stake : -stake));
  const node = (seat: number, ...places: Choice["leadsTo"][]): GameNode => ({
    id: nodes++,
    seat,
    deals: all,
    choices: places.map((leadsTo) => ({ open: new Uint8Array(3).fill(1), leadsTo })),
  });
  const firstAnswers = node(
    0,
    ending(() => -1),
    showdown(2),
  );
  const afterCheck = node(1, showdown(1), firstAnswers);
  const afterBet = node(
    1,
    ending(() => 1),
    showdown(2),
  );
  const root = node(0, afterCheck, afterBet);
  return { seats: 2, hands: 3, deals, root, nodes };
}

describe("The best response", () => {
  it("to uniform play of Kuhn's poker gains the known amount", () => {
    const game = kuhnPoker();
    const uniform = uniformProfile(game);
    expect(worthOf(game, uniform, 0).byProfile).toBeCloseTo(1 / 8, 12);
    expect(worthOf(game, uniform, 0).atBest).toBeCloseTo(1 / 2, 12);
    expect(worthOf(game, uniform, 1).atBest).toBeCloseTo(5 / 12, 12);
    expect(exploitability(game, uniform).mean).toBeCloseTo(11 / 24, 12);
  });

  it("to an equilibrium of Kuhn's poker gains nothing", () => {
    const game = kuhnPoker();
    // The first player never bets, calls with the king, and with the queen a third of the time. The second player
    // bets the king and a third of the jacks, and calls with the king and a third of the queens.
    const shares = (...second: number[]) =>
      Float64Array.from([...second.map((share) => 1 - share), ...second]);
    const profile = [shares(0, 1 / 3, 1), shares(1 / 3, 0, 1), shares(0, 1 / 3, 1), shares(0, 0, 0)];
    expect(worthOf(game, profile, 0).byProfile).toBeCloseTo(-1 / 18, 12);
    expect(exploitability(game, profile).most).toBeCloseTo(0, 12);
  });
});

describe("CFR+", () => {
  it("finds the value of Kuhn's poker and a profile that can hardly be exploited", () => {
    const game = kuhnPoker();
    const solver = new CfrPlus(game);
    solver.run(1000);
    expect(exploitability(game, solver.average()).most).toBeLessThan(0.001);
    expect(worthOf(game, solver.average(), 0).byProfile).toBeCloseTo(-1 / 18, 3);
  });
});
