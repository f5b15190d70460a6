import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { HIDDEN } from "./index.ts";

const NONE = "YGORPB GORPBY";
const SEVERAL = "YGORPB YGBPRO";
const KNOCK = { type: "hand", does: "knock" } as const;
const HAT = { type: "call", feature: "hat" } as const;

describe("In a window", () => {
  it("[SCH-11] everybody may make one call and one move of the hand", () => {
    const table = tableWith({ line: SEVERAL }).calls(0, "hat", 500).takes("blue", 0, 900);
    expect(table.refusal(0, HAT)).toEqual({ code: "called-already", clause: "SCH-11" });
    expect(table.refusal(1, HAT)).toBeUndefined();
  });

  it("[SCH-11] a hand that has taken a pawn or knocked is committed", () => {
    const table = tableWith({ line: SEVERAL }).takes("blue", 0, 500);
    expect(table.refusal(0, KNOCK)).toEqual({ code: "hand-committed", clause: "SCH-11" });
    expect(table.refusal(0, { type: "hand", does: "blue" })).toMatchObject({ code: "hand-committed" });
    expect(table.offers(0)).toEqual(tableWith({ line: SEVERAL }).offers(1).slice(0, 6));
  });

  it("[SCH-11] who reacted is seen at once, what their hand did only when it closes", () => {
    const table = tableWith({ line: SEVERAL }).takes("blue", 2, 500);
    const madeAt = table.now;
    expect(table.heardBy(2)).toContainEqual({ type: "moved", seat: 2, what: "blue" });
    for (const watcher of [0, "spectator", "screen"] as const) {
      expect(table.heardBy(watcher)).toContainEqual({ type: "moved", seat: 2, what: HIDDEN });
      expect(table.view(watcher).window?.reactions).toEqual([
        { seat: 2, kind: "hand", what: HIDDEN, at: null },
      ]);
      expect(JSON.stringify([table.view(watcher), table.heardBy(watcher)])).not.toContain("blue");
    }
    expect(table.view(2).window?.reactions).toEqual([{ seat: 2, kind: "hand", what: "blue", at: madeAt }]);
    table.rings();
    expect(table.last("settled")?.reactions).toMatchObject([{ seat: 2, what: "blue", after: 500 }]);
  });

  it("[SCH-11] calls are heard at once", () => {
    const table = tableWith({ line: SEVERAL }).calls(2, "scarf", 500);
    expect(table.last("called")).toEqual({ type: "called", seat: 2, what: "scarf" });
    expect(table.view(0).window?.reactions).toEqual([{ seat: 2, kind: "call", what: "scarf", at: null }]);
  });

  it("[SCH-11] whether somebody may move their hand never depends on what others' hands did", () => {
    const knocked = tableWith({ line: SEVERAL, seats: 2 }).knocks(0, 500);
    const took = tableWith({ line: SEVERAL, seats: 2 }).takes("blue", 0, 500);
    expect(knocked.offers(1)).toEqual(took.offers(1));
    expect(knocked.view(1)).toEqual(took.view(1));
  });

  it("[SCH-11] a pawn that is gone is void and costs nothing: four hands reach for three blue pawns", () => {
    const table = tableWith({ line: NONE, piles: [2, 2, 2, 2, 2] });
    for (const seat of [0, 1, 2, 3]) table.takes("blue", seat, 500 + 100 * seat);
    table.rings();
    expect(table.piles).toEqual([1, 1, 1, 2, 2]);
    expect(table.outcomes[3]).toBe("3 hand blue void SCH-11");
  });

  it("[SCH-11] the pawns are had in the order of reaction, not of arrival", () => {
    const table = tableWith({ line: SEVERAL, seats: 2 });
    table.takes("blue", 0, 620).takes("blue", 1, 540, { arrives: 650 }).rings();
    expect(table.outcomes).toEqual(["1 hand blue wins SCH-14", "0 hand blue void SCH-11"]);
  });

  it("[SCH-11] after a window that nobody won, what was used is free again with the next card", () => {
    const table = tableWith({ line: NONE, piles: [2, 2, 2, 2] })
      .knocks(1, 500)
      .rings();
    table.now += 100;
    expect(table.refusal(1, KNOCK)).toMatchObject({ code: "hand-committed" });
    expect(table.refusal(1, HAT)).toBeUndefined();
    expect(table.refusal(2, KNOCK)).toBeUndefined();
    table.turnsUp();
    table.now += 500;
    expect(table.refusal(1, KNOCK)).toBeUndefined();
  });

  it("[SCH-11] so nobody keeps the turning from going on, however many cards they can pay with", () => {
    const table = tableWith({ line: NONE, seats: 2, piles: [9, 9] });
    for (const seat of [0, 1]) {
      table.now += 1000;
      table.moves(seat, KNOCK).rings();
      table.now += 1000;
      table.moves(seat, HAT).rings();
    }
    expect(table.offers(1)).toEqual([]);
    expect(table.offers(0)).toEqual(["turn"]);
  });
});
