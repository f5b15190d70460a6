import { describe, expect, it } from "vitest";
import { eggsOf, tableWith } from "../testing/table-with.ts";
import { GUILDS, scoreOf } from "./index.ts";

const TRIS_AT_TWO = ["PLGG", "PPL", "OOO", "LGG"];

describe("The end", () => {
  it("[BEC-19] comes with the sixth egg of a guild", () => {
    const table = tableWith({ eggs: ["ckrfc", "k"], hands: TRIS_AT_TWO, coopEggs: "r" }).coccode(0);
    table.settles();
    expect(table.state).toMatchObject({ phase: "over", endedBy: "sixEggs" });
    expect(table.refusal(0, { type: "ready" })).toEqual({ code: "game-is-over", clause: "BEC-19" });
    expect(table.alarm).toBeUndefined();
    const five = tableWith({ eggs: ["ckrf"], hands: TRIS_AT_TWO }).coccode(0);
    five.settles();
    expect(five.state.phase).toBe("between");
  });

  it("[BEC-19] several may get there with one shout", () => {
    const table = tableWith({ seats: 6, eggs: ["", "krfrf", "ckkkk"], deck: "rc" }).coccode(0);
    table.settles();
    expect(table.eggs.map((eggs) => eggs.length)).toEqual([0, 6, 6]);
    expect(table.state.phase).toBe("over");
  });

  it("[BEC-19] where the deck is empty, eggs still due are chosen from the coops, which stay empty", () => {
    const table = tableWith({ seats: 6, coopEggs: "ckrfc", deckSize: 0 }).coccode(0);
    table.settles();
    expect(table.state.choice).toMatchObject({
      team: 1,
      sources: ["orloff", "padovana", "livorno", "sultano", "moroseta"],
    });
    table.takes(4, "livorno");
    expect(table.state.choice).toMatchObject({
      team: 2,
      sources: ["orloff", "padovana", "sultano", "moroseta"],
    });
    table.takes(2, "orloff");
    expect(table.eggs).toEqual(["", "r", "c"]);
    expect(table.state.coops.map(({ egg }) => egg)).toEqual([null, "cactus", null, "fork", "coin"]);
    expect(table.state.phase).toBe("between");
  });

  it("[BEC-19] so is the egg for a tris whose coop is empty", () => {
    const table = tableWith({ hands: TRIS_AT_TWO, coopEggs: "-kr", deckSize: 0 }).coccode(0);
    table.settles();
    expect(table.state.choice?.sources).toEqual(["padovana", "livorno"]);
  });

  it("[BEC-19] the game ends when there is no egg left anywhere", () => {
    const table = tableWith({ coopEggs: "--r", deckSize: 0, eggs: ["kk", "k"] }).beccato(1, 0);
    table.settles();
    expect(table.eggs).toEqual(["kkr", "k"]);
    expect(table.state).toMatchObject({ phase: "over", endedBy: "noEggs" });
  });

  it("[BEC-20] an egg of the guild's own counts 2, any other 1, and the most points win", () => {
    const own = { guild: "coin", chick: false } as const;
    expect(scoreOf({ ...own, eggs: eggsOf("cckrf") }, false).points).toBe(7);
    const table = tableWith({ eggs: ["ccccc", "krrff"], deck: "k" }).chicchirichi(0);
    table.settles();
    expect(table.state.result).toEqual({ places: [1, 3, 1, 3], scores: [10, 8, 10, 8] });
    expect(table.last("gameOver")).toMatchObject({
      endedBy: "sixEggs",
      scores: [
        { points: 10, place: 1 },
        { points: 8, place: 3 },
      ],
    });
  });

  it("[BEC-20] a tie goes to the guild with more eggs of its own, otherwise it is shared", () => {
    const own = tableWith({ eggs: ["cccr", "rfrfr"], deck: "k" }).chicchirichi(0);
    own.settles();
    expect(own.state.result).toEqual({ places: [1, 3, 1, 3], scores: [7, 7, 7, 7] });
    const equal = tableWith({ seats: 6, eggs: ["", "krfrf", "rkfkf"], deck: "cc" }).chicchirichi(0);
    equal.settles();
    expect(equal.state.result).toEqual({ places: [5, 1, 1, 5, 1, 1], scores: [0, 7, 7, 0, 7, 7] });
  });

  it("[BEC-20] only a guild's own face-up eggs break a tie", () => {
    const [up, down] = [eggsOf("ckk"), eggsOf("Ckkkk")].map((eggs) =>
      scoreOf({ guild: GUILDS[0], eggs, chick: false }, false),
    );
    expect([up, down]).toMatchObject([
      { points: 4, ownEggs: 1 },
      { points: 4, ownEggs: 0 },
    ]);
  });
});
