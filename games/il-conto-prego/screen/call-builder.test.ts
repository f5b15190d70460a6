import type { Offer } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { type Card, ilContoPrego, type Move, RANKS } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import {
  callMeant,
  callOf,
  canAskForTheBill,
  cardsToShow,
  dishesWith,
  openCalls,
  openPlates,
  owedDiscards,
  plateMeant,
  waysOf,
} from "./call-builder.ts";

const HANDS = ["2 6 7 T Q Q", "4 4 T T K W", "3 5 7 J J A"];

function offersFor(table: TestTable, seat: number): Offer<Move>[] {
  return ilContoPrego.moves(table.state, seat, { now: table.now, actedAt: table.now });
}

function callsFor(table: TestTable, seat: number) {
  return openCalls(offersFor(table, seat), table.state.dishes);
}

describe("what can be called", () => {
  test("[CON-7] the opener has one plate and one way", () => {
    const table = tableWith({ hands: HANDS });
    expect(openPlates(callsFor(table, 0))).toEqual(["first"]);
    expect(waysOf([], "first")).toEqual(["order"]);
    expect(waysOf([], "second")).toEqual([]);
  });

  test("[CON-7] with one dish on the table there is one to order and one to change", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q");
    expect(openPlates(callsFor(table, 1))).toEqual(["first", "second"]);
    expect(waysOf(table.state.dishes, "first")).toEqual(["spice", "abound"]);
    expect(waysOf(table.state.dishes, "second")).toEqual(["order"]);
  });

  test("[CON-11] each wish comes with the cards that may be shown with it", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q").orders(1, "K");
    const calls = callsFor(table, 2);
    expect(cardsToShow(calls, { dish: "first", way: "abound", rank: "J" })).toHaveLength(1);
    expect(cardsToShow(calls, { dish: "first", way: "spice", rank: "A" })).toEqual([table.cardOf(2, "A")]);
    expect(cardsToShow(calls, { dish: "first", way: "spice", rank: "J" })).toEqual([]);
  });

  test("what is put together from the groups is every offer, once", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q").orders(1, "K");
    const calls = callsFor(table, 2);
    const built = (["first", "second"] as const).flatMap((dish) =>
      waysOf(table.state.dishes, dish).flatMap((way) =>
        RANKS.flatMap((rank) =>
          cardsToShow(calls, { dish, way, rank }).map((card) => callOf({ dish, way, rank }, card)),
        ),
      ),
    );
    const offered = table.readyMoves(2).filter(({ type }) => type !== "bill");
    expect(new Set(built.map((call) => JSON.stringify(call)))).toEqual(
      new Set(offered.map((call) => JSON.stringify(call))),
    );
    expect(built).toHaveLength(offered.length);
  });

  test("the bill and the discards are read off the offers", () => {
    const table = tableWith({ hands: HANDS });
    expect(canAskForTheBill(offersFor(table, 0))).toBe(false);
    table.orders(0, "Q");
    expect(canAskForTheBill(offersFor(table, 1))).toBe(true);
    expect(owedDiscards(offersFor(table, 1))).toBe(0);
    Object.assign(table.state, { phase: "discards" });
    Object.assign(table.state.players[2]!, { owed: 2 });
    expect(owedDiscards(offersFor(table, 2))).toBe(2);
    expect(openPlates(callsFor(table, 2))).toEqual([]);
  });
});

test("the whole call is said with the dish that stays", () => {
  const dishes = [
    { count: 2, rank: "A" },
    { count: 1, rank: "K" },
  ] as const;
  expect(dishesWith(dishes, { dish: "second", way: "abound", rank: "5" })).toEqual([
    { count: 2, rank: "A" },
    { count: 2, rank: "5" },
  ]);
});

describe("why not: the referee's answer to what somebody meant", () => {
  const answer = (table: TestTable, seat: number, move: Move) => table.refusal(seat, move)?.code;
  const handOf = (table: TestTable, seat: number): Card[] => table.state.players[seat]!.cards;

  test("[CON-8] a lower rank cannot be spiced", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q");
    const meant = callMeant({ dish: "first", way: "spice", rank: "4" }, handOf(table, 1));
    expect(answer(table, 1, meant)).toBe("rank-not-higher");
  });

  test("[CON-11] nothing to show for it", () => {
    const table = tableWith({ hands: HANDS });
    const meant = callMeant({ dish: "first", way: "order", rank: "A" }, handOf(table, 0));
    expect(answer(table, 0, meant)).toBe("shown-card-not-called");
  });

  test("[CON-7] the second dish before the first", () => {
    const table = tableWith({ hands: HANDS });
    expect(answer(table, 0, plateMeant([], "second", handOf(table, 0)))).toBe("dish-not-ordered");
  });

  test("[CON-4] somebody else's turn", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q");
    const meant = plateMeant(table.state.dishes, "first", handOf(table, 2));
    expect(answer(table, 2, meant)).toBe("not-your-turn");
  });
});
