import { CountedStory } from "@tavolata/figures/testing";
import { describe, expect, it } from "vitest";
import { DEFAULTS, type TableSettings, tableWith } from "../testing/table-with.ts";
import { PLAYER_FIGURES } from "./index.ts";

/** Cards are turned up, and then the story begins. */
const storyOf = (settings: TableSettings, cards: number) => {
  const table = tableWith({ seats: 4, ...settings });
  const story = new CountedStory(PLAYER_FIGURES, table, 4, DEFAULTS, []);
  for (; cards > 0; cards--) story.does({ standIn: table.state.dealer }, "turn", () => table.turnsUp());
  return { story, table };
};

describe("What is counted about people at Schicki Micki", () => {
  it("[SCH-13] the first right call wins, a later one is right but late, and others are wrong", () => {
    const { story } = storyOf({ deck: "YGORPB BGYPRO", piles: [0, 3, 3, 3] }, 2);
    story
      .does(3, "call", (table) => table.calls(3, "hat", 820))
      .does(1, "call", (table) => table.calls(1, "hat", 1240))
      .does(2, "hand", (table) => table.takes("blue", 2, 1300))
      .does("clock", "ring", (table) => table.rings());
    expect(story.of(3)).toEqual({
      // The middle of the bin from 0.8 to 0.9 seconds.
      reaction: { one: 0.85 },
      first: { one: "1 of 1" },
      errors: { all: "0 of 1", call: "0 of 1" },
    });
    expect(story.of(1)).toMatchObject({ reaction: { one: 1.25 }, first: { one: "0 of 1" } });
    expect(story.of(2)).toEqual({ errors: { all: "1 of 1", blue: "1 of 1" } });
    expect(story.of(0)).toEqual({});
  });

  it("[SCH-26] the time begins with the card that made the match, not with the last one", () => {
    const { story, table } = storyOf({ deck: "YGORPB BGYPRO -----Y" }, 3);
    const [, second, third] = table.state.line;
    const between = third!.at - second!.at;
    expect(between).toBeGreaterThan(300);
    story.does(0, "call", () => table.calls(0, "hat", 500)).does("clock", "ring", () => table.rings());
    const bin = Math.floor((500 + between) / 100);
    expect(story.of(0).reaction).toEqual({ one: (bin + 0.5) / 10 });
  });

  it("[SCH-12] each situation has its own, and what is not enough is neither an error nor a time", () => {
    const several = storyOf({ deck: "YGORPB YGBPRO" }, 2).story;
    several
      .does(0, "hand", (table) => table.takes("blue", 0, 600))
      .does(1, "call", (table) => table.calls(1, "hat", 700))
      .does("clock", "ring", (table) => table.rings());
    expect(several.of(0)).toMatchObject({ reaction: { several: 0.65 }, errors: { blue: "0 of 1" } });
    expect(several.of(1)).toEqual({ errors: { all: "0 of 1", call: "0 of 1" } });
    const worms = storyOf({ deck: "YGORPB GYRBOPP" }, 2).story;
    worms.does(2, "hand", (table) => table.knocks(2, 900)).does("clock", "ring", (table) => table.rings());
    expect(worms.of(2)).toMatchObject({ reaction: { twoWorms: 0.95 }, errors: { knock: "0 of 1" } });
  });

  it("[SCH-21] what a stand-in does is nobody's own", () => {
    const { story } = storyOf({ deck: "YGORPB BGYPRO" }, 2);
    story
      .does({ standIn: 3 }, "call", (table) => table.calls(3, "hat", 820))
      .does("clock", "ring", (table) => table.rings());
    expect(story.of(3)).toEqual({});
  });
});
