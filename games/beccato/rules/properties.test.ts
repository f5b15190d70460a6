import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { ENOUGH_EGGS, type Options, type State } from "./index.ts";

const TABLES = fc.record({
  seats: fc.integer({ min: 4, max: 9 }),
  seed: fc.nat(),
  options: fc.record({
    teams: fc.constantFrom<Options["teams"]>("agreed", "drawn"),
    teamSize: fc.constantFrom<Options["teamSize"]>("two", "three"),
    signalChange: fc.boolean(),
    calledChickens: fc.boolean(),
    pyramid: fc.boolean(),
  }),
});

/** Checks something that holds after every move of every random game. */
function always(holds: (state: State) => void, options: Partial<Options> = {}): void {
  fc.assert(
    fc.property(TABLES, ({ seats, seed, options: random }) => {
      const table = { seats, options: { ...DEFAULTS, ...random, ...options } };
      for (const { standing } of randomPlay(table, seed, 200)) holds(standing.state);
    }),
    { seed: 20261116, numRuns: 8 },
  );
}

describe("In every game", () => {
  it("[BEC-7] exactly one player has four cards in a round, all others three", () => {
    always(({ phase, players, holder }) => {
      if (phase !== "round") return;
      expect(players.map(({ hand }) => hand.length)).toEqual(
        players.map((_, seat) => (seat === holder ? 4 : 3)),
      );
    });
  });

  it("[BEC-11] no guild gets more than one egg from one shout, and none goes beyond six", () => {
    always(({ outcome, teams }) => {
      const gaining = outcome?.gains.map(({ team }) => team) ?? [];
      expect(new Set(gaining).size).toBe(gaining.length);
      for (const { eggs } of teams) expect(eggs.length).toBeLessThanOrEqual(ENOUGH_EGGS);
    });
  });

  it("[BEC-26] no card of a pyramid hangs in the air", () => {
    const below: readonly (readonly number[])[] = [[], [], [], [0, 1], [1, 2], [3, 4]];
    always(
      ({ teams, choice }) => {
        for (const { eggs } of teams) {
          const places = eggs.map(({ place }) => place).filter((place) => place !== null);
          expect(new Set(places).size).toBe(places.length);
          for (const place of places) for (const under of below[place]!) expect(places).toContain(under);
          if (choice === null) expect(places).toHaveLength(eggs.length);
        }
      },
      { pyramid: true },
    );
  });

  it("[BEC-33] the player with four cards looks at them, and nobody looks at themselves", () => {
    always(
      ({ phase, players, holder }) => {
        players.forEach(({ gaze }, seat) => {
          if (phase !== "round") expect(gaze).toBeNull();
          else expect([gaze!.onCards, gaze!.at === seat]).toEqual([seat === holder, false]);
        });
      },
      { calledChickens: false },
    );
  });

  it("[BEC-33] everybody who knows of a gesture is looking at it", () => {
    let known = 0;
    always(({ players }) => {
      players.forEach(({ act }, seat) => {
        for (const onlooker of act?.seenBy ?? []) {
          known += 1;
          expect(players[onlooker]!.gaze).toMatchObject({ at: seat, arrived: true, onCards: false });
        }
      });
    });
    expect(known).toBeGreaterThan(20);
  });
});
