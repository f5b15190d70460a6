import { describe, expect, it } from "vitest";
import { writePlaythrough } from "./playthrough.ts";
import { type Tombolino, tombolino } from "./testing/tombolino.ts";
import type { Wording } from "./wording.ts";

/** Just enough words for a test: events as they are, and some of each view. */
const plainly: Wording<Tombolino> = {
  title: "Tombolino",
  event: (event) => JSON.stringify(event),
  refusal: ({ code }) => code,
  move: (by, move) => `${by} ${move.type}`,
  view: (view) => [`round ${view.round}`, `cards ${view.cards.join(" ")}`],
};

const write = (seed: number, betSeconds = 0, inputs?: number) =>
  writePlaythrough(tombolino, plainly, {
    seats: 3,
    options: { rounds: 2, stack: 10, ties: "split", betSeconds },
    seed,
    ...(inputs === undefined ? {} : { inputs }),
  });

describe("A playthrough", () => {
  it("is the same for the same seed, and different for another", () => {
    expect(write(1)).toBe(write(1));
    expect(write(2)).not.toBe(write(1));
  });

  it("is played by everybody who can move: seats in and out of turn, the screen, the house, the clock", () => {
    const texts = [1, 2, 3, 4, 5, 6].map((seed) => write(seed)).join("");
    for (const mover of [
      /\d+\. screen deal/,
      /\d+\. house bring/,
      /\d+\. \d bet/,
      /\d+\. \d grab/,
      /The clock rings/,
    ]) {
      expect(texts).toMatch(mover);
    }
  });

  it("shows what all hear once, and a secret under the names of those who hear it", () => {
    const text = write(1, 20);
    expect(text).toMatch(/told by Ada:\n +\{"type":"dealt","seat":0,"card":"T\d+"\}/);
    expect(text).toMatch(
      /told by Bea, Ciro, the spectator, the screen:\n +\{"type":"dealt","seat":0,"card":"hidden"\}/,
    );
  });

  it("stops where it is told to, and says so", () => {
    expect(write(1, 0, 3)).toMatch(/Stopped here after 3 inputs; the game goes on\.\n$/);
  });
});
