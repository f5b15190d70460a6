import { fastRandom, pick } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { badFace, type Card, COLOURS, colourOf, FEATURES, OUR_DECK } from "../rules/index.ts";
import { alikeTo, isShaped, KINDS, kindOf, timesOf, withColour, withKind } from "./deck-model.ts";

describe("The form of a deck", () => {
  it("[SCH-3] shows our deck, and one with colours that repeat, but nothing else", () => {
    expect(isShaped(OUR_DECK)).toBe(true);
    expect(isShaped(OUR_DECK.with(3, "YYORPB"))).toBe(true);
    for (const wrong of ["YGORP", "YGORPBY", "YG----", "------", 7]) {
      expect(isShaped([...OUR_DECK.slice(1), wrong]), String(wrong)).toBe(false);
    }
    expect(isShaped(OUR_DECK.slice(1))).toBe(false);
    expect(isShaped({})).toBe(false);
  });

  it("[SCH-3] sets any colour of any card, and the same colour leaves the card as it was", () => {
    const random = fastRandom(1);
    for (let i = 0; i < 500; i++) {
      const card = pick(OUR_DECK, random);
      for (const feature of FEATURES) {
        const now = colourOf(card, feature);
        if (now !== undefined) expect(withColour(card, feature, now)).toBe(card);
        const colour = pick(COLOURS, random);
        const changed = withColour(card, feature, colour);
        expect(colourOf(changed, feature)).toBe(colour);
        expect(kindOf(changed)).toBe(kindOf(card));
        expect([undefined, "colours-repeat"]).toContain(badFace(changed));
        expect(badFace(changed) === "colours-repeat").toBe(
          FEATURES.some((one) => alikeTo(changed, one).length > 0),
        );
      }
    }
  });

  it("[SCH-3] makes any kind of card out of any other, always a right one", () => {
    for (const card of OUR_DECK) {
      for (const kind of KINDS) {
        const changed = withKind(card, kind);
        expect([kindOf(changed), badFace(changed)]).toEqual([kind, undefined]);
      }
      expect(withKind(card, kindOf(card))).toBe(card);
    }
    expect(withKind("--R---", "two")).toBe("YGROPBB");
  });

  it("counts every colour of every feature", () => {
    const cards: readonly Card[] = ["YGORPB", "YGORPBB", "-G----"];
    expect(timesOf(cards, "hat", "G")).toBe(3);
    expect(timesOf(cards, "umbrella", "Y")).toBe(2);
    expect(timesOf(cards, "worm", "Y")).toBe(0);
  });
});
