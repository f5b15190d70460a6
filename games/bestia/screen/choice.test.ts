import type { Offer } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { bestia, type Move } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { DOUBLE, isDouble, isLastCard, offersOf, openToPlay, stillHeld, toggled } from "./choice.ts";

const HANDS = ["AD 3C RB", "2C 4C 5C", "6B 7B FB"];

/** A player is offered nothing that only the house can do. */
function offers({ state, now }: TestTable, seat: number): Offer<Move>[] {
  return bestia.moves(state, seat, { now, actedAt: now }) as Offer<Move>[];
}

describe("Choosing cards", () => {
  test("[BES-35] a press chooses a card for the exchange, and another one lets it go", () => {
    const one = toggled([], "AD");
    const two = toggled(one, "RB");
    expect(two).toEqual(["AD", "RB"]);
    expect(toggled(two, "AD")).toEqual(["RB"]);
  });

  test("[BES-35] Passo, Servito and Cambio are open to the player who speaks, with the cards chosen first", () => {
    const table = tableWith({ hands: HANDS });
    const can = (seat: number) =>
      (["pass", "served", "exchange"] as const).map((type) => offersOf(offers(table, seat), type));
    expect(can(1)).toEqual([true, true, true]);
    expect(can(0)).toEqual([false, false, false]);
    const move: Move = { type: "exchange", cards: toggled(toggled([], "2C"), "5C") };
    expect(table.refusal(1, move)).toBeUndefined();
  });

  test("[BES-24a] nobody may pass in a compulsory hand", () => {
    const table = tableWith({ hands: HANDS });
    table.state.compulsory = true;
    expect(offersOf(offers(table, 1), "pass")).toBe(false);
    expect(table.refusal(1, { type: "pass" })).toMatchObject({ code: "must-play", clause: "BES-24a" });
  });

  test("[BES-36] two presses in quick succession on the same card play it, whether it was chosen or not", () => {
    const first = { card: "AD", at: 1000 } as const;
    expect(isDouble(first, null)).toBe(false);
    expect(isDouble({ card: "AD", at: 1000 + DOUBLE - 1 }, first)).toBe(true);
    expect(isDouble({ card: "AD", at: 1000 + DOUBLE }, first)).toBe(false);
    expect(isDouble({ card: "RB", at: 1010 }, first)).toBe(false);
  });

  test("[BES-37] only the cards that the rules allow are open, and the clause says why another is not", () => {
    const table = tableWith({ hands: HANDS, trump: "2D" }).isServed(1, 0, 2).plays("2:6B", "1:2C");
    expect(openToPlay(offers(table, 0))).toEqual(["RB"]);
    expect(table.refusal(0, { type: "play", card: "AD" })).toMatchObject({
      code: "must-follow-suit",
      clause: "BES-21",
    });
    expect(openToPlay(offers(table, 1))).toEqual([]);
  });

  test("a card that has left the hand is no longer chosen", () => {
    expect(stillHeld(["AD", "RB"], ["RB", "?"])).toEqual(["RB"]);
  });

  test("[BES-36] the last card needs no choice, once it can be played", () => {
    expect(isLastCard(["AD"], ["AD"])).toBe(true);
    expect(isLastCard(["AD"], [])).toBe(false);
    expect(isLastCard(["AD", "3C"], ["AD"])).toBe(false);
  });
});
