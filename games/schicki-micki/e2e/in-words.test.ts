import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { playInWords } from "../../../e2e/browser/in-words.ts";
import { Party } from "../../../e2e/browser/party.ts";

let party: Party;
beforeAll(async () => {
  // With its 64 cards turned as fast as they may be, a game takes a minute.
  party = await Party.begin({ HURRY: "6" });
});
afterEach(() => party.goHome());
afterAll(() => party.end());

it("A game of Schicki Micki is played to its end at the table in words", async () => {
  const table = {
    game: "schicki-micki",
    players: 2,
    bot: "doorkeeper:friendly",
    options: { leastGapMs: 500, paceSeconds: 1, dealerSeconds: 1, restSeconds: 1, windowMs: 500 },
  };
  const { ada, moves } = await playInWords(party, table, 300, /^Scopri/);
  for (const made of [/^Scopri/, /^Chiama/]) expect(moves.filter((move) => made.test(move))).not.toEqual([]);
  expect(await ada.page.locator("dialog[open] .places li").count()).toBe(2);
}, 180_000);
