import { fastRandom } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { OUR_DECK, PIGEON_KINDS, type View } from "../rules/index.ts";
import { randomDeck } from "../testing/random-deck.ts";
import { tableWith } from "../testing/table-with.ts";
import { en, it } from "../texts/index.ts";
import { captionOf } from "./caption.ts";
import type { Scene } from "./scene.ts";

const names = (seat: number) => ["Ada", "Bea", "Ciro"][seat]!;
const view = tableWith({ hands: ["", "", ""] }).view(0);

function caption(scene: Scene | undefined, seen: View = view) {
  return captionOf(it, seen, scene, names);
}

describe("The caption says", () => {
  test("[PIC-11] where a pigeon of the flock went, and what it was looking for", () => {
    const deck = { ...OUR_DECK, pigeons: { ...OUR_DECK.pigeons } };
    deck.pigeons.infame = { ...deck.pigeons.infame, glides: "mostTrophies" };
    const seen = { ...view, options: { ...view.options, deck } };
    expect(caption({ type: "glided", pigeon: "infame-1", to: 1 }, seen)).toEqual({
      who: ["infame-1"],
      text: `${deck.pigeons.infame.name.it} → Bea`,
      why: it.screen.glides.mostTrophies,
    });
    expect(caption({ type: "glided", pigeon: "infame-1", to: 0 }, seen)!.text).toMatch(/→ La tua Area$/);
  });

  test("[PIC-18] why scared pigeons fly where they do", () => {
    const pigeons = ["grasso-1"] as const;
    const scared = (to: 1 | "folla" | null) => caption({ type: "scared", pigeons: [...pigeons], to })!;
    expect(scared(1)).toMatchObject({ text: "→ Bea", why: it.screen.glides.fewestPigeons });
    expect(scared(null)).toMatchObject({ text: it.screen.backInDeck, why: it.screen.tied });
    expect(scared("folla")).toMatchObject({ text: "→ Folla", why: it.screen.tied });
    const evicted = caption({ type: "evicted", pigeons: [...pigeons] })!;
    expect(evicted, "nothing is tied where a card says so").toMatchObject({
      text: it.screen.evicted,
      why: it.screen.backInDeck,
    });
  });

  test("[PIC-24] which pigeon hovers while a player chooses, and nothing while nothing happens", () => {
    expect(caption(undefined)).toBeNull();
    expect(caption(undefined, { ...view, hovering: "stupido-1" })).toMatchObject({ who: ["stupido-1"] });
    const revealed: Scene = { type: "revealed", pigeon: "stupido-1", nth: 1, of: 1 };
    expect(
      caption(revealed, { ...view, hovering: "stupido-1" }),
      "the pigeon is drawn large then",
    ).toBeNull();
  });

  test("[PIC-30] in both languages what pigeons of any deck look for, and gives no reason for going to a certain Place", () => {
    for (let seed = 0; seed < 20; seed++) {
      const deck = randomDeck(fastRandom(seed));
      const seen = { ...view, options: { ...view.options, deck } };
      for (const kind of PIGEON_KINDS) {
        const { glides } = deck.pigeons[kind];
        const isPlace = typeof glides === "string" && Object.hasOwn(deck.places, glides);
        for (const texts of [it, en]) {
          const found = captionOf(texts, seen, { type: "glided", pigeon: `${kind}-1`, to: "strada" }, names)!;
          expect(found.why === undefined, JSON.stringify(glides)).toBe(isPlace);
        }
      }
    }
  });
});
