import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import type { Move } from "./index.ts";

const order = (rank: string, show: string) => ({ type: "order", rank, show }) as Move;
const spice = (dish: "first" | "second", rank: string, show: string) =>
  ({ type: "spice", dish, rank, show }) as Move;
const pileOn = (dish: "first" | "second", rank: string, show: string) =>
  ({ type: "abound", dish, rank, show }) as Move;

/** Three hands with a bit of everything; seat 0 opens. */
const HANDS = ["2H 5S 7H TD QH QC", "4H 6S 7C TC KH KC", "3H 5C 8H JD QD AH"];
const table = (options = {}) => tableWith({ hands: HANDS, options });

describe("A turn", () => {
  it("[CON-5] at the start of your turn the card you were showing goes back into your hand, and all know it", () => {
    const game = table().orders(0, "Q", "QH").orders(1, "K", "KH");
    expect(game.view("spectator").players[0]).toMatchObject({ shown: "QH" });
    expect(game.view("spectator").players[0]?.cards).toHaveLength(5);
    game.pilesOn(2, "first", "Q", "QD");
    const seen = game.view("spectator");
    expect(seen.players[0]?.shown).toBeNull();
    expect(seen.players[0]?.cards).toHaveLength(6);
    expect(seen.calls[0]).toMatchObject({ seat: 0, show: "QH" });
    expect(game.state.players[0]?.cards).toEqual(["2H", "5S", "7H", "TD", "QC", "QH"]);
  });

  it("[CON-6] there is no passing: a turn is an order, a spice, an abundance or the bill", () => {
    const game = table().orders(0, "Q");
    const types = new Set(game.readyMoves(1).map(({ type }) => type));
    expect(types).toEqual(new Set(["order", "spice", "abound", "bill"]));
  });

  it("[CON-6] the opener cannot ask for the bill: there is no call to doubt", () => {
    const game = table();
    expect(game.refusal(0, { type: "bill" })).toStrictEqual({ code: "nothing-to-doubt", clause: "CON-6" });
    expect(game.readyMoves(0).every(({ type }) => type === "order")).toBe(true);
  });

  it("[CON-7] an order adds a dish of exactly one card", () => {
    const game = table().orders(0, "Q");
    expect(game.call).toBe("1Q");
    game.orders(1, "K");
    expect(game.call).toBe("1Q 1K");
    expect(game.state.calls).toMatchObject([
      { how: "order", dish: "first", count: 1, rank: "Q" },
      { how: "order", dish: "second", count: 1, rank: "K" },
    ]);
  });

  it("[CON-7] there are two dishes at the most: a third order is refused", () => {
    const game = table().orders(0, "Q").orders(1, "K");
    expect(game.refusal(2, order("A", "AH"))).toMatchObject({ code: "two-dishes-already", clause: "CON-7" });
  });

  it("[CON-7] the opener orders: there is no dish yet to spice or to pile onto, nor a second one after the first", () => {
    const game = table();
    expect(game.refusal(0, spice("first", "Q", "QH"))).toMatchObject({
      code: "dish-not-ordered",
      clause: "CON-7",
    });
    expect(game.refusal(0, pileOn("first", "Q", "QH"))).toMatchObject({
      code: "dish-not-ordered",
      params: { dish: "first" },
    });
    game.orders(0, "Q");
    expect(game.refusal(1, spice("second", "K", "KH"))).toMatchObject({
      code: "dish-not-ordered",
      params: { dish: "second" },
    });
  });

  it("[CON-8] spicing raises the rank of one dish and leaves its count", () => {
    const game = table().orders(0, "T", "TD").pilesOn(1, "first", "T", "TC").spices(2, "first", "A", "AH");
    expect(game.call).toBe("2A");
  });

  it("[CON-8] spicing goes strictly up, by as much as you like", () => {
    const game = table().orders(0, "7");
    for (const rank of ["4", "6", "7"]) {
      const show = rank === "7" ? "7C" : rank === "6" ? "6S" : "4H";
      expect(game.refusal(1, spice("first", rank, show))).toMatchObject({
        code: "rank-not-higher",
        clause: "CON-8",
        params: { rank: "7" },
      });
    }
    expect(game.refusal(1, spice("first", "T", "TC"))).toBeUndefined();
    expect(game.refusal(1, spice("first", "K", "KH"))).toBeUndefined();
    game.orders(1, "T", "TC");
    expect(game.refusal(2, spice("second", "8", "8H"))?.params).toEqual({ rank: "T" });
  });

  it("[CON-9] piling on adds exactly one card to one dish, and its rank may become any", () => {
    for (const [rank, show] of [
      ["7", "7C"],
      ["4", "4H"],
      ["K", "KC"],
    ] as const) {
      expect(table().orders(0, "7").pilesOn(1, "first", rank, show).call).toBe(`2${rank}`);
    }
  });

  it("[CON-9] the other dish stays as it is", () => {
    const game = table().orders(0, "Q").orders(1, "K").pilesOn(2, "second", "3", "3H");
    expect(game.call).toBe("1Q 23");
    expect(game.state.calls.at(-1)).toMatchObject({ how: "abound", dish: "second" });
  });

  it("[CON-10] the two dishes never have the same rank, however one gets there", () => {
    const game = table().orders(0, "7");
    const sameRank = { code: "same-rank-twice", clause: "CON-10" };
    expect(game.refusal(1, order("7", "7C"))).toEqual({ ...sameRank, params: { rank: "7" } });
    game.orders(1, "K");
    expect(game.refusal(2, spice("first", "K", "AH"))).toMatchObject(sameRank);
    expect(game.refusal(2, pileOn("first", "K", "AH"))).toMatchObject(sameRank);
    expect(game.refusal(2, pileOn("second", "7", "AH"))).toMatchObject(sameRank);
    const low = table().orders(0, "Q").orders(1, "7");
    expect(low.refusal(2, spice("second", "Q", "QD"))).toMatchObject(sameRank);
  });

  it("[CON-11] you show a card that you hold", () => {
    expect(table().refusal(0, order("K", "KH"))).toEqual({
      code: "card-to-show-not-held",
      clause: "CON-11",
      params: { card: "KH" },
    });
  });

  it("[CON-11] you show a card of one of the called dishes", () => {
    expect(table().refusal(0, order("Q", "TD"))).toEqual({
      code: "shown-card-not-called",
      clause: "CON-11",
      params: { card: "TD" },
    });
  });

  it("[CON-11] it may be a card of the dish that you did not change", () => {
    const game = table().orders(0, "Q").orders(1, "K").pilesOn(2, "second", "2", "QD");
    expect(game.call).toBe("1Q 22");
    expect(game.state.players[2]?.shown).toBe("QD");
  });

  it("[CON-11] the card stays face up until your next turn", () => {
    const game = table().orders(0, "Q", "QH").orders(1, "K", "KH");
    expect(game.state.players.map(({ shown }) => shown)).toEqual(["QH", "KH", null]);
    game.pilesOn(2, "first", "Q", "QD");
    expect(game.state.players.map(({ shown }) => shown)).toEqual([null, "KH", "QD"]);
  });

  it("[CON-12] the shown card may be the one of last time", () => {
    const game = table().orders(0, "Q", "QH").orders(1, "K", "KH").spices(2, "second", "A", "AH");
    expect(game.refusal(0, pileOn("first", "Q", "QH"))).toBeUndefined();
    game.pilesOn(0, "first", "Q", "QH");
    expect(game.state.players[0]?.shown).toBe("QH");
  });

  it("[CON-13] a Joker may not be shown, nor does it count as holding a called card", () => {
    const game = tableWith({ hands: ["W W 3H 4H 5H 6H", "W 2H 4C 5C 6C 7C", "2 3 4 5 6 7"] });
    expect(game.refusal(0, order("K", "W"))).toEqual({ code: "joker-shown", clause: "CON-13" });
    expect(game.readyMoves(0).map((move) => (move.type === "order" ? move.rank : move.type))).toEqual([
      "3",
      "4",
      "5",
      "6",
    ]);
  });

  it("[CON-14] you need not hold the rest of what you call", () => {
    const game = tableWith({ hands: ["2H 3H", "2C 4H", "2S 5H"] })
      .orders(0, "2")
      .orders(1, "A", "2C")
      .pilesOn(2, "second", "K", "2S");
    expect(game.call).toBe("12 2K");
    expect(game.state.players.flatMap(({ cards }) => cards).some((card) => card[0] === "K")).toBe(false);
  });

  it("[CON-15] a dish never counts more than twelve cards", () => {
    const game = table().orders(0, "Q", "QH");
    game.state.dishes = [{ count: 12, rank: "K" }];
    expect(game.refusal(1, pileOn("first", "K", "KH"))).toEqual({
      code: "dish-is-full",
      clause: "CON-15",
      params: { count: 12 },
    });
    game.state.dishes = [{ count: 11, rank: "K" }];
    expect(game.refusal(1, pileOn("first", "K", "KH"))).toBeUndefined();
  });

  it("[CON-15] a full dish can still be spiced", () => {
    const game = table().orders(0, "Q", "QH");
    game.state.dishes = [{ count: 12, rank: "Q" }];
    game.spices(1, "first", "K", "KH");
    expect(game.call).toBe("12K");
  });

  it("[CON-15] where no call is possible only the bill is left", () => {
    const game = table().orders(0, "Q", "QH").orders(1, "K", "KH");
    game.state.dishes = [
      { count: 12, rank: "K" },
      { count: 12, rank: "A" },
    ];
    expect(game.readyMoves(2)).toEqual([{ type: "bill" }]);
  });
});
