import { fits } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";

const ACCEPTED: readonly [clause: string, move: { type: string } & Record<string, unknown>][] = [
  ["BES-16", { type: "pass" }],
  ["BES-16", { type: "served" }],
  ["BES-16", { type: "exchange", cards: ["AD"] }],
  ["BES-28", { type: "exchange", cards: ["AD", "2D", "3D", "4D"] }],
  ["BES-18", { type: "blind" }],
  ["BES-21", { type: "play", card: "RS" }],
  ["BES-30", { type: "sitOut" }],
  ["BES-31", { type: "back" }],
];

const BY_THE_HOUSE: readonly [clause: string, move: { type: string } & Record<string, unknown>][] = [
  ["BES-33", { type: "sit", seat: 0, chips: 1 }],
  ["BES-33", { type: "stand", seat: 9 }],
  ["BES-33", { type: "topUp", seat: 9, chips: 1_000_000_000 }],
  ["BES-30", { type: "away", seat: 0 }],
  ["BES-31", { type: "isBack", seat: 9 }],
  ["BES-33", { type: "close" }],
];

/** Read only in the test: what is wrong with them then fails a test, and not the reading of this file. */
async function schemas() {
  const { HouseMove, Move } = await import("./moves.ts");
  return {
    isMove: (move: unknown) => fits(Move, move),
    isOfTheHouse: (move: unknown) => fits(HouseMove, move),
  };
}

describe("What can be asked for", () => {
  for (const [clause, move] of ACCEPTED) {
    it(`[${clause}] by a player: ${JSON.stringify(move)}`, async () => {
      const { isMove, isOfTheHouse } = await schemas();
      expect([isMove(move), isOfTheHouse(move)]).toEqual([true, false]);
      expect(isMove({ ...move, more: 1 })).toBe(false);
    });
  }

  for (const [clause, move] of BY_THE_HOUSE) {
    it(`[${clause}] by the house: ${JSON.stringify(move)}`, async () => {
      const { isMove, isOfTheHouse } = await schemas();
      expect([isMove(move), isOfTheHouse(move)]).toEqual([false, true]);
      expect(isOfTheHouse({ ...move, more: 1 })).toBe(false);
    });
  }

  it("[BES-17] [BES-28] no exchange of nothing, of five cards, or of what is no card", async () => {
    const { isMove } = await schemas();
    for (const cards of [[], ["AD", "2D", "3D", "4D", "5D"], ["8D"], ["hidden"], "AD", undefined])
      expect(isMove({ type: "exchange", cards })).toBe(false);
    for (const card of ["8D", "hidden", undefined]) expect(isMove({ type: "play", card })).toBe(false);
  });

  it("[BES-33] nothing of no type, of a chair that is not there, or of chips that are none", async () => {
    const { isMove, isOfTheHouse } = await schemas();
    expect([isMove({}), isMove({ type: "" }), isOfTheHouse({}), isOfTheHouse({ type: "" })]).not.toContain(
      true,
    );
    for (const type of ["sit", "stand", "topUp", "away", "isBack"]) {
      for (const seat of [-1, 10, 0.5, undefined]) {
        expect(
          isOfTheHouse({ type, seat, ...(type === "sit" || type === "topUp" ? { chips: 1 } : {}) }),
        ).toBe(false);
      }
    }
    for (const chips of [0, 1_000_000_001, 1.5, undefined])
      expect(isOfTheHouse({ type: "sit", seat: 0, chips })).toBe(false);
  });
});
