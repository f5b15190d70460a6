import { describe, expect, it } from "vitest";
import type { GameOffered } from "../state/offered.ts";
import { botAtLevel, levelsIn } from "./bots-at-level.ts";

/** As a game offers them: two with levels of their own, one that is known to be easy, one of unknown strength. */
const GAME: GameOffered = {
  name: "any-game",
  seats: { min: 2, max: 4 },
  options: { properties: {} },
  bots: [
    { name: "maestro", levels: ["easy", "normal", "strong"] },
    { name: "counter", levels: ["easy", "normal"] },
    { name: "wary", levels: [] },
    { name: "stranger", levels: [] },
  ],
};

describe("The bots of a game that is started with one tap", () => {
  it("can be as strong as the game has levels", () => {
    expect(levelsIn(GAME)).toEqual(["easy", "normal", "strong"]);
    expect(levelsIn({ bots: [{ name: "random", levels: [] }] })).toEqual([]);
  });

  it("are all of the level that was chosen, and take turns", () => {
    const at = (level: string) => [1, 2, 3].map((chair) => botAtLevel(GAME, chair, level));
    expect(at("easy")).toEqual(["counter:easy", "wary", "maestro:easy"]);
    expect(at("strong")).toEqual(["maestro:strong", "maestro:strong", "maestro:strong"]);
  });

  it("are any that there are, where none has that level", () => {
    expect(botAtLevel({ ...GAME, bots: [{ name: "random", levels: [] }] }, 1, "strong")).toBe("random");
  });
});
