import { describe, expect, it } from "vitest";
import { eggsOf, tableWith } from "../testing/table-with.ts";
import {
  type Collection,
  type Guild,
  isChickFree,
  levelPoints,
  MOST_LAPS,
  openPlaces,
  scoreOf,
  TOP,
} from "./index.ts";

const PYRAMID = { options: { pyramid: true } };
const FOUR_SERAMA = ["GGGG"];

function pyramid(guild: Guild, letters: string, chick = false): Collection {
  return { guild, eggs: eggsOf(letters, true), chick };
}

describe("The pyramid of eggs", () => {
  it("[BEC-24] is an option: without it eggs have no places and are just counted", () => {
    const table = tableWith({ hands: FOUR_SERAMA }).chicchirichi(0);
    table.settles();
    expect(table.state.teams[0]!.eggs[0]!.place).toBeNull();
    expect(table.state.phase).toBe("between");
  });

  it("[BEC-26] rises from the base, and only above two cards", () => {
    expect(openPlaces(pyramid("coin", ""))).toEqual([0, 1, 2]);
    const at = (...places: number[]) =>
      openPlaces({
        guild: "coin",
        chick: false,
        eggs: places.map((place) => ({ guild: "coin", down: false, place })),
      });
    expect(at(1)).toEqual([0, 2]);
    expect(at(0, 2)).toEqual([1]);
    expect(at(0, 1)).toEqual([2, 3]);
    expect(at(1, 2)).toEqual([0, 4]);
    expect(at(0, 1, 3)).toEqual([2]);
    expect(at(0, 1, 2)).toEqual([3, 4]);
    expect(at(0, 1, 2, 3, 4)).toEqual([TOP]);
  });

  it("[BEC-26] any member of the guild picks the place", () => {
    const table = tableWith({ ...PYRAMID, hands: FOUR_SERAMA, eggs: ["ck"], deck: "r" }).chicchirichi(0);
    table.settles();
    expect(table.state.choice).toEqual({ team: 0, by: null, sources: [], places: [2, 3], symbols: [] });
    expect(table.refusal(1, { type: "place", place: 2 })).toMatchObject({ code: "not-your-choice" });
    expect(table.refusal(0, { type: "place", place: 4 })).toEqual({
      code: "no-such-place",
      clause: "BEC-26",
    });
    table.places(2, 3);
    expect(table.state.teams[0]!.eggs.at(-1)).toEqual({ guild: "ring", down: false, place: 3 });
    expect(table.last("placed")).toEqual({ type: "placed", team: 0, guild: "coin", place: 3 });
    expect(table.state.phase).toBe("between");
  });

  it("[BEC-26] guilds that draw at the same time place their eggs one after the other, each in its turn", () => {
    const table = tableWith({ seats: 6, ...PYRAMID, eggs: ["", "ckr", "ck"], deck: "fk" }).coccode(0);
    table.settles();
    expect(table.state.choice).toMatchObject({ team: 1, places: [3, 4] });
    expect(table.eggs).toEqual(["", "ckrf", "ck"]);
    table.places(1, 4);
    expect(table.state.choice).toMatchObject({ team: 2, places: [2, 3] });
    table.places(5, 2);
    expect(table.eggs).toEqual(["", "ckrf", "ckk"]);
    expect(table.state.phase).toBe("between");
  });

  it("[BEC-26] an egg is first chosen and then placed; if there is only one place, it goes there", () => {
    const table = tableWith({
      ...PYRAMID,
      hands: ["", "", "OOO"],
      eggs: ["", "ckrf"],
      coopEggs: "k",
    }).beccato(1, 2);
    table.settles();
    table.takes(3, "orloff");
    expect(table.state.phase).toBe("between");
    expect(table.state.teams[1]!.eggs.at(-1)).toMatchObject({ guild: "cactus", place: 4 });
  });

  it("[BEC-27] the first complete one ends the game, and the other guilds fill their gaps with guild cards", () => {
    const table = tableWith({ ...PYRAMID, eggs: ["ckr", "kkkrf"], deck: "r" }).chicchirichi(0);
    table.settles();
    expect(table.state).toMatchObject({ phase: "over", endedBy: "sixEggs" });
    expect(table.state.scores).toEqual([
      { guild: "coin", points: 4, ownEggs: 1, levels: [4, 0, 0], outOfCount: false, place: 3 },
      { guild: "cactus", points: 16, ownEggs: 3, levels: [12, 2, 2], outOfCount: false, place: 1 },
    ]);
  });

  it("[BEC-27] a guild with more than three gaps is out of the count and comes last", () => {
    const table = tableWith({ ...PYRAMID, eggs: ["cc", "KKKKK"], deck: "r" }).chicchirichi(0);
    table.settles();
    expect(table.state.scores![0]).toEqual({
      guild: "coin",
      points: 0,
      ownEggs: 2,
      levels: null,
      outOfCount: true,
      place: 3,
    });
    expect(table.state.result).toEqual({ places: [3, 1, 3, 1], scores: [0, 2, 0, 2] });
  });

  it("[BEC-27] the same is done where the game ends otherwise", () => {
    expect(scoreOf(pyramid("coin", "ccc"), true)).toMatchObject({ points: 12, levels: [12, 0, 0] });
    expect(scoreOf(pyramid("coin", "cc"), true)).toMatchObject({ points: 0, outOfCount: true });
    const table = tableWith({ ...PYRAMID, eggs: ["ccc", "kk"] });
    for (let round = 1; round <= 4; round++) {
      table.passesOn(4 * MOST_LAPS);
      if (round < 4) table.everybodyIsReady();
    }
    expect(table.state).toMatchObject({ phase: "over", endedBy: "noShouts" });
    expect(table.state.scores).toMatchObject([{ points: 12, levels: [12, 0, 0] }, { outOfCount: true }]);
  });

  it("[BEC-28] a level of one guild counts double, whichever guild it is, and the top always does", () => {
    expect(levelPoints(pyramid("coin", "kkkffr"))).toEqual([6, 4, 2]);
    expect(levelPoints(pyramid("coin", "kkrfrc"))).toEqual([3, 2, 4]);
  });

  it("[BEC-28] guild cards count 0 and belong to their guild, face-down eggs belong to none", () => {
    expect(levelPoints(pyramid("coin", "kkkc"))).toEqual([6, 4, 0]);
    expect(levelPoints(pyramid("coin", "kkkf"))).toEqual([6, 1, 0]);
    expect(levelPoints(pyramid("coin", "ccC"))).toEqual([4, 0, 0]);
    expect(levelPoints(pyramid("coin", "CCCKKF"))).toEqual([0, 0, 0]);
  });

  it("[BEC-29] a right Chicchirichì may put the chick on top, where only the top is free", () => {
    const nearly = { ...PYRAMID, hands: FOUR_SERAMA, eggs: ["ccckr", "krf"], deck: "f" };
    const table = tableWith(nearly).chicchirichi(0);
    table.settles();
    expect(table.state.choice).toMatchObject({ team: 0, by: null, sources: ["chick", "deck"] });
    table.takes(2, "chick");
    expect(table.state).toMatchObject({ phase: "over", endedBy: "sixEggs" });
    expect(table.state.scores![0]).toMatchObject({ points: 24, levels: [12, 2, 10] });
    expect(table.last("took")).toEqual({ type: "took", team: 0, guild: "coin", from: "chick", egg: null });
    const withEgg = tableWith(nearly).chicchirichi(0);
    withEgg.settles();
    withEgg.takes(0, "deck");
    expect(withEgg.state.scores![0]).toMatchObject({ levels: [12, 2, 2] });
  });

  it("[BEC-29] also where the deck is empty, instead of an egg from a coop", () => {
    const table = tableWith({
      ...PYRAMID,
      hands: FOUR_SERAMA,
      eggs: ["ccckr"],
      coopEggs: "k-r",
      deckSize: 0,
    });
    table.chicchirichi(0).settles();
    expect(table.state.choice?.sources).toEqual(["chick", "orloff", "livorno"]);
  });

  it("[BEC-29] the chick lies on the table from the start, until a guild takes it", () => {
    const table = tableWith({ ...PYRAMID, hands: FOUR_SERAMA, eggs: ["ccckr"] });
    expect(isChickFree(table.view("spectator"))).toBe(true);
    expect(isChickFree(tableWith().view(0))).toBe(false);
    table.chicchirichi(0).settles();
    table.takes(0, "chick");
    expect(isChickFree(table.view(1))).toBe(false);
  });

  it("[BEC-29] the chick goes nowhere else, and comes by no other shout", () => {
    const lower = tableWith({ ...PYRAMID, hands: FOUR_SERAMA, eggs: ["ccck"] }).chicchirichi(0);
    lower.settles();
    expect(lower.state).toMatchObject({ phase: "between", teams: [{ chick: false }, {}] });
    const flat = tableWith({ hands: FOUR_SERAMA, eggs: ["ccckr"] }).chicchirichi(0);
    flat.settles();
    expect(flat.state).toMatchObject({ phase: "over", teams: [{ chick: false }, {}] });
    const other = tableWith({ ...PYRAMID, hands: ["OOOG"], eggs: ["", "ccckr"] }).beccato(1, 0);
    other.settles();
    expect(other.state.choice?.sources).not.toContain("chick");
    const wrong = tableWith({ ...PYRAMID, eggs: ["", "ccckr"] }).chicchirichi(0);
    wrong.settles();
    expect(wrong.state.teams[1]).toMatchObject({ chick: false });
  });

  it("[BEC-30] the examples add up to 24, 9 and 8", () => {
    expect(levelPoints(pyramid("coin", "ccckr", true))).toEqual([12, 2, 10]);
    expect(levelPoints(pyramid("ring", "rKcrFr"))).toEqual([3, 2, 4]);
    expect(levelPoints(pyramid("fork", "fckf"))).toEqual([4, 4, 0]);
  });

  it("[BEC-30] if guild cards and face-down eggs were swapped, neither the second nor the third would", () => {
    const sum = (points: number[] | null) => points!.reduce((a, b) => a + b, 0);
    const second: Collection = {
      guild: "ring",
      chick: false,
      eggs: eggsOf("rKcrFr", true).filter(({ down }) => !down),
    };
    expect(sum(levelPoints(second))).toBe(11);
    expect(sum(levelPoints(pyramid("fork", "fckfKK")))).toBe(6);
  });
});
