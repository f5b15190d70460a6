import { defaultsOf, type GameTypes } from "@tavolata/kernel";
import { type CheckedTable, opened, playRandomly } from "@tavolata/kernel/check/drive";
import { describe, expect, it } from "vitest";
import { GAMES } from "./index.ts";

const LONGEST = 6000;
/** It is looked at this often, and whenever it is over. */
const EVERY = 25;

describe("A game that is stopped", () => {
  it.each(GAMES.flatMap(({ rules }) => (rules.asItStands === undefined ? [] : [rules])))(
    "$name has a place for everybody at any time, and at its end the places that it has then",
    (rules) => {
      let ended = 0;
      for (let seed = 1; seed <= 3; seed++) {
        const seats = rules.seats.min + (seed % (rules.seats.max - rules.seats.min + 1));
        const setup = { seats, options: defaultsOf<object>(rules.options) };
        const strange = { seat: [], house: [], screen: [] };
        const table = { setup, seed, strange } satisfies CheckedTable<GameTypes>;
        let moves = 0;
        const look = (state: object) => {
          const result = rules.result(state);
          if (result === undefined && moves++ % EVERY > 0) return;
          const { places, scores } = rules.asItStands!(state);
          expect([places.length, scores.length]).toEqual([seats, seats]);
          expect(Math.max(...places)).toBeLessThanOrEqual(seats);
          if (result === undefined) return;
          ended++;
          // Some games separate at the end who is equal until then.
          for (const [seat, place] of places.entries())
            expect(place).toBeLessThanOrEqual(result.places[seat]!);
        };
        look(opened(rules, table).standing.state);
        playRandomly(
          rules,
          table,
          LONGEST,
          () =>
            ({ standing }) =>
              look(standing.state),
        );
      }
      expect(ended).toBeGreaterThan(0);
    },
  );
});
