import { begin, enter, fastChance, refuseSetup } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { bestia, type Options } from "./index.ts";

const chairs = bestia.chairs!;

describe("What the house knows of the chairs", () => {
  it("[BES-33] they are open at a cash table and at the tables of a big tournament, and at no other", () => {
    const tournament: Options = { ...DEFAULTS, table: "tournament", levelMinutes: 5 };
    expect(chairs.areOpen(DEFAULTS)).toBe(true);
    expect(chairs.areOpen(tournament)).toBe(false);
    expect(chairs.areOpen({ ...tournament, manyTables: true })).toBe(true);
    expect([3, 4].map((handSize) => chairs.count({ ...DEFAULTS, handSize: handSize as 3 | 4 }))).toEqual([
      10, 8,
    ]);
  });

  it("[BES-33] a game begins with some of them taken, and each brings what it brings", () => {
    const options = chairs.opening(DEFAULTS, [500, null, 700, null]);
    expect(options).toEqual({
      ...DEFAULTS,
      from: {
        chairs: [{ credit: 500, sitOut: false }, null, { credit: 700, sitOut: false }, null],
        dealer: null,
        elapsed: 0,
        compulsoryNext: false,
      },
    });
    expect(chairs.stack(DEFAULTS)).toBe(2000);
    expect(refuseSetup(bestia, { seats: 4, options })).toBeUndefined();
    const opened = begin(bestia, { seats: 4, options }, 0, fastChance(33));
    if (opened.refused !== undefined) throw new Error(opened.refused.code);
    const { state } = opened.standing;
    expect([0, 1, 2, 3].map((seat) => chairs.isTaken(state, seat))).toEqual([true, false, true, false]);
    expect([0, 2].map((seat) => chairs.chips(state, seat))).toEqual([490, 690]);
    expect(opened.effects).toEqual([
      { type: "chipsIn", seat: 0, chips: 500 },
      { type: "chipsIn", seat: 2, chips: 700 },
    ]);
  });

  it("[BES-33] the next game goes on with those who sit there and what they have", () => {
    const table = tableWith({ credits: [500, 700, 900], dealt: false }).house({ type: "stand", seat: 1 });
    table.house({ type: "close" });
    const options = chairs.goingOn(table.state);
    expect(options.from).toMatchObject({
      chairs: [{ credit: 500, sitOut: false }, null, { credit: 900, sitOut: false }],
    });
    expect(refuseSetup(bestia, { seats: 3, options })).toBeUndefined();
    const running = tableWith({ seats: 3 });
    expect(() => chairs.goingOn(running.state)).toThrow(TypeError);
  });

  it("[BES-31] a player with less than the minimum lacks what would make it a stack; in a tournament nobody lacks anything", () => {
    const options: Options = { ...DEFAULTS, minCredit: 100, stack: 2000 };
    const table = tableWith({ credits: [40, 2000, 100], options, dealt: false });
    expect([0, 1, 2].map((seat) => chairs.lacks(table.state, seat))).toEqual([1960, 0, 0]);
    table.house({ type: "topUp", seat: 0, chips: 1960 });
    expect(table.credits[0]).toBe(2000);
    expect(chairs.lacks(table.state, 0)).toBe(0);
    table.house({ type: "stand", seat: 0 });
    expect(chairs.lacks(table.state, 0)).toBe(0);
    const leaving = tableWith({ credits: [40, 2000, 2000], options }).house({ type: "stand", seat: 0 });
    expect(leaving.state.players[0]).toMatchObject({ leaving: true, credit: 30 });
    expect(chairs.lacks(leaving.state, 0)).toBe(0);
    const tournament: Options = { ...options, table: "tournament", levelMinutes: 5 };
    const out = tableWith({ credits: [0, 200, 100], options: tournament, dealt: false });
    expect(chairs.lacks(out.state, 0)).toBe(0);
  });

  it("[BES-33] chips are added between hands, up to the top of the range; during a hand a whole buy-in can be asked for", () => {
    const options: Options = { ...DEFAULTS, buyInLeast: 1000, buyInMost: 5000 };
    const between = tableWith({ credits: [400, 2000, 5000], options, dealt: false });
    expect([0, 1, 2].map((seat) => chairs.topUps(between.state, seat))).toEqual([
      { least: 600, most: 4600, now: true },
      { least: 1, most: 3000, now: true },
      undefined,
    ]);
    const dealt = tableWith({ credits: [0, 2000, 5000], options });
    expect([0, 1, 2].map((seat) => chairs.topUps(dealt.state, seat))).toEqual([
      { least: 1000, most: 5000, now: true },
      { least: 1000, most: 5000, now: false },
      { least: 1000, most: 5000, now: false },
    ]);
    dealt.house({ type: "stand", seat: 1 });
    expect(chairs.topUps(dealt.state, 1)).toBeUndefined();
    between.house({ type: "stand", seat: 0 });
    expect(chairs.topUps(between.state, 0)).toBeUndefined();
    between.house({ type: "close" });
    expect(chairs.topUps(between.state, 1)).toBeUndefined();
    const tournament: Options = { ...options, table: "tournament", levelMinutes: 5 };
    expect(chairs.topUps(tableWith({ seats: 3, options: tournament }).state, 0)).toBeUndefined();
  });

  it("[BES-4] the levels are told with their antes", () => {
    expect(chairs.levels(DEFAULTS)).toMatchObject({ minutes: 10 });
    expect(chairs.levels({ ...DEFAULTS, levelMinutes: 0 })).toBeUndefined();
    const levels = chairs.levels({ ...DEFAULTS, ante: 10, levelMinutes: 5 })!;
    expect(levels.minutes).toBe(5);
    expect(levels.antes.slice(0, 6)).toEqual([10, 20, 30, 40, 60, 80]);
    const options: Options = chairs.opening({ ...DEFAULTS, levelMinutes: 5 }, [500, 500]);
    const begun = begin(bestia, { seats: 2, options }, 77, fastChance(4));
    if (begun.refused !== undefined) throw new Error(begun.refused.code);
    expect(chairs.levelsBegan(begun.standing.state)).toBe(77);
  });

  it("[BES-31] a player who was out of chips and buys in again is back", () => {
    const table = tableWith({ credits: [0, 2000, 2000] });
    expect(table.state.players[0]).toMatchObject({ sitOut: true, eligible: false });
    table.house({ type: "topUp", seat: 0, chips: 1500 });
    expect(table.state.players[0]).toMatchObject({ sitOut: false, credit: 1500 });
    expect(table.heardBy(1)).toEqual([
      { type: "toppedUp", seat: 0, chips: 1500, credit: 1500 },
      { type: "back", seat: 0 },
    ]);
    const enough = tableWith({ credits: [150, 2000], dealt: false, options: { minCredit: 150 } });
    enough.moves(0, { type: "sitOut" }).house({ type: "topUp", seat: 0, chips: 1000 });
    expect(enough.sitOut).toEqual([0]);
    const chosen = tableWith({ credits: [500, 2000, 2000], dealt: false }).moves(0, { type: "sitOut" });
    chosen.house({ type: "topUp", seat: 0, chips: 1500 });
    expect(chosen.state.players[0]).toMatchObject({ sitOut: true });
  });

  it("[BES-33] a newcomer does not inherit how the last hand came out for somebody else", () => {
    const table = tableWith({ seats: 3 });
    table.passes(1).passes(0).isServed(2).passes(1).passes(0);
    expect(table.state.lastHand).toMatchObject({ how: "alone" });
    table.house({ type: "stand", seat: 0 }).house({ type: "sit", seat: 0, chips: 1000 });
    expect(table.state.lastHand).not.toBeNull();
    table.house({ type: "stand", seat: 2 }).house({ type: "sit", seat: 2, chips: 1000 });
    expect(table.state.lastHand).toBeNull();
  });

  it("[BES-33] a chair that nobody sat on has no place when the game is over", () => {
    const chance = fastChance(1);
    let transition = begin(
      bestia,
      { seats: 3, options: chairs.opening(DEFAULTS, [500, null, 700]) },
      0,
      chance,
    );
    for (const move of [{ type: "stand", seat: 0 }, { type: "stand", seat: 2 }, { type: "close" }] as const) {
      if (transition.refused !== undefined) throw new Error(transition.refused.code);
      const { standing } = transition;
      transition = enter(bestia, standing, { seq: standing.seq + 1, at: 0, by: "house", move }, chance);
    }
    if (transition.refused !== undefined) throw new Error(transition.refused.code);
    const { places, scores } = transition.standing.state.result!;
    expect(places[1]).toBe(0);
    expect([places[0], places[2]].sort()).toEqual([1, 2]);
    expect(scores).toEqual([expect.any(Number), 0, -scores[0]!]);
  });

  it("[BES-34] only options with a stack and rising levels make a tournament, which has its own entries", () => {
    const tournament: Options = { ...DEFAULTS, table: "tournament", levelMinutes: 5, entry: 300 };
    expect(chairs.inTournament(DEFAULTS)).toBeUndefined();
    expect(chairs.inTournament({ ...tournament, levelMinutes: 0 })).toBeUndefined();
    expect(chairs.inTournament(tournament)).toEqual({ ...tournament, manyTables: true, entry: 0 });
    const begun = chairs.opening({ ...tournament, manyTables: true }, [500, 500]);
    expect(chairs.inTournament(begun)).not.toHaveProperty("from");
  });
});
