import { fastRandom, pick } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { ilContoPrego } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { type Intention, maestroIntends } from "./maestro.ts";
import { WHOLE_STOCK } from "./stock.ts";

const WHEN = { now: 0, actedAt: 0 };

/** The end of a game with Saldo: one card each. */
function lastCards(hands: string[]): TestTable {
  const table = tableWith({ hands, options: { saldo: true } });
  for (const player of table.state.players) player.saldi = table.state.options.handSize - 1;
  return table;
}

function intentions({ state }: TestTable, seed = 1): Intention[] {
  return maestroIntends(
    {
      view: () => ilContoPrego.view(state, state.turn),
      offers: ilContoPrego.moves(state, state.turn, WHEN),
      random: fastRandom(seed),
    },
    "strong",
    WHOLE_STOCK,
  );
}

describe("The maestro at the end of a game, when it plays the hand against itself in its head", () => {
  it("means to do things that are open, and one of them for sure", () => {
    for (let seed = 0; seed < 2; seed++) {
      const table = lastCards(["Q", "K", "A"]);
      const random = fastRandom(seed);
      for (let call = 0; call < 4; call++) {
        const meant = intentions(table, seed);
        for (const { move } of meant) expect(table.refusal(table.state.turn, move)).toBeUndefined();
        expect(meant.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        const calls = table.readyMoves(table.state.turn).filter(({ type }) => type !== "bill");
        table.moves(table.state.turn, pick(calls, random));
      }
    }
  });

  it("asks for the bill when there are not so many cards as are called", () => {
    const table = lastCards(["2", "3", "4"]).orders(0, "2").orders(1, "3").pilesOn(2, "first", "4");
    const meant = intentions(table.pilesOn(0, "first", "2"));
    expect(meant.find(({ move }) => move.type === "bill")?.share).toBeGreaterThan(0.9);
  });

  it("thinks no longer than it may where there is too much to think of", () => {
    const table = tableWith({ seats: 4, seed: 3 });
    expect(intentions(table)).toHaveLength(1);
  });
});
