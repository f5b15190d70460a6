import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Party } from "../../../e2e/browser/party.ts";
import { faultsAtAllSizes } from "../../../e2e/browser/seen-at-all-sizes.ts";

describe.each([{ letters: 16 }, { letters: 32 }])(
  "A table of Schicki Micki with letters of $letters px",
  ({ letters }) => {
    let party: Party;
    beforeAll(async () => {
      party = await Party.begin({}, letters);
    });
    afterEach(() => party.goHome());
    afterAll(() => party.end());

    it("has nothing cut, covered or too small to press in any window, whatever is asked", async () => {
      const table = {
        game: "schicki-micki",
        players: 4,
        bot: "doorkeeper:easy",
        options: { voteSeconds: 0, dealerSeconds: 0 },
        moves: ["turn", "call"],
      };
      expect(await faultsAtAllSizes(party, table)).toEqual([]);
    }, 120_000);
  },
);
