import { describe, expect, it } from "vitest";
import { OUR_DECK } from "../rules/index.ts";
import { DECISIVE, EVENTFUL } from "../testing/decks.ts";
import { deckReading } from "./deck-reading.ts";

describe("The editor of decks", () => {
  it("[SCH-3] reads what it has written, whatever deck it is", () => {
    for (const deck of [OUR_DECK, EVENTFUL, DECISIVE]) {
      expect(deckReading.misfits(deck, "it")).toEqual([]);
      expect(deckReading.read(deckReading.write(deck), "it")).toEqual({ value: deck, problems: [] });
    }
  });

  it("[SCH-3] says which card is wrong, or that the mix is", () => {
    expect(deckReading.misfits(OUR_DECK.with(4, "YYORPB"), "en")).toEqual([
      { path: "/4", where: "Card 5", text: expect.stringContaining("a colour appears twice") },
    ]);
    expect(deckReading.misfits(OUR_DECK.with(0, "Y-----"), "it")).toMatchObject([
      { path: "", where: "Il mazzo" },
    ]);
  });

  it("[SCH-3] takes a text with colours that repeat, and none that the form could not show", () => {
    const draft = OUR_DECK.with(4, "YYORPB");
    expect(deckReading.read(deckReading.write(draft), "it")).toMatchObject({
      value: draft,
      problems: [{ offset: 0 }],
    });
    for (const text of [
      "{",
      "[]",
      JSON.stringify({ cards: OUR_DECK.slice(1) }),
      JSON.stringify({ cards: ["?"] }),
    ]) {
      const { value, problems } = deckReading.read(text, "it");
      expect(value).toBeUndefined();
      expect(problems.length).toBeGreaterThan(0);
    }
  });
});
