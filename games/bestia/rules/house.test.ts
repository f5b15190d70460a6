import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";

const MANY_TABLES = {
  table: "tournament",
  manyTables: true,
  levelMinutes: 10,
  stack: 100,
  ante: 10,
} as const;

describe("What is open to the house", () => {
  it("[BES-33] between hands: chips within the range, empty chairs, coming and going", () => {
    const table = tableWith({ credits: [2000, 5000, 400, 2000], dealt: false });
    table.house({ type: "stand", seat: 3 }).house({ type: "away", seat: 2 });
    expect(table.openTo("house")).toEqual([
      { move: { type: "topUp", seat: 0 }, open: { chips: { kind: "amount", least: 1, most: 3000 } } },
      { move: { type: "topUp", seat: 2 }, open: { chips: { kind: "amount", least: 600, most: 4600 } } },
      { move: { type: "sit", seat: 3 }, open: { chips: { kind: "amount", least: 1000, most: 5000 } } },
      { move: { type: "close" } },
      { move: { type: "stand", seat: 0 } },
      { move: { type: "away", seat: 0 } },
      { move: { type: "stand", seat: 1 } },
      { move: { type: "away", seat: 1 } },
      { move: { type: "stand", seat: 2 } },
      { move: { type: "isBack", seat: 2 } },
    ]);
  });

  it("[BES-33] nothing once the game is over; until then it has no result, and only a turn is waited for", async () => {
    // Read only here: without a game this test fails, and not the reading of this file.
    const { bestia } = await import("./game.ts");
    const table = tableWith({ seats: 2, options: { hands: 1 } });
    expect([bestia.awaits(table.state), bestia.result(table.state)]).toEqual([[0], undefined]);
    table.passes(0);
    expect(bestia.awaits(table.state)).toEqual([1]);
    expect(table.openTo("house")).not.toEqual([]);
    table.isServed(1).passes(0);
    expect(table.state.phase).toBe("over");
    expect(bestia.awaits(table.state)).toEqual([]);
    expect(bestia.result(table.state)).toEqual({ places: [2, 1], scores: [-10, 10] });
    expect(table.openTo("house")).toEqual([]);
  });

  it("[BES-33] the last cent of the range can be added", () => {
    const table = tableWith({ credits: [4999, 2000], dealt: false });
    expect(table.house({ type: "topUp", seat: 0, chips: 1 }).credits).toEqual([5000, 2000]);
  });

  it("[BES-33] a player who waits for the pot to clear may add chips and leave during a hand", () => {
    const table = tableWith({ credits: [2000, 2000, 500], pot: 60, entitled: [0, 1] });
    table.house({ type: "topUp", seat: 2, chips: 500 });
    expect(table.heardBy(0)).toEqual([{ type: "toppedUp", seat: 2, chips: 500, credit: 1000 }]);
    table.house({ type: "stand", seat: 2 });
    expect(table.heardBy(0)).toEqual([{ type: "stood", seat: 2, chips: 1000 }]);
    expect(table.state).toMatchObject({ phase: "declaration", pot: 80 });
  });

  it("[BES-33] a player who stands up when it is not their turn gives nobody more time", () => {
    const table = tableWith({ seats: 3 });
    const { turn, deadline } = table.state;
    table.house({ type: "stand", seat: 0 });
    expect(table.heardBy(1)).toEqual([{ type: "willStand", seat: 0 }]);
    expect(table.state).toMatchObject({ turn, deadline });
  });

  it("[BES-33] once the game is over nothing is", () => {
    const table = tableWith({ seats: 2, dealt: false }).house({ type: "close" });
    expect(table.openTo("house")).toEqual([]);
    for (const move of [
      { type: "close" },
      { type: "stand", seat: 0 },
      { type: "sit", seat: 7, chips: 1000 },
    ] as const) {
      expect(table.houseRefusal(move)).toEqual({ code: "game-is-over", clause: "BES-33" });
    }
  });

  it("[BES-33] refusals say which chair is meant", () => {
    const table = tableWith({ seats: 2, dealt: false }).house({ type: "stand", seat: 1 });
    expect(table.houseRefusal({ type: "away", seat: 2 })).toEqual({
      code: "no-such-chair",
      clause: "BES-33",
      params: { seat: 2 },
    });
    expect(table.houseRefusal({ type: "away", seat: 1 })).toMatchObject({
      code: "chair-empty",
      params: { seat: 1 },
    });
    expect(table.houseRefusal({ type: "sit", seat: 0, chips: 1000 })).toMatchObject({
      code: "chair-taken",
      params: { seat: 0 },
    });
  });

  it("[BES-34] at the only table of a tournament: nothing but who is away and who is back", () => {
    const options = { ...MANY_TABLES, manyTables: false };
    const table = tableWith({ seats: 2, options, dealt: false }).house({ type: "away", seat: 1 });
    expect(table.openTo("house")).toEqual([
      { move: { type: "away", seat: 0 } },
      { move: { type: "isBack", seat: 1 } },
    ]);
  });

  it("[BES-34] at one of many: any chips that a player brings from another or has bought, and the levels", () => {
    const table = tableWith({ seats: 3, options: MANY_TABLES, dealt: false }).house({
      type: "stand",
      seat: 2,
    });
    const [first, second, sit, held, runs, ...others] = table.openTo("house");
    const chips = { kind: "amount", least: 1, most: 999_999_900 };
    expect([first, second]).toEqual(
      [0, 1].map((seat) => ({ move: { type: "topUp", seat }, open: { chips } })),
    );
    expect(sit).toEqual({
      move: { type: "sit", seat: 2 },
      open: { chips: { kind: "amount", least: 1, most: 1_000_000_000 } },
    });
    const elapsed = { kind: "amount", least: 0, most: 1_000_000_000 };
    expect([held, runs]).toEqual(
      [true, false].map((held) => ({ move: { type: "levels", held }, open: { elapsed } })),
    );
    expect(others.map(({ move }) => move.type)).toEqual(["close", "stand", "away", "stand", "away"]);
    expect(table.houseRefusal({ type: "sit", seat: 2, chips: 0 })).toMatchObject({
      code: "buy-in-out-of-range",
    });
    table.house({ type: "sit", seat: 2, chips: 1 });
    expect(table.heardBy(0)).toEqual([{ type: "sat", seat: 2, chips: 1 }]);
  });

  it("[BES-34] with a pot that is not clear the refusal says how much is in it", () => {
    const table = tableWith({ seats: 3, pot: 1, options: MANY_TABLES, dealt: false });
    expect(table.houseRefusal({ type: "stand", seat: 0 })).toEqual({
      code: "pot-not-clear",
      clause: "BES-34",
      params: { pot: 1 },
    });
  });
});
