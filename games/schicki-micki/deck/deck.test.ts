import { fastRandom } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { deckProblems, look, OUR_DECK, OUR_FIGURES } from "../rules/index.ts";
import { measure, orders } from "./figures.ts";
import { AIMS, figuresOf, SEARCH, searchDeck } from "./search.ts";

describe("The search for a deck", () => {
  it("[SCH-3] finds the deck that is kept, from its seed", () => {
    expect(searchDeck(SEARCH)).toEqual(OUR_DECK);
  });

  it("[SCH-3] measures the figures that are kept with it, which are close to what it was made for", () => {
    expect(figuresOf(OUR_DECK)).toEqual(OUR_FIGURES);
    const { first, meanCards } = OUR_FIGURES;
    for (const situation of ["one", "several", "identical"] as const) {
      expect(Math.abs(first[situation] - AIMS[situation])).toBeLessThan(0.015);
    }
    expect(Math.abs(meanCards - AIMS.meanCards)).toBeLessThan(0.1);
  });

  it("[SCH-3] makes a deck of the right mix from any seed, nearer to its aims the longer it goes on", () => {
    const distance = (tries: number) => {
      const deck = searchDeck({ seed: 5, tries, orders: 60 });
      expect(deckProblems(deck)).toEqual([]);
      return Math.abs(figuresOf(deck).first.several - AIMS.several);
    };
    expect(distance(800)).toBeLessThan(distance(0));
  });

  it("[SCH-3] counts situations as the rules see them", () => {
    const inOrders = orders(20, OUR_DECK.length, fastRandom(2));
    const first: Record<string, number> = { twoWorms: 0, identical: 0, several: 0, one: 0 };
    let lines = 0;
    for (const order of inOrders) {
      let line: number[] = [];
      for (const place of order) {
        line.push(place);
        const { situation } = look(line.map((i) => OUR_DECK[i]!));
        if (situation === "none") continue;
        first[situation]! += 1;
        lines += 1;
        line = [];
      }
    }
    const figures = measure(OUR_DECK, inOrders);
    for (const [situation, share] of Object.entries(figures.first)) {
      expect(share).toBeCloseTo(first[situation]! / lines, 3);
    }
    expect(figures.lines).toBeCloseTo(lines / inOrders.length, 3);
  });
});
