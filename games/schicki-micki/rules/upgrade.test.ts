import { describe, expect, it } from "vitest";
import { VERSION_ONE } from "../testing/version-one.ts";
import { schickiMicki } from "./index.ts";

const takenOver = (state: unknown) => schickiMicki.upgrade!(structuredClone(state), 1);

describe("A game of version 1", () => {
  it("[SCH-26] goes on without what it told of a line that can still be won", () => {
    const { lastSettling, line, tried, players } = takenOver(VERSION_ONE.afterWrong);
    expect(lastSettling).toMatchObject({
      number: 2,
      cards: 2,
      why: null,
      out: [],
      paid: [0, 1, 0],
      reactions: [{ seat: 1, what: "knock", outcome: "wrong", clause: "SCH-17" }],
    });
    expect(lastSettling).not.toHaveProperty("situation");
    expect(line).toEqual(VERSION_ONE.afterWrong.line);
    expect(tried).toEqual([]);
    expect(players.map(({ out }) => out)).toEqual([false, false, false]);
  });

  it("[SCH-26] keeps what it told of a line that was taken, or of a game that is over", () => {
    const { lastSettling } = takenOver(VERSION_ONE.inWindow);
    expect(lastSettling?.why).toEqual({
      line: ["YGORPB", "BGYPRO"],
      situation: "one",
      matches: [{ feature: "hat", colour: "G", places: [0, 1] }],
      twoWorms: [],
      identical: [],
      earlier: [],
    });
    expect(lastSettling?.reactions[0]?.clause).toBe("SCH-13");
    const over = takenOver({ ...VERSION_ONE.afterWrong, phase: "over" });
    expect(over.lastSettling?.why?.situation).toBe("none");
    expect(over.lastSettling?.reactions[0]?.clause).toBe("SCH-10");
  });

  it("is taken over before anything has been settled, too", () => {
    expect(takenOver({ ...VERSION_ONE.inWindow, lastSettling: null }).lastSettling).toBeNull();
  });
});
