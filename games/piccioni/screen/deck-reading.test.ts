import { fastRandom } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { OUR_DECK } from "../rules/index.ts";
import { randomDeck } from "../testing/random-deck.ts";
import { deckReading } from "./deck-reading.ts";
import { withAt } from "./deck-schema.ts";

describe("The editor of decks", () => {
  it("[PIC-30] reads what it has written, whatever deck it is", () => {
    for (const deck of [OUR_DECK, ...Array.from({ length: 40 }, (_, seed) => randomDeck(fastRandom(seed)))]) {
      expect(deckReading.misfits(deck, "it")).toEqual([]);
      expect(deckReading.read(deckReading.write(deck), "it")).toEqual({ value: deck, problems: [] });
    }
  });

  it("[PIC-30] takes a text with mistakes that the form can show, and says what they are", () => {
    const draft = withAt(withAt(OUR_DECK, "/actions/2/count", null), "/name/en", "") as object;
    const { value, problems } = deckReading.read(deckReading.write(draft), "en");
    expect(value).toEqual(draft);
    expect(problems).toEqual([
      { text: expect.stringMatching(/^Line 4, column \d+: This needs a text/), offset: expect.any(Number) },
      {
        text: expect.stringMatching(/^Line \d+, column \d+: This needs a whole number/),
        offset: expect.any(Number),
      },
    ]);
    const text = deckReading.write(draft);
    expect(text.slice(problems[1]!.offset)).toMatch(/^"count": null/);
  });

  it("[PIC-30] does not take a text that the form could not show", () => {
    for (const text of [
      "{",
      "[]",
      "3",
      deckReading.write(withAt(OUR_DECK, "/actions/2/count", "4") as object),
    ]) {
      const { value, problems } = deckReading.read(text, "it");
      expect(value).toBeUndefined();
      expect(problems.length).toBeGreaterThan(0);
    }
  });

  it("says on which card a mistake is, and calls fields what the form calls them", () => {
    const draft = withAt(OUR_DECK, "/actions/9/stays", undefined) as object;
    expect(deckReading.misfits(draft, "it")).toEqual([
      {
        path: "/actions/9/effects/0",
        where: "Guano",
        text: "Una carta si assegna una volta sola, a un'Area, e deve dire come ci resta («Come resta in un'Area»).",
      },
    ]);
    const unnamed = withAt(OUR_DECK, "/places/cavi/name/it", "") as object;
    expect(deckReading.misfits(unnamed, "it")).toMatchObject([{ where: "Senza nome" }]);
    expect(deckReading.nameOf(OUR_DECK, "en")).toBe(OUR_DECK.name.en);
  });
});
