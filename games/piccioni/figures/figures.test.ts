import { CountedStory } from "@tavolata/figures/testing";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { PLAYER_FIGURES } from "./index.ts";

describe("What is counted about people at Piccioni", () => {
  it("[PIC-15] Trophies by what they are, Guano given, received and left, pigeons received and left", () => {
    const table = tableWith({
      hands: ["guano-1 fionda-1", "", ""],
      areas: ["zoppo-1", "stupido-1 grasso-1", "guano-3"],
      trophies: ["infame-1", "guano-2 zoppo-2", ""],
      pigeonDeck: "grasso-6",
      pigeonsLeft: 1,
    });
    const story = new CountedStory(PLAYER_FIGURES, table, 3, DEFAULTS, []);
    // The Guano goes to seat 1; the pigeon that seat 0 has may go to Folla and does not.
    story
      .does(0, "play", () => table.plays("guano-1"))
      .does(0, "chooseZone", () => table.choosesZone(0, 1))
      .does(0, "choosePigeons", () => table.choosesPigeons(0, ""));
    // Fionda makes a Trophy of seat 0's Zoppo; then the last pigeon, a Grasso, comes to seat 0.
    story.does(0, "play", () => table.plays("fionda-1"));
    for (const seat of [1, 2]) {
      for (const _ of [1, 2]) story.does(seat, "draw", () => table.draws(1));
    }
    expect(table.state.endedBy).toBe("finalPhase");
    expect(story.of(0)).toEqual({
      trophies: { all: 2, grasso: 0, infame: 1, picciona: 0, stupido: 0, zoppo: 1, guano: 0 },
      guano: { received: 0, given: 1, left: 0 },
      pigeons: { received: 1, left: 1 },
    });
    expect(story.of(1)).toEqual({
      trophies: { all: 2, grasso: 0, infame: 0, picciona: 0, stupido: 0, zoppo: 1, guano: 1 },
      guano: { received: 1, given: 0, left: 1 },
      pigeons: { received: 0, left: 2 },
    });
    expect(story.of(2).guano).toEqual({ received: 0, given: 0, left: 1 });
  });

  it("[PIC-17] [PIC-18] pigeons that were moved or scared into an Area came to it as well", () => {
    const table = tableWith({
      hands: ["vecchietta-1 battimani-1", "", ""],
      areas: ["", "", "zoppo-1"],
      places: { statua: "stupido-1 stupido-2" },
      pigeonDeck: "zoppo-5",
      pigeonsLeft: 1,
    });
    const story = new CountedStory(PLAYER_FIGURES, table, 3, DEFAULTS, []);
    story
      .does(0, "play", () => table.plays("vecchietta-1"))
      .does(0, "chooseZone", () => table.choosesZone(0, 0))
      .does(0, "decline", () => table.declines(0))
      .does(0, "play", () => table.plays("battimani-1"))
      .does(0, "choosePigeons", () => table.choosesPigeons(0, "stupido-1"));
    for (const seat of [1, 2]) {
      for (const _ of [1, 2]) story.does(seat, "draw", () => table.draws(1));
    }
    expect(table.areas).toEqual(["stupido-2", "stupido-1", "zoppo-1"]);
    expect(story.of(0).pigeons).toEqual({ received: 2, left: 1 });
    expect(story.of(1).pigeons).toEqual({ received: 1, left: 1 });
    expect(story.of(2).pigeons).toEqual({ received: 0, left: 1 });
  });
});
