import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { BOTS } from "./index.ts";
import { remark } from "./remarks.ts";

/** What each seat says about the last event of this type at the table. */
function said(table: ReturnType<typeof tableWith>, type: string) {
  const event = table.story.findLast((told) => told.type === type);
  if (event === undefined) throw new Error(`nothing was told of ${type}`);
  return table.state.players.map((_, seat) => remark(event, seat));
}

describe("What bots say", () => {
  it("is about the bill: relief, disbelief, and a word for a call that rests on every Joker", () => {
    const table = tableWith({ hands: ["2H 9H", "3H W", "4H 9D", "5H 6H"] });
    table.orders(0, "2").pilesOn(1, "first", "3").asksForTheBill(2);
    expect(said(table, "bill")).toEqual(["wow", "phew", "no-way", "wow"]);
  });

  it("… and nobody marvels at a call that holds without a Joker", () => {
    const table = tableWith({ hands: ["2H 9H", "3H W", "4H 9D"] })
      .orders(0, "2")
      .asksForTheBill(1);
    expect(said(table, "bill")).toEqual(["phew", "no-way", undefined]);
  });

  it("is a sigh for who is caught, and laughter of the others when it was far too much", () => {
    const near = tableWith({ hands: ["2H 9H", "3H 8H", "4H 9D"] })
      .orders(0, "2")
      .pilesOn(1, "first", "3");
    expect(said(near.asksForTheBill(2), "bill")).toEqual([undefined, "ouch", undefined]);
    const far = tableWith({ hands: ["2H 9H", "3H 8H", "4H 9D"] })
      .orders(0, "2")
      .pilesOn(1, "first", "3");
    far.pilesOn(2, "first", "4").pilesOn(0, "first", "2");
    expect(said(far.asksForTheBill(1), "bill")).toEqual(["ouch", undefined, "come-on"]);
  });

  it("greets at the first hand only, pities who is out, and thanks for the game", () => {
    const table = tableWith({ seats: 3, seed: 1, options: { hands: 1 }, dealer: 2 });
    expect(remark({ type: "handBegins", hand: 1, dealer: 0, opener: 1 }, 0)).toBe("hello");
    expect(remark({ type: "handBegins", hand: 2, dealer: 0, opener: 1 }, 0)).toBeUndefined();
    expect([0, 1].map((seat) => remark({ type: "eliminated", seat: 0 }, seat))).toEqual([
      undefined,
      "unlucky",
    ]);
    table.moves(0, table.readyMoves(0)[0]!).asksForTheBill(1);
    expect(said(table, "gameOver")).toEqual(["good-game", "well-played", "good-game"]);
  });

  it("is nothing for who is out, nor about a call while it can be doubted: it would give something away", () => {
    const table = tableWith({ hands: ["2H 9H", "3H 8H", "4H 9D", "5H"], options: { saldo: true } }).isOut(3);
    table.orders(0, "2");
    expect(said(table, "called")).toEqual(Array(4).fill(undefined));
    table.pilesOn(1, "first", "3").pilesOn(2, "first", "4").pilesOn(0, "first", "2").asksForTheBill(1);
    expect(said(table, "bill")).toEqual(["ouch", undefined, "come-on", undefined]);
  });

  it("is said by all of them", () => {
    expect(BOTS.map((bot) => bot.remark)).toEqual(BOTS.map(() => remark));
  });
});
