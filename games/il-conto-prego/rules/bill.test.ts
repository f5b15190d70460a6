import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { type Card, compose, type Dish } from "./index.ts";

const dishes = (...words: string[]): Dish[] =>
  words.map((word) => ({ count: Number(word.slice(0, -1)), rank: word.at(-1) as Dish["rank"] }));
const hand = (words: string): Card[] => words.split(" ") as Card[];

describe("The bill", () => {
  it("[CON-16] only the player on turn may ask for it", () => {
    const game = tableWith({ hands: ["2 9", "2 9", "2 9"] }).orders(0, "2");
    expect(game.refusal(0, { type: "bill" })).toMatchObject({ code: "not-your-turn" });
    expect(game.refusal(2, { type: "bill" })).toMatchObject({ code: "not-your-turn" });
    expect(game.refusal(1, { type: "bill" })).toBeUndefined();
  });

  it("[CON-16] everybody's hand is turned up, shown cards included", () => {
    const game = tableWith({ hands: ["2H 9H", "3H 9C", "4H 9D"] })
      .orders(0, "2")
      .orders(1, "3")
      .asksForTheBill(2);
    const hands = game.view("spectator").lastBill?.hands.map((cards) => [...cards].sort());
    expect(hands).toEqual([
      ["2H", "9H"],
      ["3H", "9C"],
      ["4H", "9D"],
    ]);
  });

  it("[CON-17] Jokers fill what is missing in either dish, and one Joker fills one card only", () => {
    const table = [hand("KH KC AH W"), hand("2H W 3H")];
    expect(compose(dishes("3K", "2A"), table)).toEqual({
      found: [2, 1],
      jokers: 2,
      missing: 2,
      verdict: "true",
    });
    expect(compose(dishes("4K", "1A"), table)).toMatchObject({ missing: 2, verdict: "true" });
    expect(compose(dishes("3K", "3A"), table)).toMatchObject({ missing: 3, verdict: "false" });
    expect(compose(dishes("2K"), table)).toMatchObject({ missing: 0, verdict: "true" });
    expect(compose(dishes("1Q", "1J"), table)).toMatchObject({ found: [0, 0], missing: 2, verdict: "true" });
  });

  it("[CON-17] cards left over in one dish do not fill the other", () => {
    expect(compose(dishes("1K", "2A"), [hand("KH KC KD AH")])).toMatchObject({
      missing: 1,
      verdict: "false",
    });
  });

  it("[CON-17] discarded cards and the deck do not count", () => {
    const game = tableWith({ hands: ["2H 9H", "3H 9C", "4H 9D"] }).discarded(1, "2C");
    game.orders(0, "2").pilesOn(1, "first", "3").asksForTheBill(2);
    expect(game.state.lastBill).toMatchObject({ found: [1], missing: 1, verdict: "false" });
  });

  it("[CON-18] true: the capotavola loses the hand, and nobody else does", () => {
    const game = tableWith({ hands: ["2H 9H", "3H 9C", "4H 9D"] })
      .orders(0, "2")
      .asksForTheBill(1);
    expect(game.state.lastBill).toMatchObject({ verdict: "true", capotavola: 1, cameriere: 0, loser: 1 });
    expect(game.state.players.map(({ losses }) => losses)).toEqual([0, 1, 0]);
  });

  it("[CON-18] false: the cameriere loses the hand, and nobody else does", () => {
    const game = tableWith({ hands: ["2H 9H", "3H 8C", "4H 7D"] })
      .orders(0, "2")
      .pilesOn(1, "first", "3")
      .asksForTheBill(2);
    expect(game.state.lastBill).toMatchObject({ verdict: "false", capotavola: 2, cameriere: 1, loser: 1 });
    expect(game.state.players.map(({ losses }) => losses)).toEqual([0, 1, 0]);
  });
});

