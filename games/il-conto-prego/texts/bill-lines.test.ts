import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomBill } from "../testing/random-bills.ts";
import { billLinesOf } from "./bill-lines.ts";
import { en } from "./en.ts";
import { it as italian } from "./it.ts";

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

describe("[CON-17] the bill dish by dish", () => {
  it("adds up for every dish: found, Jokers and missing are what was called", () => {
    fc.assert(
      fc.property(fc.nat().map(randomBill), (bill) => {
        for (const { dish, found, jokers, missing } of billLinesOf(bill)) {
          expect(found + jokers + missing).toBe(dish.count);
          expect(Math.min(found, jokers, missing)).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 17 },
    );
  });

  it("never counts a card as found that is left over", () => {
    fc.assert(
      fc.property(fc.nat().map(randomBill), (bill) => {
        billLinesOf(bill).forEach(({ dish, found, spare, missing }, i) => {
          expect(found + spare).toBe(bill.found[i]);
          expect(found).toBeLessThanOrEqual(dish.count);
          if (spare > 0) expect(missing).toBe(0);
        });
      }),
      { seed: 18 },
    );
  });

  it("says something is missing exactly where the rules say that the call is false", () => {
    fc.assert(
      fc.property(fc.nat().map(randomBill), (bill) => {
        const missing = total(billLinesOf(bill).map((line) => line.missing));
        expect(missing > 0 ? "false" : "true").toBe(bill.verdict);
        expect(missing).toBe(Math.max(0, bill.missing - bill.jokers));
      }),
      { seed: 19 },
    );
  });

  it("uses no Joker twice", () => {
    fc.assert(
      fc.property(fc.nat().map(randomBill), (bill) => {
        expect(total(billLinesOf(bill).map(({ jokers }) => jokers))).toBe(
          Math.min(bill.missing, bill.jokers),
        );
      }),
      { seed: 20 },
    );
  });
});

describe("A line of the bill in words", () => {
  const queens = { dish: { count: 2, rank: "Q" }, found: 2, spare: 1, jokers: 0, missing: 0 } as const;
  const fives = { dish: { count: 3, rank: "5" }, found: 2, spare: 0, jokers: 0, missing: 1 } as const;
  const aces = { dish: { count: 4, rank: "A" }, found: 1, spare: 0, jokers: 1, missing: 2 } as const;

  it("[CON-17] says what was called, found, filled with Jokers, missing and left over", () => {
    expect([queens, fives, aces].map(italian.billLine)).toEqual([
      "trovate 2 carte su 2 chiamate, ne avanza 1",
      "trovate 2 carte su 3 chiamate, manca 1",
      "trovata 1 carta su 4 chiamate, più un Jolly, mancano 2",
    ]);
    expect([queens, fives, aces].map(en.billLine)).toEqual([
      "found 2 of the 2 called, 1 more than needed",
      "found 2 of the 3 called, 1 missing",
      "found 1 of the 4 called, and one Joker, 2 missing",
    ]);
  });

  it("[CON-17] ends in what the verdict follows from", () => {
    expect([0, 1, 2].map(italian.screen.bill.why)).toEqual([
      "Non manca niente: la chiamata è vera.",
      "Manca una carta: la chiamata è falsa.",
      "Mancano due carte: la chiamata è falsa.",
    ]);
    expect([0, 1, 2].map(en.screen.bill.why)).toEqual([
      "Nothing is missing: the call is true.",
      "One card is missing: the call is false.",
      "Two cards are missing: the call is false.",
    ]);
  });
});
