import { describe, expect, it } from "vitest";
import { OUR_DECK } from "../rules/index.ts";
import { readDeck } from "./deck-file.ts";

describe("A deck file", () => {
  it("[SCH-3] is taken as it is, whatever else its author wrote into it", async () => {
    const file = JSON.stringify({ name: "ours", cards: OUR_DECK });
    expect(await readDeck(file, "it")).toEqual({ value: OUR_DECK });
  });

  it("[SCH-3] is refused with every reason, in the reader's language", async () => {
    const cards = OUR_DECK.map((card, i) => (i === 4 ? "YYORPB" : i === 9 ? "?" : card));
    expect(await readDeck(JSON.stringify({ cards }), "en")).toEqual({
      problems: [expect.stringContaining("card 5"), expect.stringContaining("Card 10")],
    });
    const { problems } = await readDeck(JSON.stringify({ cards }), "it");
    expect(problems).toHaveLength(2);
    expect(problems![0]).toContain("carta 5");
    expect((await readDeck("{", "it")).problems).toEqual(["Il file non è scritto in JSON."]);
  });
});
