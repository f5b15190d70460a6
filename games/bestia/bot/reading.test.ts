import { fastRandom, type Seat } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import type { Event } from "../rules/index.ts";
import { Reading } from "./reading.ts";

const HAND: Event = {
  type: "handBegins",
  hand: 1,
  dealer: 0,
  eligible: [0, 1, 2],
  level: 0,
  ante: 10,
  pot: 30,
  bestia: 30,
  compulsory: false,
};
const pass = (seat: Seat): Event => ({ type: "passed", seat });
const served = (seat: Seat): Event => ({ type: "served", seat });

/** What it thinks a seat wants to see in its hand, on average. */
function wantsOf(reading: Reading, seat: Seat): number {
  const random = fastRandom(7);
  let sum = 0;
  for (let i = 0; i < 2000; i++) sum += reading.drawTemper(seat, random).wants;
  return sum / 2000;
}

function after(events: readonly Event[], hands: number, learns = true): Reading {
  const reading = new Reading(learns);
  for (let i = 0; i < hands; i++) for (const event of [HAND, ...events]) reading.hear(event);
  return reading;
}

describe("Reading the others", () => {
  it("learns who plays almost anything, and who hardly ever plays", () => {
    const nobody = wantsOf(new Reading(true), 1);
    expect(wantsOf(after([served(1)], 8), 1)).toBeLessThan(nobody - 0.2);
    expect(wantsOf(after([pass(1)], 12), 1)).toBeGreaterThan(nobody + 0.2);
    expect(wantsOf(after([served(1)], 8), 2)).toBe(nobody);
  });

  it("learns nothing where it does not listen", () => {
    expect(wantsOf(after([served(1)], 8, false), 1)).toBe(wantsOf(new Reading(true), 1));
  });

  it("[BES-19] does not take for timid those who pass because they are sitting out", () => {
    const out: Event = { type: "sitsOut", seat: 1, why: "choice" };
    expect(wantsOf(after([out, pass(1)], 12), 1)).toBe(wantsOf(new Reading(true), 1));
    const back: Event = { type: "back", seat: 1 };
    expect(wantsOf(after([out, back, pass(1)], 12), 1)).toBeGreaterThan(wantsOf(new Reading(true), 1));
  });

  it("[BES-24a] does not take for bold those who had to play", () => {
    const reading = new Reading(true);
    for (let i = 0; i < 8; i++)
      for (const event of [{ ...HAND, compulsory: true }, served(1)]) reading.hear(event);
    expect(wantsOf(reading, 1)).toBe(wantsOf(new Reading(true), 1));
  });

  it("[BES-33] forgets a player who has left the chair", () => {
    const reading = after([served(1)], 8);
    reading.hear({ type: "stood", seat: 1, chips: 0 });
    expect(wantsOf(reading, 1)).toBe(wantsOf(new Reading(true), 1));
  });

  it("[BES-18] learns who comes in blind, and against how many", () => {
    const blind: Event = { type: "blind", seat: 1, discards: [], drawn: [] };
    const usual = new Reading(true);
    const reading = after([served(0), pass(1), pass(2), blind, { type: "stayedOut", seat: 2 }], 10);
    expect(reading.chanceOfBlind(1, 1)).toBeGreaterThan(0.6);
    expect(reading.chanceOfBlind(1, 0)).toBe(usual.chanceOfBlind(1, 0));
    expect(reading.chanceOfBlind(2, 2)).toBeLessThan(usual.chanceOfBlind(2, 2));
  });
});
