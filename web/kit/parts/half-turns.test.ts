import { describe, expect, it } from "vitest";
import { halfTurns } from "./half-turns.ts";

const turns = (share: number) => {
  const { left, right } = halfTurns(share);
  const said = (turns: typeof left) => turns.map(({ transform, offset }) => `${transform} at ${offset}`);
  return { left: said(left), right: said(right) };
};

describe("A ring of time", () => {
  it("that is full loses its left half in the first half of the time, and its right half in the second", () => {
    expect(turns(1)).toEqual({
      left: ["rotate(0deg) at 0", "rotate(-180deg) at 0.5", "rotate(-180deg) at 1"],
      right: ["rotate(0deg) at 0", "rotate(0deg) at 0.5", "rotate(-180deg) at 1"],
    });
  });

  it("begins where so much of it is gone already", () => {
    expect(turns(0.75)).toEqual({
      left: ["rotate(-90deg) at 0", `rotate(-180deg) at ${1 / 3}`, "rotate(-180deg) at 1"],
      right: ["rotate(0deg) at 0", `rotate(0deg) at ${1 / 3}`, "rotate(-180deg) at 1"],
    });
    expect(turns(0.25)).toEqual({
      left: ["rotate(-180deg) at 0", "rotate(-180deg) at 0", "rotate(-180deg) at 1"],
      right: ["rotate(-90deg) at 0", "rotate(-90deg) at 0", "rotate(-180deg) at 1"],
    });
  });

  it("is never more than full, and never less than gone", () => {
    expect(halfTurns(1.4)).toEqual(halfTurns(1));
    expect(halfTurns(-0.1)).toEqual(halfTurns(0));
    expect(turns(0).right.at(0)).toBe("rotate(-180deg) at 0");
  });
});
