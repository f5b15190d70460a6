import { describe, expect, it } from "vitest";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import type { Options } from "./index.ts";

const HANDS = ["2H 9H", "3H 9C", "4H 9D"];
const table = (options: Partial<Options> = {}) => tableWith({ hands: HANDS, options });

/** What everybody hears, without the cards that are dealt. */
const heardIn = (game: TestTable) => game.heardBy("spectator").filter(({ type }) => type !== "dealt");

describe("What everybody is told", () => {
  it("[CON-11] a call: by whom, how, of which dish, what it has become, and the card shown", () => {
    const game = table().orders(0, "2").orders(1, "3");
    expect(heardIn(game)).toEqual([
      {
        type: "called",
        seat: 1,
        how: "order",
        dish: "second",
        dishes: [
          { count: 1, rank: "2" },
          { count: 1, rank: "3" },
        ],
        show: "3H",
      },
    ]);
  });

  it("[CON-16] the bill with all that was counted, and then the next hand", () => {
    const game = table().orders(0, "2").asksForTheBill(1);
    expect(heardIn(game)).toEqual([
      {
        type: "bill",
        hand: 1,
        capotavola: 1,
        cameriere: 0,
        dishes: [{ count: 1, rank: "2" }],
        hands: [
          ["9H", "2H"],
          ["3H", "9C"],
          ["4H", "9D"],
        ],
        found: [1],
        jokers: 0,
        missing: 0,
        verdict: "true",
        loser: 1,
      },
      { type: "handBegins", hand: 2, dealer: 0, opener: 1 },
    ]);
  });

  it("[CON-20] the end of the game, by what it ended, and the result", () => {
    const game = table({ hands: 1 }).orders(0, "2").asksForTheBill(1);
    expect(heardIn(game).slice(1)).toEqual([
      { type: "gameOver", endedBy: "hands", places: [1, 3, 1], scores: [0, 1, 0] },
    ]);
  });

  it("[CON-21] who is the Oste, and whether with a card more", () => {
    const game = table({ oste: true }).orders(0, "2").asksForTheBill(1);
    expect(heardIn(game)).toContainEqual({ type: "oste", seat: 0, extraCard: true });
  });

  it("[CON-23] a Saldo, and who is out by it", () => {
    const game = table({ saldo: true });
    game.state.players[1]!.saldi = 4;
    game.orders(0, "2").asksForTheBill(1);
    expect(heardIn(game).slice(1, -1)).toEqual([{ type: "saldo", seat: 1, saldi: 5 }]);

    const last = table({ saldo: true });
    last.state.players[1]!.saldi = 5;
    last.orders(0, "2").asksForTheBill(1);
    expect(heardIn(last).slice(1, -1)).toEqual([
      { type: "saldo", seat: 1, saldi: 6 },
      { type: "eliminated", seat: 1 },
    ]);
  });

  it("[CON-25] an Omaggio", () => {
    const game = table({ omaggi: true }).orders(0, "2").pilesOn(1, "first", "3").asksForTheBill(2);
    expect(heardIn(game).slice(1, -1)).toEqual([{ type: "omaggio", seat: 2, omaggi: 1 }]);
  });

  it("[CON-31] a hidden card is a question mark", () => {
    const game = table();
    expect(game.view("spectator").players[0]?.cards).toEqual(["?", "?"]);
  });
});
