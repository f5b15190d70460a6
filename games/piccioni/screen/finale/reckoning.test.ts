import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { piccioni, pointsOf } from "../../rules/index.ts";
import { randomPlay } from "../../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../../testing/table-with.ts";
import { alikeIn, countedFor, fromTheLast } from "./reckoning.ts";

describe("What a score is made of", () => {
  const table = tableWith({
    hands: ["", ""],
    areas: ["grasso-1 guano-1 montagna-di-guano-1", ""],
    trophies: ["zoppo-1 zoppo-2 guano-2", ""],
  });

  test("[PIC-15] is every card on the terrace, and then every Trophy", () => {
    expect(countedFor(table.view(0), 0).map(({ card, points }) => `${card} ${points}`)).toEqual([
      "grasso-1 -1",
      "guano-1 -1",
      "montagna-di-guano-1 -2",
      "zoppo-1 1",
      "zoppo-2 1",
      "guano-2 2",
    ]);
  });

  test("[PIC-19] leaves out faces that the watcher does not know", () => {
    expect(countedFor(table.view(1), 0)).toHaveLength(3);
  });

  test("takes cards of one name together, on the terrace and among the Trophies apart", () => {
    const all = alikeIn(countedFor(table.view(0), 0)).map(({ card, many, points }) => [card, many, points]);
    expect(all).toEqual([
      ["grasso-1", 1, -1],
      ["guano-1", 1, -1],
      ["montagna-di-guano-1", 1, -2],
      ["zoppo-1", 2, 2],
      ["guano-2", 1, 2],
    ]);
  });

  test("is told from the last place to the first", () => {
    expect(fromTheLast({ places: [2, 1, 3] })).toEqual([2, 0, 1]);
  });
});

test("[PIC-15] [PIC-32] everybody can count everybody's points at any time, and at the end all cards add up to them", () => {
  let ended = 0;
  for (const { standing } of randomPlay({ seats: 3, options: DEFAULTS }, 11, 3000)) {
    const { state } = standing;
    const points = state.players.map((player) => pointsOf(state, player));
    for (const watcher of watchersOf(3)) {
      const view = piccioni.view(state, watcher);
      expect(view.players.map((player) => pointsOf(view, player))).toEqual(points);
    }
    if (state.result === null) continue;
    ended += 1;
    const view = piccioni.view(state, "spectator");
    const sums = view.players.map((_, seat) =>
      countedFor(view, seat).reduce((sum, one) => sum + one.points, 0),
    );
    expect(sums).toEqual(state.result.scores);
  }
  expect(ended).toBeGreaterThan(0);
});
