import { describe, expect, it } from "vitest";
import { OUR_DECK } from "../rules/index.ts";
import { readDeck } from "./deck-file.ts";

describe("A deck file", () => {
  it("[PIC-30] is accepted as it is", async () => {
    expect(await readDeck(JSON.stringify(OUR_DECK), "it")).toEqual({ value: OUR_DECK });
  });

  it("[PIC-30] is refused with every reason and its line, in the reader's language", async () => {
    const text = JSON.stringify(OUR_DECK, null, 2)
      .replace('"count": 5', '"count": "five"')
      .replace('"reveals": 2', '"reveals": 9');
    const [first] = text.split('"count": "five"');
    const line = first!.split("\n").length;
    const { problems } = await readDeck(text, "en");
    expect(problems).toHaveLength(2);
    expect(problems![0]).toMatch(new RegExp(`^Line ${line}, column \\d+: `));
    expect((await readDeck(text, "it")).problems![0]).toMatch(new RegExp(`^Riga ${line}, colonna \\d+: `));
    expect((await readDeck("{", "it")).problems).toHaveLength(1);
  });
});
