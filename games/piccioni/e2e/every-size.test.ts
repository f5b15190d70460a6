import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Party } from "../../../e2e/browser/party.ts";
import { faultsAtAllSizes } from "../../../e2e/browser/seen-at-all-sizes.ts";
import { BUSY } from "./small-decks.ts";

describe.each([{ letters: 16 }, { letters: 32 }])("With letters of $letters px", ({ letters }) => {
  let party: Party;
  beforeAll(async () => {
    party = await Party.begin({}, letters);
  });
  afterEach(() => party.goHome());
  afterAll(() => party.end());

  it("nothing is cut, covered or too small to press on the roofs, whatever is asked", async () => {
    const table = {
      game: "piccioni",
      players: 3,
      bot: "greedy",
      options: { actionSeconds: 0, reactionSeconds: 0, deck: BUSY },
      moves: ["discard", "throwAway", "decline", "react", "choosePigeons", "chooseZone"],
    };
    expect(await faultsAtAllSizes(party, table)).toEqual([]);
  }, 180_000);
});
