import { drawMove, fastRandom, pick } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { BOTS } from "../bot/index.ts";
import { ilContoPrego, type State, type View } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { ROLLOUT_PLAYERS, THRESHOLD_PLAYERS, YARDSTICKS } from "./index.ts";

const WHEN = { now: 0, actedAt: 0 };

function midHand(seed: number): TestTable {
  const random = fastRandom(seed);
  const table = tableWith({ seats: 4, seed });
  for (let call = random.below(9); call > 0; call--) {
    const { turn } = table.state;
    const calls = ilContoPrego.moves(table.state, turn, WHEN).filter(({ move }) => move.type !== "bill");
    table.moves(turn, drawMove(pick(calls, random), random));
  }
  return table;
}

function decideIn(state: State, bot: (typeof YARDSTICKS)[number], level: string | undefined, seed: number) {
  return bot.sit(level).decide({
    view: (): View => ilContoPrego.view(state, state.turn),
    offers: ilContoPrego.moves(state, state.turn, WHEN),
    random: fastRandom(seed, 9),
  });
}

describe("The players to measure by", () => {
  for (const bot of YARDSTICKS) {
    it(`${bot.name} makes moves that are open, and the same ones whatever is hidden`, () => {
      for (let seed = 0; seed < 20; seed++) {
        const { state } = midHand(seed);
        const level = bot.levels[seed % Math.max(1, bot.levels.length)];
        const move = decideIn(state, bot, level, seed);
        expect(ilContoPrego.refuse(state, state.turn, move, WHEN)).toBeUndefined();
        const other = ilContoPrego.imagine(ilContoPrego.view(state, state.turn), fastRandom(seed, 5));
        expect(decideIn(other, bot, level, seed)).toEqual(move);
      }
    });
  }

  it("the higher its threshold the sooner a player asks for the bill", () => {
    const table = tableWith({ hands: ["2H 9H 4C", "3H 8H 5C", "4H 9D 6C"] })
      .orders(0, "2")
      .pilesOn(1, "first", "3");
    table.pilesOn(2, "first", "4");
    for (const bot of THRESHOLD_PLAYERS) {
      const asks = bot.levels.map((level) => decideIn(table.state, bot, level, 1).type === "bill");
      expect(asks).toEqual([...asks].sort());
      expect(asks.at(-1)).toBe(true);
    }
  });

  it("have habits of their own: the safest call, the smallest one, a likely one, a bolder one", () => {
    const table = tableWith({ hands: ["2H 3H KH KD KS AH", "5H 6H 7H 8H 9H TH", "5C 6C 7C 8C 9C TC"] });
    const calledBy = (name: string) => {
      const bot = YARDSTICKS.find((other) => other.name === name)!;
      return new Set(
        Array.from({ length: 30 }, (_, seed) => {
          const move = decideIn(table.state, bot, "2", seed);
          return "rank" in move ? move.rank : move.type;
        }),
      );
    };
    // What the opener holds is there for sure, so nothing is bolder than anything else.
    expect([...calledBy("safest")].sort()).toEqual(["2", "3", "A", "K"]);
    expect([...calledBy("smallest")]).toEqual(["2"]);
    expect(calledBy("likely").size).toBe(4);
  });

  it("doubt what cannot be", () => {
    const table = tableWith({ hands: ["2H 9H", "3H 8H", "4H 9D"] })
      .orders(0, "2")
      .pilesOn(1, "first", "3");
    table.state.dishes = [{ count: 9, rank: "3" }];
    for (const bot of ROLLOUT_PLAYERS)
      expect(decideIn(table.state, bot, undefined, 1)).toEqual({ type: "bill" });
  });

  it("sit at no real table", () => {
    const names = new Set(BOTS.map(({ name }) => name));
    expect(YARDSTICKS.filter(({ name }) => names.has(name))).toEqual([]);
  });
});