describe("The rulebook's hands", () => {
  const first = () => tableWith({ hands: ["2 6 7 T Q Q", "4 4 T T K W", "3 5 7 J J A", "2 3 4 9 K A"] });

  it("[CON-19] example 1: two aces and three kings are there, with a Joker", () => {
    const game = first();
    const pad: string[] = [];
    const note = () => pad.push(`${game.call} ${game.state.calls.at(-1)?.show[0]}`);
    game.orders(0, "Q");
    note();
    game.orders(1, "K");
    note();
    game.spices(2, "first", "A");
    note();
    game.pilesOn(3, "first", "A");
    note();
    game.pilesOn(0, "second", "Q");
    note();
    game.pilesOn(1, "second", "T");
    note();
    game.spices(2, "second", "J");
    note();
    game.spices(3, "second", "K");
    note();
    expect(pad).toEqual([
      "1Q Q",
      "1Q 1K K",
      "1A 1K A",
      "2A 1K A",
      "2A 2Q Q",
      "2A 3T T",
      "2A 3J J",
      "2A 3K K",
    ]);
    game.asksForTheBill(0);
    expect(game.state.lastBill).toMatchObject({
      capotavola: 0,
      cameriere: 3,
      found: [2, 2],
      jokers: 1,
      missing: 1,
      verdict: "true",
      loser: 0,
    });
    expect(game.state.players.map(({ losses }) => losses)).toEqual([1, 0, 0, 0]);
  });

  it("[CON-19] example 1, turn 8: from three jacks to three kings is spicing; piling on would make four", () => {
    const game = first().orders(0, "Q").orders(1, "K").spices(2, "first", "A").pilesOn(3, "first", "A");
    game.pilesOn(0, "second", "Q").pilesOn(1, "second", "T").spices(2, "second", "J");
    game.pilesOn(3, "second", "K");
    expect(game.call).toBe("2A 4K");
  });

  it("[CON-19] example 2: three threes and two aces are not there", () => {
    const game = tableWith({ hands: ["2 3 3 5 9 A", "6 7 9 J Q Q", "2 4 5 6 9 A"] });
    game.orders(0, "2").orders(1, "Q").pilesOn(2, "first", "2").spices(0, "second", "A");
    game.pilesOn(1, "second", "Q").spices(2, "second", "A", "2").pilesOn(0, "first", "3");
    expect(game.state.calls.map(({ show }) => show[0])).toEqual(["2", "Q", "2", "A", "Q", "2", "3"]);
    expect(game.call).toBe("33 2A");
    game.asksForTheBill(1);
    expect(game.state.lastBill).toMatchObject({
      capotavola: 1,
      cameriere: 0,
      found: [2, 2],
      jokers: 0,
      missing: 1,
      verdict: "false",
      loser: 0,
    });
  });
});

describe("The rulebook's questions and answers", () => {
  it("[CON-19] on Jokers: with a Joker and a seven, 'two sevens' is called by showing the seven", () => {
    const game = tableWith({ hands: ["7H W 2H", "7C 3H 4H", "5H 6H 8H"] }).orders(0, "7");
    game.orders(1, "3").pilesOn(2, "first", "8");
    expect(game.refusal(0, { type: "abound", dish: "first", rank: "7", show: "W" })?.code).toBe(
      "joker-shown",
    );
    expect(game.refusal(0, { type: "abound", dish: "first", rank: "7", show: "7H" })).toBeUndefined();
  });

  it("[CON-19] on showing: the card that lies there already can be left where it is", () => {
    const game = tableWith({ hands: ["KH 5H", "KC 5C", "KD 5D"] })
      .orders(0, "K")
      .orders(1, "5")
      .pilesOn(2, "first", "K");
    game.pilesOn(0, "second", "5", "KH");
    expect(game.state.players[0]?.shown).toBe("KH");
  });

  it("[CON-19] on dishes: once both are ordered, no other can be ordered", () => {
    const game = tableWith({ hands: ["KH 5H", "KC 5C", "KD 6D"] })
      .orders(0, "K")
      .orders(1, "5");
    expect(game.refusal(2, { type: "order", rank: "6", show: "6D" })?.code).toBe("two-dishes-already");
  });

  it("[CON-19] on the card taken back: everybody saw it and knows it is in the hand", () => {
    const game = tableWith({ hands: ["KH 5H", "KC 5C", "KD 6D"] })
      .orders(0, "K")
      .orders(1, "5")
      .pilesOn(2, "first", "K");
    expect(game.story.filter(({ type }) => type === "tookBack")).toEqual([
      { type: "tookBack", seat: 0, card: "KH" },
    ]);
  });

  it("[CON-19] on discards: they return to the deck", () => {
    const game = tableWith({ seats: 3, options: { saldo: true }, dealer: 2 }).discarded(0, "2H");
    const before = game.state.deck.length;
    game.moves(0, game.readyMoves(0)[0]!).asksForTheBill(1);
    expect(game.state.players.every(({ discards }) => discards.length === 0)).toBe(true);
    expect(game.state.deck.length).toBe(before + 1);
  });

  it("[CON-19] on variety: with three eights for the first, the second cannot be an eight", () => {
    const game = tableWith({ hands: ["8H 5H", "8C 5C", "8D 6D"] })
      .orders(0, "8")
      .pilesOn(1, "first", "8");
    game.pilesOn(2, "first", "8");
    expect(game.call).toBe("38");
    expect(game.refusal(0, { type: "order", rank: "8", show: "8H" })?.code).toBe("same-rank-twice");
  });
});
