import { fastRandom } from "@tavolata/kernel";
import { LAWS, tryLaw } from "@tavolata/kernel/check";
import { describe, expect, it, test } from "vitest";
import { EARLIER } from "../testing/earlier.ts";
import { randomDeck } from "../testing/random-deck.ts";
import { deckProblems, piccioni } from "./index.ts";

/** These laws look at a whole game; for the others, its beginning is enough. */
const TO_THE_END = [
  "random games come to their end",
  "with time limits on, the clock alone brings it to an end",
];

describe.each([1, 4, 9])("with random deck %i", (seed) => {
  const deck = randomDeck(fastRandom(seed));

  test.each(LAWS.map((law) => [law.name, law] as const))("%s", (name, law) => {
    const whole = TO_THE_END.includes(name);
    const longest = whole ? 20_000 : 100;
    tryLaw(piccioni, law, { seed, tables: 1, longest, endless: !whole, fixed: { deck }, earlier: EARLIER });
  });
});

describe("Random decks", () => {
  it("[PIC-30] use every word of the vocabulary", () => {
    const decks = Array.from({ length: 12 }, (_, seed) => randomDeck(fastRandom(seed)));
    for (const deck of decks) expect(deckProblems(deck)).toEqual([]);
    const words = JSON.stringify(decks);
    for (const word of [
      "trophy",
      "scare",
      "evict",
      "assign",
      "remove",
      "draw",
      "cancel",
      "redirect",
      "contribute",
      "choose",
      "together",
      "there",
      "stays",
      "fuller",
      "followers",
    ]) {
      expect(words).toContain(`"${word}"`);
    }
  });
});
