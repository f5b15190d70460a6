import { CountedStory } from "@tavolata/figures/testing";
import { drawMove, fastRandom, type Offer, pick } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { balanceOf, type Move } from "../rules/index.ts";
import { DEFAULTS, type TableSettings, tableWith } from "../testing/table-with.ts";
import { PLAYER_FIGURES } from "./index.ts";

/** Seat 2 is the leader, seat 0 the dealer; a pot of 60. Seat 2 takes all three tricks. */
const ONE_HAND: TableSettings = {
  hands: ["4C 5C 6C", "3D 7B 2S", "AD RD 4B"],
  trump: "2D",
  stock: "4S 5S",
  options: { ante: 20 },
};
const LAID = ["2:AD", "1:3D", "0:4C", "2:RD", "1:7B", "0:4S", "2:4B", "1:2S", "0:5S"];

const storyOf = (settings: TableSettings, table = tableWith(settings)) => {
  const options = { ...DEFAULTS, ...settings.options };
  return new CountedStory(PLAYER_FIGURES, table, settings.hands?.length ?? 3, options);
};

const played = (dealer: 0 | { standIn: 0 }) => {
  const story = storyOf(ONE_HAND)
    .does(1, "served", (table) => table.isServed(1))
    .does(dealer, "exchange", (table) => table.exchanges(0, "5C 6C"))
    .does(2, "served", (table) => table.isServed(2));
  for (const laid of LAID) story.does(Number(laid[0]), "play", (table) => table.plays(laid));
  return story;
};

describe("What is counted about people at Bestia", () => {
  it("[BES-26] one takes the whole pot, two go bestia, each where they sat", () => {
    const story = played(0);
    expect(story.of(2)).toEqual({
      plays: { all: "1 of 1", leader: "1 of 1" },
      bestie: { all: "0 of 1", leader: "0 of 1" },
      // 60 from the pot, 20 of ante.
      net: { all: 2, leader: 2 },
    });
    expect(story.of(1)).toEqual({
      plays: { all: "1 of 1", between: "1 of 1" },
      bestie: { all: "1 of 1", between: "1 of 1" },
      // A bestia of 60 and 20 of ante.
      net: { all: -4, between: -4 },
    });
    expect(story.of(0)).toMatchObject({ bestie: { dealer: "1 of 1" }, net: { dealer: -4 } });
  });

  it("[BES-24] who passes loses the ante; one alone takes the pot without playing", () => {
    const story = storyOf(ONE_HAND)
      .does(1, "pass", (table) => table.passes(1))
      .does(0, "pass", (table) => table.passes(0))
      .does(2, "served", (table) => table.isServed(2))
      .does(1, "pass", (table) => table.passes(1))
      .does(0, "pass", (table) => table.passes(0));
    expect(story.of(1)).toEqual({
      plays: { all: "0 of 1", between: "0 of 1" },
      net: { all: -1, between: -1 },
    });
    expect(story.of(2)).toMatchObject({ plays: { leader: "1 of 1" }, net: { leader: 2 } });
  });

  it("[BES-18] coming in blind is playing", () => {
    const settings = { ...ONE_HAND, stock: "4S 5S 6S 7S", options: { ante: 20, decisionSeconds: 5 } };
    const table = tableWith(settings);
    const story = storyOf(settings, table)
      .does(1, "pass", (table) => table.passes(1))
      .does(0, "pass", (table) => table.passes(0))
      .does(2, "served", (table) => table.isServed(2))
      .does(1, "blind", (table) => table.comesInBlind(1))
      .does(0, "pass", (table) => table.passes(0));
    while (table.state.phase === "play") story.does("clock", "ring", () => table.rings());
    expect(story.of(1).plays).toEqual({ all: "1 of 1", between: "1 of 1" });
  });

  it("[BES-6] antes are those of the level, however little the poorest can pay", () => {
    const story = storyOf({ ...ONE_HAND, credits: [1000, 1000, 5] })
      .does(1, "pass", (table) => table.passes(1))
      .does(0, "pass", (table) => table.passes(0))
      .does(2, "served", (table) => table.isServed(2))
      .does(1, "pass", (table) => table.passes(1))
      .does(0, "pass", (table) => table.passes(0));
    expect(story.of(2).net).toEqual({ all: 0.5, leader: 0.5 });
  });

  it("[BES-19] hands that a stand-in or the clock declared are not counted", () => {
    const story = played({ standIn: 0 });
    expect(story.of(0)).toEqual({});
    expect(story.of(2).plays).toEqual({ all: "1 of 1", leader: "1 of 1" });
  });

  it("[BES-27] over many hands everybody's gains are what they have won or lost at the table", () => {
    const options = { ante: 20, hands: 0, levelMinutes: 0, stack: 900_000_000, buyInMost: 1_000_000_000 };
    const table = tableWith({ seats: 4, options });
    const story = storyOf({ hands: ["", "", "", ""], options }, table);
    const random = fastRandom(5);
    while (table.state.hand < 60 || table.state.phase !== "between") {
      const { turn } = table.state;
      if (turn === null) story.does("clock", "ring", () => table.rings());
      else {
        const offers = table.openTo(turn).filter(({ move }) => move.type !== "sitOut") as Offer<Move>[];
        const move = drawMove(pick(offers, random), random) as Move;
        story.does(turn, move.type, () => table.moves(turn, move));
      }
    }
    for (const [seat, player] of table.state.players.entries()) {
      const { n, sum } = story.sumOf(seat, "net", "all");
      expect(n).toBe(60);
      // Each hand is rounded to a tenth of an ante.
      expect(Math.abs(sum - balanceOf(player) / 20)).toBeLessThanOrEqual(60 * 0.05);
    }
  });
});
