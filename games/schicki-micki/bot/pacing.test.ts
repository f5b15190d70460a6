import { fastRandom } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import type { Event } from "../rules/index.ts";
import { tableWith } from "../testing/table-with.ts";
import { Pacing } from "./pacing.ts";

/** Somebody has taken a line at a table of four. */
function takenBy(seat: number): Event {
  const settling = tableWith({ line: "YGORPB BGYPRO" }).calls(seat, "hat", 900).closes();
  return { type: "settled", ...settling };
}

function paced(events: readonly Event[], seat: number | undefined = 1): number {
  const pacing = new Pacing();
  pacing.begin(fastRandom(1));
  for (const event of events) pacing.hear(event, seat);
  return pacing.slowness;
}

describe("Pacing", () => {
  it("takes more time after a line of its own, and less after a line of somebody else's", () => {
    expect(paced([])).toBe(1);
    expect(paced([takenBy(1)])).toBeGreaterThan(1.5);
    expect(paced([takenBy(0)])).toBeLessThan(1);
  });

  it("stays within what a bot can be, whatever happens", () => {
    const often = (seat: number) => Array.from({ length: 60 }, () => takenBy(seat));
    expect(paced(often(1))).toBe(3.5);
    expect(paced(often(0))).toBe(0.3);
  });

  it("is bolder in the beginning than later", () => {
    const first = paced([takenBy(0)]);
    const later = [9, 10].map((lines) => paced(Array.from({ length: lines }, () => takenBy(0))));
    expect(1 - first).toBeGreaterThan(2 * (1 - later[1]! / later[0]!));
  });

  it("learns nothing from a line that nobody took, nor where it does not know its seat", () => {
    const wrong = tableWith({ line: "YGORPB BGYPRO" }).knocks(1, 900).closes();
    expect(paced([{ type: "settled", ...wrong }])).toBe(1);
    expect(paced([{ type: "begins", dealer: 0, cards: 64, bluePawns: 3 }])).toBe(1);
    const pacing = new Pacing();
    pacing.hear(takenBy(1), 1);
    pacing.begin(fastRandom(1));
    pacing.hear(takenBy(1), undefined);
    expect(pacing.slowness).toBe(1);
  });

  it("counts the cards where a line is shared", () => {
    const table = tableWith({ line: "YGORPB YGBPRO" }).takes("blue", 0, 700).takes("blue", 1, 800);
    const shared: Event = { type: "settled", ...table.closes() };
    expect(paced([shared])).toBeGreaterThan(1);
    expect(paced([shared])).toBeLessThan(paced([takenBy(1)]));
  });

  it("wants another part of the cards each time", () => {
    const after = Array.from({ length: 20 }, (_, seed) => {
      const pacing = new Pacing();
      pacing.begin(fastRandom(seed));
      pacing.begin(fastRandom(99));
      pacing.hear(takenBy(0), 1);
      return pacing.slowness;
    });
    expect(new Set(after).size).toBeGreaterThan(10);
    expect(Math.min(...after)).toBeGreaterThanOrEqual(Math.exp((-2 * 1.35) / 4));
    expect(Math.max(...after)).toBeLessThanOrEqual(Math.exp((-2 * 0.5) / 4));
  });
});
