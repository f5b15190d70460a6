import { CountedStory } from "@tavolata/figures/testing";
import { describe, expect, it } from "vitest";
import { DEFAULTS, type TableSettings, tableWith } from "../testing/table-with.ts";
import { PLAYER_FIGURES } from "./index.ts";

/** Seats 0 and 2 are one guild, 1 and 3 the other; seat 1 has a tris. Six eggs end the game. */
const TRIS: TableSettings = {
  hands: ["GGLP", "OOO"],
  signals: ["hum", "wink"],
  eggs: ["ccccc"],
  options: { passSeconds: 0 },
};

const storyOf = (settings: TableSettings) => {
  const table = tableWith(settings);
  const { round, dealer } = table.state;
  const options = { ...DEFAULTS, ...settings.options };
  const opening = [{ type: "roundBegins", round, dealer, deadline: null } as const];
  return new CountedStory(PLAYER_FIGURES, table, 4, options, opening);
};

describe("What is counted about people at Beccato!", () => {
  it("[BEC-39] a signal that a mate makes out and rivals miss, a feint, and a wrong shout", () => {
    const story = storyOf(TRIS)
      .does(3, "look", (table) => table.waits(700).forget().looks(3, 1))
      .does("clock", "ring", (table) => table.forget().waits(600))
      .does(1, "perform", (table) => table.forget().performs(1, "wink"))
      .does("clock", "ring", (table) => table.forget().waits(500))
      .does(2, "perform", (table) => table.forget().performs(2, "hum"))
      .does("clock", "ring", (table) => table.forget().waits(5000))
      .does(3, "chicchirichi", (table) => table.forget().chicchirichi(3))
      .does("clock", "ring", (table) => table.forget().settles());
    expect(story.of(1)).toEqual({
      signals: { mate: "1 of 1", rival: "0 of 1", caught: "0 of 1" },
      gestures: { feigned: "0 of 1" },
      made: { real: 1, feigned: 0 },
    });
    expect(story.of(3)).toEqual({
      seen: { mates: "1 of 1" },
      shouts: { chicchirichi: "0 of 1" },
      made: { real: 0, feigned: 0 },
    });
    expect(story.of(2)).toEqual({
      seen: { rivals: "0 of 1" },
      gestures: { feigned: "1 of 1" },
      made: { real: 0, feigned: 1 },
    });
    expect(story.of(0)).toMatchObject({ seen: { rivals: "0 of 1" } });
  });

  const caught = (signaller: 1 | { standIn: 1 }, shouter: 2 | { standIn: 2 }) =>
    storyOf(TRIS)
      .does(2, "look", (table) => table.waits(700).forget().looks(2, 1))
      .does("clock", "ring", (table) => table.forget().waits(600))
      .does(signaller, "perform", (table) => table.forget().performs(1, "wink"))
      .does("clock", "ring", (table) => table.forget().waits(500))
      .does(shouter, "beccato", (table) => table.forget().beccato(2, 1))
      .does("clock", "ring", (table) => table.forget().settles())
      .does(0, "take", (table) => table.forget().takes(0, "deck"));

  it("[BEC-13] a signal that a rival makes out, and the Beccato that it ends in", () => {
    const story = caught(1, 2);
    expect(story.of(1).signals).toEqual({ mate: "0 of 1", rival: "1 of 1", caught: "1 of 1" });
    expect(story.of(2)).toMatchObject({ seen: { rivals: "1 of 1" }, shouts: { beccato: "1 of 1" } });
    expect(story.of(3).seen).toEqual({ mates: "0 of 1" });
  });

  it("[BEC-34] what a stand-in does is nobody's own", () => {
    const story = caught({ standIn: 1 }, { standIn: 2 });
    expect(story.of(1)).toEqual({ made: { real: 0, feigned: 0 } });
    expect(story.of(2).shouts).toBeUndefined();
  });

  it("[BEC-34] around one table only shouts are known", () => {
    const story = storyOf({ options: { table: "oneTable" }, eggs: ["ccccc"] })
      .does(1, "chicchirichi", (table) => table.forget().chicchirichi(1))
      .does("clock", "ring", (table) => table.forget().settles());
    expect(story.of(1)).toEqual({ shouts: { chicchirichi: "0 of 1" } });
    expect(story.of(0)).toEqual({});
  });
});
