import { GAMES } from "@tavolata/games/playable";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { faultsIn, nameOf, WINDOWS } from "./browser/fits.ts";
import { openGame, openTable, Party } from "./browser/party.ts";
import { faultsAtAllSizes } from "./browser/seen-at-all-sizes.ts";
import type { Visitor } from "./browser/visitor.ts";

const template = GAMES.find(({ manifest }) => manifest.template === true)!.manifest;

async function faultsOf({ page }: Visitor, what: string): Promise<string[]> {
  const faults: string[] = [];
  for (const window of WINDOWS) {
    const found = await faultsIn(page, window);
    faults.push(...found.map((fault) => `${what}, ${nameOf(window)}: ${fault}`));
  }
  return faults;
}

describe.each([{ letters: 16 }, { letters: 32 }])("With letters of $letters px", ({ letters }) => {
  let party: Party;
  beforeAll(async () => {
    party = await Party.begin({ TEMPLATE_GAME: "1" }, letters);
  });
  afterEach(() => party.goHome());
  afterAll(() => party.end());

  it("nothing is cut, covered or too small to press on the way to a table, in any window", async () => {
    const ada = await party.come("Ada");
    await ada.goto("/");
    await ada.until(`document.querySelector(".home-game-play:not(:disabled)") !== null`);
    const faults = await faultsOf(ada, "home");
    await openGame(ada);
    faults.push(...(await faultsOf(ada, "a game")));
    await openTable(ada);
    faults.push(...(await faultsOf(ada, "lobby")));
    expect(faults).toEqual([]);
  });

  it("nothing is cut, covered or too small to press at a table that nobody has drawn", async () => {
    const table = {
      game: template.name,
      players: template.seats.min,
      bot: "random",
      options: { lives: 1, decisionSeconds: 0 },
      moves: ["keep", "swap"],
    };
    expect(await faultsAtAllSizes(party, table)).toEqual([]);
  });
});
