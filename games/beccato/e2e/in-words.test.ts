import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { playInWords } from "../../../e2e/browser/in-words.ts";
import { Party } from "../../../e2e/browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

it("A game of Beccato! is played to its end at the table in words", async () => {
  const table = { game: "beccato", players: 4, bot: "fox:easy", options: { restSeconds: 1 } };
  const { ada, moves } = await playInWords(party, table, 300, /^(Passa|Prendi|Sei a posto)/);
  // There are at least six rounds, so each of the four deals, and begins by passing a card.
  for (const made of [/^Passa/, /^Esclama/]) expect(moves.filter((move) => made.test(move))).not.toEqual([]);
  expect(await ada.page.locator("dialog[open] .places li").count()).toBe(2);
}, 180_000);
