import { CountedStory } from "@tavolata/figures/testing";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { PLAYER_FIGURES } from "./index.ts";

const storyOf = (hands: string[]) =>
  new CountedStory(PLAYER_FIGURES, tableWith({ hands }), hands.length, DEFAULTS, []);

describe("What is counted about people at Il Conto, Prego!", () => {
  it("[CON-19] example 1: eight true calls, the last of them not believed, and a wrong bill", () => {
    const story = storyOf(["2 6 7 T Q Q", "4 4 T T K W", "3 5 7 J J A", "2 3 4 9 K A"])
      .does(0, "order", (table) => table.orders(0, "Q"))
      .does(1, "order", (table) => table.orders(1, "K"))
      .does(2, "spice", (table) => table.spices(2, "first", "A"))
      .does(3, "abound", (table) => table.pilesOn(3, "first", "A"))
      .does(0, "abound", (table) => table.pilesOn(0, "second", "Q"))
      .does(1, "abound", (table) => table.pilesOn(1, "second", "T"))
      .does(2, "spice", (table) => table.spices(2, "second", "J"))
      .does(3, "spice", (table) => table.spices(3, "second", "K"))
      .does(0, "bill", (table) => table.asksForTheBill(0));
    expect(story.of(0)).toEqual({
      believed: { true: "2 of 2" },
      bills: { right: "0 of 1" },
      bluffs: { all: "0 of 2", upTo2: "0 of 1", upTo4: "0 of 1" },
    });
    expect(story.of(3)).toEqual({
      believed: { true: "1 of 2" },
      bluffs: { all: "0 of 2", upTo4: "0 of 1", upTo6: "0 of 1" },
    });
  });

  const example2 = (bluffer: 0 | { standIn: 0 }, doubter: 1 | { standIn: 1 }) =>
    storyOf(["2 3 3 5 9 A", "6 7 9 J Q Q", "2 4 5 6 9 A"])
      .does(0, "order", (table) => table.orders(0, "2"))
      .does(1, "order", (table) => table.orders(1, "Q"))
      .does(2, "abound", (table) => table.pilesOn(2, "first", "2"))
      .does(0, "spice", (table) => table.spices(0, "second", "A"))
      .does(1, "abound", (table) => table.pilesOn(1, "second", "Q"))
      .does(2, "spice", (table) => table.spices(2, "second", "A", "2"))
      .does(bluffer, "abound", (table) => table.pilesOn(0, "first", "3"))
      .does(doubter, "bill", (table) => table.asksForTheBill(1));

  it("[CON-19] example 2: a bluff of five cards, caught by a right bill", () => {
    const story = example2(0, 1);
    expect(story.of(0)).toEqual({
      believed: { true: "2 of 2", bluff: "0 of 1" },
      bluffs: { all: "1 of 3", upTo2: "0 of 1", upTo4: "0 of 1", upTo6: "1 of 1" },
      through: { all: "0 of 1", upTo6: "0 of 1" },
    });
    expect(story.of(1)).toEqual({
      believed: { true: "2 of 2" },
      bills: { right: "1 of 1", caught: "1 of 1" },
      bluffs: { all: "0 of 2", upTo2: "0 of 1", upTo4: "0 of 1" },
    });
  });

  it("[CON-14] a bluff that is believed gets through, and who believed it has missed it", () => {
    const story = storyOf(["2 3 3 5 9 A", "6 7 9 J Q Q", "2 4 5 6 9 A"])
      .does(0, "order", (table) => table.orders(0, "3"))
      .does(1, "order", (table) => table.orders(1, "Q"))
      .does(2, "abound", (table) => table.pilesOn(2, "first", "A"))
      .does(0, "abound", (table) => table.pilesOn(0, "first", "A"))
      .does(1, "abound", (table) => table.pilesOn(1, "second", "Q"));
    expect(story.of(0)).toMatchObject({
      believed: { true: "1 of 1", bluff: "1 of 1" },
      through: { all: "1 of 1", upTo4: "1 of 1" },
    });
    expect(story.of(1).bills).toEqual({ caught: "0 of 1" });
  });

  it("[CON-30] what the clock or a stand-in does is nobody's own", () => {
    const played = example2({ standIn: 0 }, 1);
    expect(played.of(0).bluffs).toEqual({ all: "0 of 2", upTo2: "0 of 1", upTo4: "0 of 1" });
    expect(played.of(1).bills).toEqual({ right: "1 of 1", caught: "1 of 1" });
    const doubted = example2(0, { standIn: 1 });
    expect(doubted.of(0).through).toEqual({ all: "0 of 1", upTo6: "0 of 1" });
    expect(doubted.of(1).bills).toBeUndefined();
    const table = tableWith({
      hands: ["2 3 3 5 9 A", "6 7 9 J Q Q", "2 4 5 6 9 A"],
      options: { turnSeconds: 5 },
    });
    const late = new CountedStory(PLAYER_FIGURES, table, 3, DEFAULTS, [])
      .does(0, "order", () => table.orders(0, "2"))
      .does("clock", "ring", () => table.rings());
    expect(late.of(0)).toEqual({ bluffs: { all: "0 of 1", upTo2: "0 of 1" } });
    expect(late.of(1)).toEqual({});
  });
});
