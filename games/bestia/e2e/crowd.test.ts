import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { Party } from "../../../e2e/browser/party.ts";
import { faultsAtAllSizes } from "../../../e2e/browser/seen-at-all-sizes.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin({}, 32);
});
afterEach(() => party.goHome());
afterAll(() => party.end());

it("[BES-33] ten at a table are all in sight or within reach, with letters twice as large, in any window", async () => {
  const table = {
    game: "bestia",
    players: 10,
    bot: "maestro:easy",
    options: { hands: 1, decisionSeconds: 0, betweenSeconds: 1 },
    moves: ["pass"],
    not: ["sitOut", "back"],
  };
  expect(await faultsAtAllSizes(party, table)).toEqual([]);
}, 120_000);
