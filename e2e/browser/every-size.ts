import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Party } from "./party.ts";
import { faultsAtAllSizes, MOST_MS, type SeenTable } from "./seen-at-all-sizes.ts";

/** A game's table in every window, with letters as most people have them and twice as large. */
export function fitsEverySize(table: SeenTable): void {
  describe.each([{ letters: 16 }, { letters: 32 }])("With letters of $letters px", ({ letters }) => {
    let party: Party;
    beforeAll(async () => {
      party = await Party.begin({ STEADY_CHANCE: table.chance ?? "1" }, letters);
    });
    afterEach(() => party.goHome());
    afterAll(() => party.end());

    it(
      "nothing is cut, covered or too small to press in any window, whatever is asked",
      async () => {
        expect(await faultsAtAllSizes(party, table)).toEqual([]);
      },
      MOST_MS,
    );
  });
}
