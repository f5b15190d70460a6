import { defaultsOf, fits } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type Card, ilContoPrego, Move, Options } from "./index.ts";

// What is wrong with these makes every table fail to be laid, so these tests lay none.

describe("What can be set", () => {
  it("[CON-20] where nothing is said: six cards, no optional rule, no time limit", () => {
    expect(defaultsOf(ilContoPrego.options)).toEqual({
      handSize: 6,
      oste: false,
      saldo: false,
      omaggi: false,
      omaggiTarget: 3,
      turnSeconds: 0,
    });
  });

  it.each([
    ["[CON-2]", "handSize", [5, 6], [4, 7]],
    ["[CON-20]", "hands", [1, 99], [0, 100]],
    ["[CON-25]", "omaggiTarget", [1, 12], [0, 13]],
    ["[CON-30]", "turnSeconds", [0, 600], [-1, 601]],
  ] as const)("%s the bounds of %s", (_, name, within, beyond) => {
    const fit = (value: number) => fits(Options, { ...defaultsOf<Options>(Options), [name]: value });
    expect(within.map(fit)).toEqual([true, true]);
    expect(beyond.map(fit)).toEqual([false, false]);
  });

  it("[CON-25] the target says something only where Omaggi are played for", () => {
    expect(Options.properties.omaggiTarget).toMatchObject({ when: { omaggi: true } });
  });
});

describe("What can be said", () => {
  it("[CON-6] the four things that are done in a turn, and nothing else", () => {
    const change = { dish: "first", rank: "K", show: "KH" };
    const moves = [
      { type: "order", rank: "K", show: "KH" },
      { type: "spice", ...change },
      { type: "abound", ...change },
      { type: "bill" },
    ];
    expect(moves.map((move) => fits(Move, move))).toEqual([true, true, true, true]);
    expect(
      [{}, { type: "" }, { type: "pass" }, { type: "", ...change }].map((move) => fits(Move, move)),
    ).toEqual([false, false, false, false]);
  });

  it("[CON-26] a discard is never of more than 18 cards: twelve Omaggi and six Saldi", () => {
    const discard = (length: number) => ({ type: "discard", cards: Array<Card>(length).fill("2H") });
    expect([0, 18, 19].map((length) => fits(Move, discard(length)))).toEqual([true, true, false]);
  });
});
