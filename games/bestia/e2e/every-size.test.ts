import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Party } from "../../../e2e/browser/party.ts";
import { faultsAtAllSizes } from "../../../e2e/browser/seen-at-all-sizes.ts";

describe.each([{ letters: 16 }, { letters: 32 }])(
  "A table of Bestia with letters of $letters px",
  ({ letters }) => {
    let party: Party;
    beforeAll(async () => {
      party = await Party.begin({}, letters);
    });
    afterEach(() => party.goHome());
    afterAll(() => party.end());

    it("has nothing cut, covered or too small to press in any window, whatever is asked", async () => {
      const table = {
        game: "bestia",
        players: 4,
        bot: "maestro:easy",
        options: { hands: 4, decisionSeconds: 0, betweenSeconds: 1 },
        moves: ["pass", "play", "blind"],
        not: ["sitOut", "back"],
      };
      expect(await faultsAtAllSizes(party, table)).toEqual([]);
    }, 120_000);
  },
);
