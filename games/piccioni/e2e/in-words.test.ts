import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { playInWords } from "../../../e2e/browser/in-words.ts";
import { Party } from "../../../e2e/browser/party.ts";
import { LIVELY } from "./small-decks.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

it("A game of Piccioni is played to its end at the table in words", async () => {
  const table = {
    game: "piccioni",
    players: 2,
    bot: "maestro:easy",
    options: { actionSeconds: 0, reactionSeconds: 0, deck: LIVELY },
  };
  const { ada, moves } = await playInWords(party, table, 300);
  expect(moves.length).toBeGreaterThan(0);
  expect(await ada.page.locator("dialog[open] .places li").count()).toBe(2);
}, 180_000);
