import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import {
  addCards,
  bestia,
  type Card,
  FROM_THE_WEAKEST,
  type Laid,
  RANKS,
  rankOf,
  SUITS,
  strengthOf,
  suitOf,
  takerOf,
  wholeDeck,
} from "./index.ts";

/** Seats in the order in which they lay their cards. */
function laid(...cards: Card[]): Laid[] {
  return cards.map((card, seat) => ({ seat, card }));
}

describe("Cards", () => {
  it("[BES-1] there are 40 different cards, ten of each suit", () => {
    const deck = wholeDeck();
    expect(new Set(deck).size).toBe(40);
    expect([...SUITS].join("")).toBe("DCBS");
    for (const suit of SUITS) {
      expect(
        deck
          .filter((card) => card[1] === suit)
          .map((card) => card[0])
          .sort(),
      ).toEqual([...RANKS].sort());
    }
  });

  it("[BES-1] how they look is no option of a table", () => {
    expect(Object.keys(tableWith().state.options).filter((name) => /look|deck|french/i.test(name))).toEqual(
      [],
    );
    expect(JSON.stringify(bestia.move)).not.toMatch(/♦|look/);
  });

  it("[BES-2] ace, three, re, cavallo, fante, and then down from the seven to the two", () => {
    expect([...FROM_THE_WEAKEST].reverse().join(" ")).toBe("A 3 R C F 7 6 5 4 2");
    expect(strengthOf("3D")).toBeGreaterThan(strengthOf("RD"));
    expect(strengthOf("FS")).toBeGreaterThan(strengthOf("7B"));
    for (const suit of SUITS) {
      expect(FROM_THE_WEAKEST.map((rank) => strengthOf(`${rank}${suit}`))).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
      ]);
    }
    expect([rankOf("CC"), suitOf("CB")]).toEqual(["C", "B"]);
  });

  it("[BES-32] a hand is ordered by suit and from the weakest card up, in whatever order the cards came", () => {
    const hand: Card[] = ["AS"];
    addCards(hand, ["2S", "3D", "RC", "7D"]);
    expect(hand).toEqual(["7D", "3D", "RC", "2S", "AS"]);
    for (let seed = 0; seed < 5; seed++) {
      const deck = wholeDeck();
      for (const { cards } of tableWith({ seats: 5, seed }).state.players) {
        expect(cards).toEqual(deck.filter((card) => cards.includes(card)));
      }
    }
  });

  it("[BES-2] the smallest trump beats the ace of another suit", () => {
    expect(takerOf(laid("AC", "2D"), "7D")).toBe(1);
  });

  it("[BES-2] only the number of tricks counts, not what is in them", () => {
    const settled = (third: string[]) => {
      const table = tableWith({ hands: ["2D 2C 2B", "AS 3S RS"], trump: "4S" }).isServed(0, 1);
      return table.plays("1:AS", "0:2C", ...third).credits;
    };
    expect(settled(["1:3S", "0:2B", "1:RS", "0:2D"])).toEqual(settled(["1:RS", "0:2D", "1:3S", "0:2B"]));
  });

  it("[BES-23] the highest trump takes the trick", () => {
    expect(takerOf(laid("AC", "4D", "RD", "7D", "3C"), "2D")).toBe(2);
  });

  it("[BES-23] without a trump it is the highest card of the suit led, whatever else is thrown on it", () => {
    expect(takerOf(laid("4C", "AB", "6C", "AS"), "2D")).toBe(2);
    expect(takerOf(laid("4C", "AB", "AS"), "2D")).toBe(0);
  });
});
