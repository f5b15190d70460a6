import { describe, expect, it } from "vitest";
import { falseBill, played, trueBill } from "../testing/bills.ts";
import { tableWith } from "../testing/table-with.ts";

describe("Winning the game under Oste", () => {
  it("[CON-21] the Oste is the winner of the duel and deals: the cameriere of a true call", () => {
    const table = played({ oste: true });
    trueBill(table);
    const { cameriere } = table.state.lastBill!;
    expect(table.state.oste?.seat).toBe(cameriere);
    expect(table.state).toMatchObject({ dealer: cameriere, opener: (cameriere + 1) % 3 });
  });

  it("[CON-21] … the capotavola of a false one; without the rule the deal just goes on", () => {
    const table = played({ oste: true });
    falseBill(table);
    expect(table.state.dealer).toBe(table.state.lastBill!.capotavola);
    const without = played({});
    falseBill(without);
    expect(without.state).toMatchObject({ dealer: 0, oste: null });
  });

  it("[CON-21] the bill that ends the game names no Oste: there is no next hand", () => {
    const table = played({ oste: true, hands: 1 });
    trueBill(table);
    expect(table.state).toMatchObject({ phase: "over", oste: null });
    expect(table.story.map(({ type }) => type)).not.toContain("oste");
  });

  it("[CON-22] a true call that needs no Joker gives the Oste a card more", () => {
    const table = tableWith({ hands: ["2H 9H", "3H 9C", "4H 9D"], options: { oste: true } });
    table.orders(0, "2").asksForTheBill(1);
    expect(table.state.oste).toEqual({ seat: 0, extraCard: true });
    expect(table.state.players.map(({ cards }) => cards.length)).toEqual([7, 6, 6]);
  });

  it("[CON-22] … also when a Joker lies about that nobody needed", () => {
    const table = tableWith({ hands: ["2H W", "3H 9C", "4H 9D"], options: { oste: true } });
    table.orders(0, "2").asksForTheBill(1);
    expect(table.state.lastBill).toMatchObject({ missing: 0, jokers: 1 });
    expect(table.state.oste).toEqual({ seat: 0, extraCard: true });
  });

  it("[CON-22] a true call that rests on a Joker does not", () => {
    const table = tableWith({ hands: ["2H 9H", "3H W", "4H 9D"], options: { oste: true } });
    table.orders(0, "2").pilesOn(1, "first", "3").asksForTheBill(2);
    expect(table.state.lastBill).toMatchObject({ verdict: "true", missing: 1 });
    expect(table.state.oste).toEqual({ seat: 1, extraCard: false });
    expect(table.state.players.map(({ cards }) => cards.length)).toEqual([6, 6, 6]);
  });

  it("[CON-22] a false call always does, also with Jokers on the table", () => {
    const table = tableWith({ hands: ["2H 9H", "3H W", "4H 9D"], options: { oste: true } });
    table.orders(0, "2").pilesOn(1, "first", "3").pilesOn(2, "first", "4").asksForTheBill(0);
    expect(table.state.lastBill).toMatchObject({ verdict: "false", jokers: 1 });
    expect(table.state.oste).toEqual({ seat: 0, extraCard: true });
  });
});
