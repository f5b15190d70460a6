import type { ChairMove, Offer } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { buyInFor, tableRange } from "./buy-in.ts";

function sitting(least: number, most: number): Offer<ChairMove> {
  return { move: { type: "sit", seat: 3 }, open: { chips: { kind: "amount", least, most } } };
}

describe("A buy-in", () => {
  it("[BES-33] goes from the least to the most that the table takes", () => {
    expect(tableRange(sitting(1000, 5000))).toMatchObject({ least: 1000, most: 5000 });
    expect(buyInFor(sitting(1000, 5000), 10_000)).toEqual({
      least: 1000,
      most: 5000,
      usual: 2000,
      step: 100,
    });
  });

  it("is never more than the purse has", () => {
    expect(buyInFor(sitting(1000, 5000), 1300)).toMatchObject({ least: 1000, most: 1300, usual: 1300 });
    expect(buyInFor(sitting(1000, 5000), 1000)).toMatchObject({ least: 1000, most: 1000, usual: 1000 });
  });

  it("is not possible with less than the least", () => {
    expect(buyInFor(sitting(1000, 5000), 999)).toBeUndefined();
    expect(buyInFor(sitting(1, 50), 0)).toBeUndefined();
  });

  it("can be as small as a cent where the range is small", () => {
    expect(buyInFor(sitting(1, 15), 4000)).toMatchObject({ least: 1, most: 15, usual: 2, step: 1 });
  });

  it("is none where an offer asks for no chips", () => {
    expect(buyInFor({ move: { type: "stand", seat: 1 } }, 4000)).toBeUndefined();
  });
});
