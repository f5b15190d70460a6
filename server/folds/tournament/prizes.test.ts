import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placesOf, prizesFor, prizesOf, shareOut } from "./prizes.ts";

const out = (at: number, chipsBefore = 10) => ({ out: { at, hand: 1, chipsBefore } });

describe("Places", () => {
  it("by the order of elimination; in the same hand, by the chips before it", () => {
    expect(placesOf([out(5), { out: null }, out(9), out(7)])).toEqual([4, 1, 2, 3]);
    expect(placesOf([out(5, 20), { out: null }, out(5, 30)])).toEqual([3, 1, 2]);
    expect(placesOf([out(5, 20), { out: null }, out(5, 20), out(1)])).toEqual([2, 1, 2, 4]);
  });
});

describe("Prizes", () => {
  it("go to more places the more players take part", () => {
    expect([2, 4, 5, 10, 11, 20, 21, 40, 41, 300].map((players) => prizesFor(1000, players).length)).toEqual([
      1, 1, 2, 2, 3, 3, 5, 5, 9, 9,
    ]);
    expect(prizesFor(1000, 12)).toEqual([500, 300, 200]);
    expect(prizesFor(1001, 12)).toEqual([501, 300, 200]);
  });

  it("go to nobody who has got their entry back", () => {
    const players = [null, null, true, null].map((refunded) => ({ refunded: refunded === true }));
    const payouts = [{ players: 2, percent: [50, 30, 20] }];
    // Two were removed: one of them, who was put before the other, with their entry.
    expect(prizesOf(300, players, [1, 2, 3, 4], payouts)).toEqual([150, 90, 0, 60]);
    expect(prizesOf(300, players, [1, 2, 2, 4], payouts)).toEqual([150, 90, 0, 60]);
    const all = players.map(() => ({ refunded: true }));
    expect(prizesOf(100, all, [2, 1, 3, 4], payouts)).toEqual([0, 100, 0, 0]);
    fc.assert(
      fc.property(
        fc.array(fc.record({ refunded: fc.boolean(), out: fc.integer({ min: 0, max: 4 }) }), {
          minLength: 1,
        }),
        fc.integer({ min: 0, max: 10_000 }),
        (field, pool) => {
          const places = placesOf(field.map((one) => out(one.out)));
          const prizes = prizesOf(pool, field, places);
          expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(pool);
          const isPaidBack = (_: unknown, i: number) => field[i]?.refunded === true;
          if (field.some(({ refunded }) => !refunded)) {
            expect(prizes.filter(isPaidBack).every((prize) => prize === 0)).toBe(true);
          }
        },
      ),
      { seed: 34 },
    );
  });

  it("are shared by players who share a place, and always add up to the whole pool", () => {
    expect(shareOut([500, 300, 200], [1, 2, 2, 4])).toEqual([500, 250, 250, 0]);
    expect(shareOut([500, 301], [2, 1, 2])).toEqual([151, 500, 150]);
    const field = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 3 })), {
      minLength: 2,
      maxLength: 60,
    });
    fc.assert(
      fc.property(field, fc.integer({ min: 0, max: 100_000 }), (outs, pool) => {
        const players = [{ out: null }, ...outs.map(([at, chips]) => out(at, chips))];
        const prizes = shareOut(prizesFor(pool, players.length), placesOf(players));
        expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(pool);
        expect(Math.min(...prizes)).toBeGreaterThanOrEqual(0);
      }),
      { seed: 34 },
    );
  });
});
