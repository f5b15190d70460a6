import { fastRandom, type GameTypes } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import type { Bot, Mind } from "./bot.ts";
import { Heads } from "./heads.ts";

const GRAB = { type: "grab" };
const bot: Pick<Bot<GameTypes>, "attention" | "pause"> = {
  attention: ({ type }) => (type === "bell" ? "look" : type === "over" ? "forget" : undefined),
  pause: { least: 2000, most: 2001 },
};
const DECISION = { view: () => ({ watcher: 0 as const }), offers: [], random: fastRandom(1) };

/** Heads that take this long to react to everything they see; null for one that never reacts. */
function headsOf(...after: (number | null)[]) {
  const heard: string[][] = after.map(() => []);
  const looks: number[] = after.map(() => 0);
  const sitting = after.map((ms, seat) => {
    const mind: Mind<GameTypes> = {
      decide: () => GRAB,
      hear: ({ type }) => void heard[seat]!.push(type),
      react: () => {
        looks[seat]! += 1;
        return ms === null ? undefined : { move: GRAB, after: ms };
      },
    };
    return { mind, bot, random: fastRandom(seat) };
  });
  return { heads: new Heads(sitting, () => DECISION), heard, looks };
}

const BELL = [{ type: "bell" }];

describe("Heads at a table with a clock", () => {
  it("react in the order of their own times, not in the order in which they were told", () => {
    const { heads, heard } = headsOf(700, 400);
    heads.hear(0, BELL, 100);
    heads.hear(1, BELL, 100);
    expect(heads.takeNext(undefined)).toEqual({ at: 500, seat: 1, reaction: { move: GRAB, after: 400 } });
    expect(heads.takeNext(undefined)).toMatchObject({ at: 800, seat: 0 });
    expect(heads.takeNext(undefined)).toBeUndefined();
    expect(heard).toEqual([["bell"], ["bell"]]);
  });

  it("leave it to the clock if the clock comes first", () => {
    const { heads } = headsOf(700);
    heads.hear(0, BELL, 100);
    expect(heads.takeNext(800)).toBeUndefined();
    expect(heads.takeNext(801)).toMatchObject({ at: 800 });
  });

  it("do one thing at a time: a head that is about to react neither looks again nor decides", () => {
    const { heads, looks } = headsOf(700, null);
    heads.waitFor([0, 1], 0);
    heads.hear(0, BELL, 100);
    heads.hear(1, BELL, 100);
    heads.hear(0, BELL, 200);
    expect(looks).toEqual([1, 1]);
    heads.waitFor([0, 1], 200);
    expect(heads.takeNext(undefined)).toMatchObject({ at: 800, seat: 0, reaction: { after: 700 } });
    expect(heads.takeNext(undefined)).toEqual({ at: 2200, seat: 1 });
    heads.waitFor([0], 2200);
    expect(heads.takeNext(undefined)).toEqual({ at: 4200, seat: 0 });
  });

  it("do not decide once nobody waits for it, and forget what is over", () => {
    const { heads } = headsOf(700);
    heads.waitFor([0], 0);
    heads.waitFor([], 50);
    expect(heads.takeNext(undefined)).toBeUndefined();
    heads.hear(0, BELL, 100);
    heads.hear(0, [{ type: "over" }], 300);
    expect(heads.takeNext(undefined)).toBeUndefined();
  });
});
