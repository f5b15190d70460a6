import { describe, expect, test } from "vitest";
import {
  GOING_ON,
  heardIn,
  isStirring,
  missedIn,
  nextChange,
  noted,
  REMEMBERED,
  type Stirs,
} from "./stirs.ts";

const NONE: Stirs = [];

describe("[BEC-33] What moved", () => {
  test("is going on for as long as a signal may last, and then it was missed", () => {
    const stirs = noted(NONE, { stirs: [2] }, 1000);
    expect(isStirring(stirs, 2, 1000 + GOING_ON - 1)).toBe(true);
    expect(isStirring(stirs, 3, 1000)).toBe(false);
    expect(missedIn(stirs, 1000 + GOING_ON - 1)).toEqual([]);
    expect(isStirring(stirs, 2, 1000 + GOING_ON)).toBe(false);
    expect(missedIn(stirs, 1000 + GOING_ON)).toEqual([2]);
    expect(missedIn(stirs, 1000 + REMEMBERED)).toEqual([]);
  });

  test("is forgotten once it has been made out", () => {
    const stirs = noted(noted(NONE, { stirs: [2, 3] }, 1000), { seen: [{ seat: 2, what: "nod" }] }, 1450);
    expect(isStirring(stirs, 2, 1450)).toBe(false);
    expect(missedIn(stirs, 1000 + GOING_ON)).toEqual([3]);
  });

  test("starts again when the player moves again, and is forgotten in the end", () => {
    const again = noted(noted(NONE, { stirs: [2] }, 1000), { stirs: [2] }, 4000);
    expect(again).toEqual([{ seat: 2, at: 4000 }]);
    expect(noted(again, {}, 4000 + REMEMBERED)).toEqual([]);
  });

  test("says when there will be something else to show", () => {
    const stirs = noted(NONE, { stirs: [1] }, 1000);
    expect(nextChange(stirs, 1500)).toBe(GOING_ON - 500);
    expect(nextChange(stirs, 1000 + GOING_ON)).toBe(REMEMBERED - GOING_ON);
    expect(nextChange(stirs, 1000 + REMEMBERED)).toBeUndefined();
  });

  test("is a voice once it has been heard: no longer a stir, nor missed, and mentioned for a while", () => {
    const heard = { seat: 2, kind: "sound" } as const;
    const stirs = noted(noted(NONE, { stirs: [2] }, 1000), { heard: [heard] }, 3000);
    expect(isStirring(stirs, 2, 3000)).toBe(false);
    expect(missedIn(stirs, 3000 + GOING_ON)).toEqual([]);
    expect(heardIn(stirs, 3000 + REMEMBERED - 1)).toEqual({ ...heard, at: 3000 });
    expect(heardIn(stirs, 3000 + REMEMBERED)).toBeUndefined();
    expect(heardIn(noted(NONE, { stirs: [2] }, 1000), 1000)).toBeUndefined();
  });
});
