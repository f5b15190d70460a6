import type { Watcher } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { MOST_TURNED, schickiMicki } from "./index.ts";

const ONE = "YGORPB BGYPRO";
const KNOCK = { type: "hand", does: "knock" } as const;

describe("The end", () => {
  it("[SCH-24] after the last card there are four seconds, and what comes in late from them", () => {
    const table = tableWith({ line: ONE, left: 0 });
    const turnedAt = table.now;
    expect(table.refusal(0, { type: "turn" })).toEqual({ code: "last-card-turned", clause: "SCH-24" });
    expect(schickiMicki.awaits(table.state)).toEqual([]);
    expect(schickiMicki.alarm(table.state)).toBe(turnedAt + 4000 + 150);
    expect(table.refusalAfter(0, KNOCK, 4000)).toBeUndefined();
    expect(table.refusalAfter(0, KNOCK, 4001)).toMatchObject({ code: "window-closed" });
    table.rings();
    expect(table.state).toMatchObject({ phase: "over", endedBy: "lastCard" });
    expect(table.last("gameOver")?.scores).toEqual([0, 0, 0, 0]);
  });

  it("[SCH-24] or the usual window from the first reaction on; then it ends", () => {
    const table = tableWith({ line: ONE, left: 0 }).calls(2, "hat", 3900);
    expect(schickiMicki.alarm(table.state)).toBe(table.now + 1500 + 150);
    table.rings();
    expect(table.piles).toEqual([0, 0, 2, 0]);
    expect(table.state.result).toEqual({ places: [2, 2, 1, 2], scores: [0, 0, 2, 0] });
  });

  it("[SCH-24] nobody can cut the last window short, neither by a wrong reaction nor by a right one", () => {
    const table = tableWith({ line: ONE, left: 0, piles: [1, 0, 0, 0] });
    const turnedAt = table.now;
    table.knocks(0, 200);
    expect(table.last("windowOpens")).toEqual({ type: "windowOpens", closesAt: turnedAt + 4000 });
    expect(schickiMicki.alarm(table.state)).toBe(turnedAt + 4000 + 150);
    expect(table.refusalAfter(1, KNOCK, 4000)).toBeUndefined();
    expect(table.refusalAfter(1, KNOCK, 4001)).toMatchObject({ code: "window-closed" });
    table.calls(2, "hat", 3990).rings();
    expect(table.piles).toEqual([0, 0, 2, 0]);
    expect(table.state.phase).toBe("over");
    const right = tableWith({ line: "YGORPB BGYPROO", left: 0 }).calls(0, "hat", 300).knocks(1, 3900);
    expect(right.closes().winners).toEqual([1]);
  });

  it("[SCH-24] [SCH-26] with it the line is over, and what was on it is told, whether or not anybody took it", () => {
    const wrong = tableWith({ line: ONE, left: 0, piles: [1, 0, 0, 0] }).knocks(0, 500);
    expect(wrong.closes().why).toMatchObject({ situation: "one", earlier: [] });
    expect(wrong.last("gameOver")?.left).toBeNull();
    const silent = tableWith({ line: "YGORPB", left: 1, deck: "BGYPRO" });
    silent.knocks(0, 500).rings();
    silent.turnsUp().rings();
    expect(silent.last("gameOver")?.left).toMatchObject({
      situation: "one",
      line: ["YGORPB", "BGYPRO"],
      earlier: [{ seat: 0, what: "knock", cards: 1, outcome: "wrong", clause: "SCH-10" }],
    });
  });

  it("[SCH-22] [SCH-26] around one table the screen tells what was on a line that nobody took, phones do not", () => {
    const table = tableWith({ line: ONE, left: 0, options: { table: "oneTable" } }).rings();
    const leftFor = (watcher: Watcher) =>
      table.heardBy(watcher).flatMap((event) => (event.type === "gameOver" ? [event.left] : []));
    for (const watcher of ["screen", "spectator"] as const) {
      expect(leftFor(watcher)).toMatchObject([{ situation: "one", line: ["YGORPB", "BGYPRO"] }]);
    }
    for (const seat of [0, 1, 2, 3]) expect(leftFor(seat)).toEqual([null]);
  });

  it("[SCH-24] at a slower pace there is as much time for the last card as for any other", () => {
    const table = tableWith({ line: ONE, left: 0, options: { turning: "clock", paceSeconds: 20 } });
    expect(schickiMicki.alarm(table.state)).toBe(table.now + 20_000 + 150);
  });

  it("[SCH-24] cards that go under the deck in the last window do not prolong the game", () => {
    const table = tableWith({ line: ONE, left: 0, piles: [2, 2, 0, 0] });
    table.knocks(0, 500).knocks(1, 600).rings();
    expect(table.state.deck).toHaveLength(2);
    expect(table.state.phase).toBe("over");
    expect(table.state.result).toEqual({ places: [1, 1, 3, 3], scores: [1, 1, 0, 0] });
    expect(table.refusal(0, KNOCK)).toEqual({ code: "game-is-over", clause: "SCH-24" });
    expect(table.offers(0)).toEqual([]);
  });

  it("[SCH-24] a card that goes under it before that is turned in its turn", () => {
    const table = tableWith({ line: "YGORPB GORPBY", left: 1, piles: [1, 0, 0, 0] })
      .knocks(0, 500)
      .rings();
    expect(table.turnsUp().state.lastCall).toBeNull();
    expect(table.turnsUp().state.lastCall).not.toBeNull();
  });

  it("[SCH-24] most cards win, and a tie is shared", () => {
    const table = tableWith({ line: "YGORPB GORPBY", left: 0, piles: [5, 7, 7, 1] }).rings();
    expect(table.state.result).toEqual({ places: [3, 1, 1, 4], scores: [5, 7, 7, 1] });
  });

  it("[SCH-24] the 192nd card is the last, whatever lies under it", () => {
    const table = tableWith({ seats: 2 });
    table.state.turned = MOST_TURNED - 2;
    expect(table.turnsUp().state.lastCall).toBeNull();
    expect(table.turnsUp().state.lastCall).not.toBeNull();
    expect(table.state.turned).toBe(192);
    expect(table.state.deck.length).toBeGreaterThan(0);
    expect(table.rings().state.phase).toBe("over");
  });
});
