import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { playInWords } from "../../../e2e/browser/in-words.ts";
import { Party } from "../../../e2e/browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

it("A game of Bestia is played to its end at the table in words", async () => {
  const table = {
    game: "bestia",
    players: 2,
    bot: "maestro:easy",
    options: { table: "tournament", stack: 20, ante: 20, decisionSeconds: 0, betweenSeconds: 1 },
  };
  const { ada, moves } = await playInWords(party, table, 80);
  expect(moves.length).toBeGreaterThan(0);
  expect(await ada.page.locator("dialog[open] .places li").count()).toBe(2);
}, 180_000);
