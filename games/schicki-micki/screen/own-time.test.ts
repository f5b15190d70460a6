import { describe, expect, test } from "vitest";
import type { Settled, Settling } from "../rules/index.ts";
import { ownTime, quicker, readBests, withTime } from "./own-time.ts";

function reaction(seat: number, after: number, outcome: Settled["outcome"]): Settled {
  return { kind: "call", what: "hat", seat, after, outcome, clause: "SCH-13" } as Settled;
}

function settling(...reactions: Settled[]): Settling {
  const winners = reactions.flatMap(({ seat, outcome }) => (outcome === "wins" ? [seat] : []));
  return { reactions, winners, wonBy: winners.length > 0 ? "one" : "none" } as unknown as Settling;
}

describe("[SCH-26] A player's own time", () => {
  const race = settling(reaction(1, 653, "wins"), reaction(0, 1053, "late"), reaction(2, 900, "wrong"));

  test("is how much later they were than the player who took the cards", () => {
    expect(ownTime(race, 0, {}, {})).toEqual({ kind: "late", by: 400, first: 1 });
  });

  test("is not told of those who were wrong or did nothing, nor where nobody won", () => {
    expect(ownTime(race, 2, {}, {})).toBeNull();
    expect(ownTime(race, 3, {}, {})).toBeNull();
    expect(ownTime(settling(reaction(0, 800, "late")), 0, {}, {})).toBeNull();
  });

  test("is beaten by the one player who took the line, if it was another one", () => {
    expect(quicker(race, 0)).toMatchObject({ seat: 1, after: 653 });
    expect(quicker(race, 1)).toBeNull();
    expect(quicker(settling(reaction(1, 600, "wins"), reaction(2, 610, "wins")), 0)).toBeNull();
    expect(quicker(settling(reaction(1, 600, "wrong")), 0)).toBeNull();
  });

  test("is a record if it beats the last one for what was on the line", () => {
    expect(ownTime(race, 1, { one: 700 }, { one: 600 })).toEqual({ kind: "game", after: 653 });
    expect(ownTime(race, 1, { one: 700 }, { one: 700 })).toEqual({ kind: "ever", after: 653 });
    expect(ownTime(race, 1, { one: 653 }, { one: 653 })).toMatchObject({ kind: "won" });
  });

  test("is no record the first time", () => {
    expect(ownTime(race, 1, {}, { twoWorms: 900 })).toEqual({ kind: "won", after: 653 });
  });

  test("is kept if it is the best, and only of cards that were won", () => {
    expect(withTime({ twoWorms: 500 }, race, 1)).toEqual({ twoWorms: 500, one: 653 });
    expect(withTime({ one: 600 }, race, 1)).toEqual({ one: 600 });
    expect(withTime({ one: 600 }, race, 0)).toEqual({ one: 600 });
  });

  test("is forgotten if the device has kept something else", () => {
    expect(readBests(null)).toEqual({});
    expect(readBests("{")).toEqual({});
    expect(readBests("7")).toEqual({});
    expect(readBests('{"one":620,"two":"x","none":0}')).toEqual({ one: 620 });
  });
});
