import { fits } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { discardAll, falseBill, played, trueBill } from "../testing/bills.ts";
import { tableWith } from "../testing/table-with.ts";
import { ilContoPrego } from "./index.ts";

describe("Winning the game with Omaggi", () => {
  it("[CON-25] a bill asked and won is an Omaggio; one asked and lost, or a call believed, is none", () => {
    const table = played({ omaggi: true });
    falseBill(table);
    const { capotavola } = table.state.lastBill!;
    expect(table.state.players.map(({ omaggi }) => omaggi)).toEqual(
      [0, 1, 2].map((seat) => (seat === capotavola ? 1 : 0)),
    );
    discardAll(table);
    trueBill(table);
    expect(table.state.players.reduce((sum, { omaggi }) => sum + omaggi, 0)).toBe(1);
  });

  it("[CON-25] without the rule there are none", () => {
    const table = played({ oste: true });
    falseBill(table);
    expect(table.state.players.map(({ omaggi }) => omaggi)).toEqual([0, 0, 0]);
  });

  it("[CON-25] an Omaggio is a card more to choose from: draw one, discard one", () => {
    const table = played({ omaggi: true });
    falseBill(table);
    const { capotavola } = table.state.lastBill!;
    const player = table.state.players[capotavola]!;
    expect(player.cards).toHaveLength(7);
    expect(player.owed).toBe(1);
    discardAll(table);
    expect(player.cards).toHaveLength(6);
  });

  it("[CON-25] the first to reach the target wins at once; the others rank by Omaggi, then by hands lost", () => {
    const table = played({ omaggi: true, omaggiTarget: 2 }, 4);
    table.state.players[2]!.omaggi = 1;
    table.state.players[3]!.omaggi = 1;
    table.state.players[0]!.losses = 2;
    table.state.players[3]!.losses = 5;
    falseBill(table);
    expect(table.state.endedBy).toBe("omaggi");
    expect(table.state.result).toEqual({ places: [4, 3, 1, 2], scores: [0, 0, 2, 1] });
  });

  it("[CON-26] the wrong number of cards, cards you do not hold, and calls before the discards are refused", () => {
    const table = played({ saldo: true });
    trueBill(table);
    const { loser } = table.state.lastBill!;
    const other = (loser + 1) % 3;
    const { cards } = table.state.players[loser]!;
    const absent = table.state.deck.find((card) => !cards.includes(card))!;
    expect(table.refusal(loser, { type: "discard", cards: [] })).toEqual({
      code: "wrong-number-of-discards",
      clause: "CON-26",
      params: { owed: 1 },
    });
    expect(table.refusal(loser, { type: "discard", cards: [absent] })).toEqual({
      code: "card-to-discard-not-held",
      clause: "CON-26",
      params: { card: absent },
    });
    expect(table.refusal(other, { type: "discard", cards: [] })?.code).toBe("nothing-to-discard");
    expect(table.openTo(other)).toEqual([]);
    expect(table.refusal(table.state.turn, { type: "bill" })?.code).toBe("discards-first");
  });

  it("[CON-26] one card held once cannot be discarded twice", () => {
    const table = tableWith({ hands: ["2H 3H 4H", "5H 6H", "7H 8H"], options: { saldo: true } });
    Object.assign(table.state, { phase: "discards" });
    table.state.players[0]!.owed = 2;
    expect(table.refusal(0, { type: "discard", cards: ["2H", "2H"] })?.code).toBe("card-to-discard-not-held");
    expect(table.refusal(0, { type: "discard", cards: ["2H", "4H"] })).toBeUndefined();
  });

  it("[CON-26] exactly as many as are owed are offered, however many that are", () => {
    const table = played({ saldo: true, omaggi: true, omaggiTarget: 12 }, 3);
    Object.assign(table.state.players[2]!, { omaggi: 11, saldi: 5 });
    trueBill(table);
    const { owed, cards } = table.state.players[2]!;
    expect([owed, cards.length]).toEqual([16, 17]);
    const when = { now: 0, actedAt: 0 };
    expect(ilContoPrego.moves(table.state, 2, when)).toEqual([
      { move: { type: "discard" }, open: { cards: { kind: "some", from: cards, least: 16, most: 16 } } },
    ]);
    const move = { type: "discard", cards: cards.slice(0, 16) } as const;
    expect(fits(ilContoPrego.move, move)).toBe(true);
    table.moves(2, { ...move, cards: [...move.cards] });
    expect(table.state.players[2]?.cards).toHaveLength(1);
  });

  it("[CON-26] with Oste, Saldo and Omaggi all is drawn at once, and Omaggi and Saldi discarded at once", () => {
    const table = played({ oste: true, saldo: true, omaggi: true }, 3);
    const asker = 2;
    Object.assign(table.state.players[asker]!, { omaggi: 1, saldi: 2 });
    falseBill(table);
    expect(table.state.lastBill?.capotavola).toBe(asker);
    expect(table.state.oste).toEqual({ seat: asker, extraCard: true });
    // Six, the Oste's card and two Omaggi; two Omaggi and two Saldi to discard.
    expect(table.state.players[asker]).toMatchObject({ omaggi: 2, owed: 4 });
    expect(table.state.players[asker]?.cards).toHaveLength(9);
    discardAll(table);
    expect(table.state.players[asker]?.cards).toHaveLength(5);
  });

  it("[CON-28] when the deck runs out the extra cards go round from the opener, and only what was drawn is discarded", () => {
    const table = played({ oste: true, omaggi: true, omaggiTarget: 12 }, 8);
    for (const player of table.state.players) player.omaggi = 8;
    falseBill(table);
    const { players, deck, opener, oste } = table.state;
    expect(deck).toHaveLength(0);
    const extra = players.map(({ cards }) => cards.length - 6);
    expect(extra.reduce((sum, cards) => sum + cards, 0)).toBe(108 - 48);
    // Sixty cards for eight: seven rounds, and four more from the opener on.
    expect(extra).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((seat) => ((seat - opener + 8) % 8 < 4 ? 8 : 7)));
    expect(players.map(({ owed }) => owed)).toEqual(
      extra.map((cards, seat) => cards - (seat === oste?.seat ? 1 : 0)),
    );
  });
});
