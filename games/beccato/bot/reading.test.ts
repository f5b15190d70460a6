import { describe, expect, it } from "vitest";
import { BREEDS, type Card, type Signal } from "../rules/index.ts";
import { type Looked, Reading } from "./reading.ts";

const BREEDS_OF_FOUR = BREEDS.slice(0, 3);
const TRIS: Card[] = ["orloff", "orloff", "orloff"];
const NOTHING: Card[] = ["orloff", "padovana", "serama"];

/** Seats 0 and 2 against 1 and 3, as seat 0 reads them. */
function reader(): Reading {
  return new Reading([0, 1, 0, 1], 2, BREEDS_OF_FOUR);
}

/** A round in which seat 1 was seen to make these signals, and then had to show this hand. */
function round(reading: Reading, made: readonly Signal[], hand: readonly Card[]): void {
  reading.beginRound();
  for (let taker = 0; taker < 8; taker++) reading.gotCard(taker % 4);
  for (const what of made) reading.saw(1, what);
  reading.settle([{ seat: 1, hand }]);
}

describe("Reading gestures", () => {
  it("[BEC-1] rules out every breed of which it has a card", () => {
    const reading = reader();
    for (let taker = 0; taker < 6; taker++) reading.gotCard(taker % 4);
    const before = reading.chanceOfTris(1);
    reading.holds(["orloff", "serama", "serama"]);
    const after = reading.chanceOfTris(1);
    expect(after).toBeLessThan(before);
    reading.holds([...BREEDS_OF_FOUR]);
    expect(reading.chanceOfTris(1)).toBe(0);
  });

  it("believes more in a tris with every card that a player gets, and less if somebody else gets it", () => {
    const reading = reader();
    const before = reading.chanceOfTris(1);
    reading.gotCard(1);
    const after = reading.chanceOfTris(1);
    expect(after).toBeGreaterThan(before);
    expect(reading.chanceOfTris(3)).toBeLessThan(after);
  });

  it("[BEC-7] knows what it passes: a Serama completes nothing, and a known breed does so sooner than an unknown card", () => {
    const chanceAfter = (card?: Card) => {
      const reading = reader();
      reading.holds(["orloff", "serama", "serama"]);
      const before = reading.chanceOfTris(1);
      reading.gotCard(1, card);
      return reading.chanceOfTris(1) - before;
    };
    expect(chanceAfter("serama")).toBeLessThanOrEqual(0);
    expect(chanceAfter("orloff")).toBeLessThanOrEqual(0);
    expect(chanceAfter("padovana")).toBeGreaterThan(chanceAfter());
    expect(chanceAfter()).toBeGreaterThan(0);
  });

  it("[BEC-33] believes less in the tris of a player who did nothing while watched, and the less the longer", () => {
    const chanceOf = (looked: Looked) => {
      const reading = reader();
      reading.gotCard(1);
      for (const taker of [2, 3, 0]) reading.gotCard(taker, undefined, () => looked);
      return reading.chanceOfTris(1);
    };
    expect(chanceOf("all")).toBeLessThan(chanceOf("some"));
    expect(chanceOf("some")).toBeLessThan(chanceOf("none"));
  });

  it("[BEC-4] is sure of a mate who makes their signal, and not of one who makes another", () => {
    const reading = reader();
    reading.knowSignal(0, "wink");
    reading.gotCard(2);
    const before = reading.chanceOfTris(2);
    reading.saw(2, "nod");
    expect(reading.chanceOfTris(2)).toBeLessThan(before);
    reading.saw(2, "wink");
    expect(reading.chanceOfTris(2)).toBeGreaterThan(0.7);
  });

  it("[BEC-33] sees through a rival's signal after a few rounds, and then knows what it means", () => {
    const reading = reader();
    for (let i = 0; i < 3; i++) round(reading, ["hum", "leftEar"], TRIS);
    round(reading, ["hum"], NOTHING);
    expect(reading.bestGuess(1)).toMatchObject({ signal: "leftEar" });
    expect(reading.bestGuess(1).chance).toBeGreaterThan(0.9);
    reading.beginRound();
    reading.gotCard(3);
    const before = reading.chanceOfTris(3);
    reading.saw(3, "hum");
    expect(reading.chanceOfTris(3)).toBeLessThan(before);
    reading.saw(3, "leftEar");
    expect(reading.chanceOfTris(3)).toBeGreaterThan(0.7);
  });

  it("[BEC-4] [BEC-21] knows that no two teams have the same signal, and forgets one that was changed", () => {
    const reading = reader();
    for (let i = 0; i < 3; i++) round(reading, ["leftEar"], TRIS);
    reading.excludeSignal(1, "leftEar");
    expect(reading.bestGuess(1).signal).not.toBe("leftEar");
    reading.forgetSignal(1);
    expect(reading.bestGuess(1).chance).toBeCloseTo(1 / 33, 6);
  });

  it("always believes something between 0 and 1, whatever it has seen", () => {
    const reading = reader();
    for (let i = 0; i < 400; i++) {
      reading.saw(1, i % 2 === 0 ? "nod" : "wink");
      expect(reading.chanceOfTris(1)).toBeGreaterThanOrEqual(0);
      expect(reading.chanceOfTris(1)).toBeLessThanOrEqual(1);
    }
    reading.settle([{ seat: 1, hand: NOTHING }]);
    expect(reading.bestGuess(1).chance).toBeGreaterThan(0);
  });
});
