import { begin, fastChance, fits, refuseSetup } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { ilContoPrego, isHigher, JOKER, Move, RANKS, wholeDeck } from "./index.ts";

describe("Set-up", () => {
  it("[CON-1] three to eight play, and nobody else", () => {
    const codes = [2, 3, 8, 9].map((seats) => refuseSetup(ilContoPrego, { seats, options: DEFAULTS })?.code);
    expect(codes).toEqual(["wrong-player-count", undefined, undefined, "wrong-player-count"]);
  });

  it("[CON-1] there are 108 cards: two of every rank and suit, and four Jokers", () => {
    const deck = wholeDeck();
    expect(deck).toHaveLength(108);
    expect(deck.filter((card) => card === JOKER)).toHaveLength(4);
    for (const card of new Set(deck)) {
      expect(deck.filter((other) => other === card)).toHaveLength(card === JOKER ? 4 : 2);
    }
    expect(new Set(deck).size).toBe(13 * 4 + 1);
  });

  it("[CON-1] they are counted wherever they lie: in hands, shown, discarded or in the deck", () => {
    const table = tableWith({ hands: ["2H 9H", "3H 9C", "4H 9D"] }).orders(0, "2");
    table.discarded(1, "AS");
    expect(ilContoPrego.count(table.state)).toEqual({ cards: 108 });
    table.state.players[0]!.shown = null;
    table.state.players[1]!.discards = [];
    table.state.players[2]!.cards = ["4H"];
    expect(ilContoPrego.count(table.state)).toEqual({ cards: 105 });
  });

  it("[CON-1] who has no seat has no moves", () => {
    const { state } = tableWith();
    const when = { now: 0, actedAt: 0 };
    expect(ilContoPrego.refuse(state, "house", { type: "bill" }, when)).toMatchObject({
      code: "not-a-player",
      clause: "CON-1",
    });
    expect(ilContoPrego.moves(state, "screen", when)).toEqual([]);
  });

  it("[CON-2] everybody gets six cards", () => {
    expect(tableWith({ seats: 8 }).state.players.map(({ cards }) => cards.length)).toEqual(Array(8).fill(6));
  });

  it("[CON-2] six or more may choose to play with five; fewer may not", () => {
    const five = { ...DEFAULTS, handSize: 5 as const };
    expect(refuseSetup(ilContoPrego, { seats: 5, options: five })).toMatchObject({
      code: "hand-of-five-below-six-players",
      clause: "CON-2",
      params: { seats: 5 },
    });
    expect(refuseSetup(ilContoPrego, { seats: 6, options: five })).toBeUndefined();
    const { state } = tableWith({ seats: 6, options: five });
    expect(state.players.map(({ cards }) => cards.length)).toEqual(Array(6).fill(5));
    expect(fits(ilContoPrego.options, { ...DEFAULTS, handSize: 7 })).toBe(false);
  });

  it("[CON-3] ranks go from the two up to the ace", () => {
    expect(RANKS.join(" ")).toBe("2 3 4 5 6 7 8 9 T J Q K A");
    for (const [i, rank] of RANKS.entries()) {
      for (const [j, other] of RANKS.entries()) expect(isHigher(rank, other)).toBe(i > j);
    }
  });

  it("[CON-3] a Joker can be asked for on the wire and never be called", () => {
    const table = tableWith({
      hands: ["2 3 4 5 6 W", "2 3 4 5 6 7", "2 3 4 5 6 7"],
      options: { saldo: true },
    });
    const move = { type: "order", rank: JOKER, show: JOKER } as const;
    expect(fits(Move, move)).toBe(true);
    expect(table.refusal(0, move)).toMatchObject({ code: "joker-called", clause: "CON-3" });
  });

  it("[CON-4] the player on the dealer's left opens, and play goes to the left", () => {
    const table = tableWith({ hands: ["2", "3", "4", "5"].map((rank) => `${rank} 9`), dealer: 2 });
    expect(table.state.turn).toBe(3);
    expect(ilContoPrego.awaits(table.state)).toEqual([3]);
    table.orders(3, "5").orders(0, "9");
    expect(table.state.turn).toBe(1);
    expect(ilContoPrego.awaits(table.state)).toEqual([1]);
    expect(table.openTo(0)).toEqual([]);
    expect(table.refusal(0, { type: "bill" })).toMatchObject({ code: "not-your-turn", clause: "CON-4" });
  });

  it("[CON-4] the first dealer is random: every seat deals first about as often", () => {
    const times = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 2000; seed++) {
      const opened = begin(ilContoPrego, { seats: 5, options: DEFAULTS }, 0, fastChance(seed));
      if (opened.refused === undefined) times[opened.standing.state.dealer]! += 1;
    }
    // Chi-square with 4 degrees of freedom: 18.5 is passed by chance once in a thousand.
    const chiSquare = times.reduce((sum, seen) => sum + (seen - 400) ** 2 / 400, 0);
    expect(chiSquare).toBeLessThan(18.5);
  });

  it("[CON-4] the deal moves one seat to the left after each hand", () => {
    const table = tableWith({ hands: ["2 9", "2 9", "2 9"], dealer: 2 });
    table.orders(0, "2").asksForTheBill(1);
    expect(table.state).toMatchObject({ hand: 2, dealer: 0, opener: 1, turn: 1 });
  });

  it("[CON-4] the deal passes over who is eliminated, and so does the turn", () => {
    const table = tableWith({ hands: ["2 9", "2 9", "2 9", "2 9"], dealer: 0, options: { saldo: true } });
    table.isOut(1);
    Object.assign(table.state, { opener: 2, turn: 2 });
    table.orders(2, "2").orders(3, "9").pilesOn(0, "first", "2");
    expect(table.state.turn).toBe(2);
    table.asksForTheBill(2);
    expect(table.state).toMatchObject({ dealer: 2, opener: 3 });
  });

  it("[CON-4] the opener is not who was just eliminated", () => {
    const table = tableWith({ hands: ["2 9", "2 9", "2 9", "2 9"], dealer: 3, options: { saldo: true } });
    table.state.players[1]!.saldi = 5;
    table.orders(0, "2").asksForTheBill(1);
    expect(table.state.players[1]).toMatchObject({ saldi: 6, eliminatedAfter: 1 });
    expect(table.state).toMatchObject({ dealer: 0, opener: 2 });
  });
});
