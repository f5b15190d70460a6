import { fastRandom } from "@tavolata/kernel";
import { PALETTE } from "@tavolata/kit/art";
import { describe, expect, test } from "vitest";
import { OUR_DECK, PIGEON_KINDS, PLACES } from "../rules/index.ts";
import { randomDeck } from "../testing/random-deck.ts";
import { ACTION_ART } from "./art/actions.ts";
import { DUSK } from "./art/colours.ts";
import { PIGEON_ART } from "./art/pigeons.ts";
import { PLACE_ART } from "./art/places.ts";
import { SIGNS_ART } from "./art/signs.ts";
import { pictureOf } from "./picture-of.ts";

const ALL = { ...PIGEON_ART, ...ACTION_ART, ...PLACE_ART, ...SIGNS_ART };

describe("The drawings", () => {
  test("every kind of pigeon, every Place and every card of our deck has its own drawing", () => {
    expect(Object.keys(PIGEON_ART)).toEqual([...PIGEON_KINDS]);
    expect(Object.keys(PLACE_ART)).toEqual([...PLACES]);
    expect(OUR_DECK.actions.map(pictureOf)).toEqual(OUR_DECK.actions.map(({ id }) => id));
    expect(new Set(Object.values(ALL)).size).toBe(Object.keys(ALL).length);
  });

  test.each(Object.entries(ALL))("%s uses only colours that exist", (_, art) => {
    for (const shape of art.split("|")) {
      expect({ ...PALETTE, ...DUSK }).toHaveProperty([shape[0]!]);
      expect(shape).toMatch(/^.[013%~]*[M@]/);
    }
  });

  test("[PIC-30] a card of another deck shows what it does", () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const face of randomDeck(fastRandom(seed)).actions)
        expect(ACTION_ART).toHaveProperty([pictureOf(face)]);
    }
    const [blam] = OUR_DECK.actions;
    expect(pictureOf({ ...blam!, id: "x", effects: [], reaction: { effect: "redirect" } })).toBe("ombrello");
    expect(pictureOf({ ...blam!, id: "x", stays: "montagna" })).toBe("montagna-di-guano");
    expect(pictureOf({ ...blam!, id: "x", effects: [{ effect: "draw", cards: 1 }] })).toBe("vecchietta");
  });
});
