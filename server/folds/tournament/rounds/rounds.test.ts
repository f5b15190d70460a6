import { fastRandom } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOf, type Met, pair, type Unit } from "./pairing.ts";
import { pointsOf, UNIT } from "./points.ts";
import { knockOutRounds, sizesFor } from "./sizes.ts";
import { changingMates, seatTeams } from "./teams.ts";

const ALLOWED = fc.uniqueArray(fc.integer({ min: 2, max: 10 }), { minLength: 1, maxLength: 9 });

const unit = (player: number, rank = 0, byes = 0): Unit => ({ players: [player], rank, byes });
const numberOf = ({ players }: Unit) => players[0]!;

/** Who has met whom, as it fills up round by round. */
class Meetings {
  private readonly counts = new Map<string, number>();
  readonly met: Met = (a, b) => this.counts.get(keyOf(numberOf(a), numberOf(b))) ?? 0;

  add(table: readonly Unit[]): void {
    for (const [i, a] of table.entries()) {
      for (const b of table.slice(i + 1)) {
        const key = keyOf(numberOf(a), numberOf(b));
        this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
      }
    }
  }
}

const keyOf = (a: number, b: number) => (a < b ? `${a}-${b}` : `${b}-${a}`);

function repeatsIn(tables: readonly (readonly Unit[])[], met: Met): number {
  const pairs = tables.flatMap((table) => table.flatMap((a, i) => table.slice(i + 1).map((b) => met(a, b))));
  return pairs.reduce((sum, count) => sum + count, 0);
}

/** The fewest repeats of all ways to make such tables, found by trying every order of the players. */
function fewestRepeats(units: readonly Unit[], sizes: readonly number[], met: Met): number {
  let best = Number.POSITIVE_INFINITY;
  const tables: Unit[][] = sizes.map(() => []);
  const place = (i: number): void => {
    const next = units[i];
    if (next === undefined) {
      best = Math.min(best, repeatsIn(tables, met));
      return;
    }
    for (const [table, seated] of tables.entries()) {
      if (seated.length >= sizes[table]!) continue;
      seated.push(next);
      place(i + 1);
      seated.pop();
    }
  };
  place(0);
  return best;
}

describe("The tables of a round", () => {
  it("seat everybody, as few as possible sit out, and they are as even as the game allows", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), ALLOWED, (count, allowed) => {
        const sizes = sizesFor(count, allowed);
        const possible = (seated: number): boolean =>
          seated === 0 || allowed.some((size) => size <= seated && possible(seated - size));
        if (sizes === undefined) {
          expect(count < 40 && Array.from({ length: count }, (_, i) => i + 1).some(possible)).toBe(false);
          return;
        }
        expect(sizes.tables.reduce((sum, size) => sum + size, 0) + sizes.byes).toBe(count);
        for (const size of sizes.tables) expect(allowed).toContain(size);
        if (count > 24) return;
        for (let fewer = 0; fewer < sizes.byes; fewer++) expect(possible(count - fewer)).toBe(false);
        const apart = Math.max(...sizes.tables) - Math.min(...sizes.tables);
        // One apart is even; then fewer tables are better.
        if (apart <= 1) return;
        const smaller = allowed.flatMap((least) =>
          allowed
            .filter((most) => most >= least && most - least < apart)
            .map((most) => [least, most] as const),
        );
        for (const [least, most] of smaller) {
          const within = allowed.filter((size) => size >= least && size <= most);
          const fits = (seated: number): boolean =>
            seated === 0 || within.some((size) => size <= seated && fits(seated - size));
          expect(fits(count - sizes.byes)).toBe(false);
        }
      }),
      { seed: 22, numRuns: 300 },
    );
    expect(sizesFor(10, [4, 6, 8])?.tables).toEqual([6, 4]);
    expect(sizesFor(13, [3, 4, 5])?.tables).toEqual([5, 4, 4]);
    expect(sizesFor(7, [2])).toEqual({ tables: [2, 2, 2], byes: 1 });
    expect(sizesFor(2, [3, 4])).toBeUndefined();
  });

  it("of a knock-out lead down to one table without byes, or it is said that they do not", () => {
    expect(knockOutRounds(16, [4], 1)).toBe(2);
    expect(knockOutRounds(16, [4], 2)).toBe(3);
    expect(knockOutRounds(16, [2], 1)).toBe(4);
    expect(knockOutRounds(12, [2], 1)).toBeUndefined();
    expect(knockOutRounds(6, [3, 4], 3)).toBeUndefined();
    expect(knockOutRounds(4, [3, 4], 1)).toBe(1);
  });
});

describe("Who sits with whom", () => {
  it("has nobody twice, as few repeats as any way of seating a small field, and byes spread fairly, round after round", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 9 }),
        fc.integer({ min: 2, max: 4 }),
        fc.nat(1000),
        (count, most, seed) => {
          const sizes = sizesFor(count, most === 2 ? [2] : [most - 1, most]);
          if (sizes === undefined) return;
          const meetings = new Meetings();
          const byes = Array<number>(count).fill(0);
          const points = Array<number>(count).fill(0);
          for (let round = 0; round < 5; round++) {
            const ranks = [...new Set(points)].sort((a, b) => b - a);
            const units = byes.map((had, player) => unit(player, ranks.indexOf(points[player]!), had));
            const random = fastRandom(seed, round);
            const { tables, byes: out } = pair(units, sizes.tables, sizes.byes, meetings.met, random);
            const all = [...tables.flat(), ...out].map(numberOf).sort((a, b) => a - b);
            expect(all).toEqual([...units.keys()]);
            expect(tables.map(({ length }) => length).sort()).toEqual([...sizes.tables].sort());
            const playing = units.filter((one) => !out.includes(one));
            expect(repeatsIn(tables, meetings.met)).toBe(fewestRepeats(playing, sizes.tables, meetings.met));
            for (const { players } of out) byes[players[0]!]!++;
            expect(Math.max(...byes) - Math.min(...byes)).toBeLessThan(2);
            for (const table of tables) {
              meetings.add(table);
              points[numberOf(table[0]!)]! += 3;
            }
            const again = pair(units, sizes.tables, sizes.byes, new Meetings().met, fastRandom(seed, round));
            const same = pair(units, sizes.tables, sizes.byes, new Meetings().met, fastRandom(seed, round));
            expect(again).toEqual(same);
          }
        },
      ),
      { seed: 22, numRuns: 40 },
    );
  });

  it("has those who are equal in points together, where nobody has met", () => {
    const units = Array.from({ length: 12 }, (_, player) => unit(player, Math.floor(player / 4)));
    const { tables } = pair(units, [4, 4, 4], 0, () => 0, fastRandom(1, 0));
    for (const table of tables) expect(new Set(table.map(({ rank }) => rank)).size).toBe(1);
  });

  it("has no repeats for rounds in a large field, and seats it within a moment", () => {
    const meetings = new Meetings();
    const points = Array<number>(100).fill(0);
    for (let round = 0; round < 6; round++) {
      const ranks = [...new Set(points)].sort((a, b) => b - a);
      const units = points.map((own, player) => unit(player, ranks.indexOf(own)));
      const { tables } = pair(units, Array<number>(25).fill(4), 0, meetings.met, fastRandom(7, round));
      expect(new Set(tables.flat().map(numberOf)).size).toBe(100);
      expect(repeatsIn(tables, meetings.met)).toBe(0);
      for (const table of tables) {
        meetings.add(table);
        for (const [place, one] of table.entries()) points[numberOf(one)]! += 3 - place;
        expect(costOf(table, () => 0)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("gives new mates as long as there are any, and then seats each team on its own seats", () => {
    const mates = (a: number, b: number) => (keyOf(a, b) === "0-1" || keyOf(a, b) === "2-3" ? 1 : 0);
    const groups = changingMates([0, 1, 2, 3], 2, mates, (player) => player);
    // Together they have 3 each: as strong as each other, and nobody has been mates before.
    expect(groups).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(seatTeams(groups, [0, 1, 0, 1])).toEqual([0, 1, 3, 2]);
  });
});

describe("Points", () => {
  it("are by place, shared by those who share it, and never more than the places bring together", () => {
    const points = [10, 7, 5, 3];
    expect(pointsOf({ places: [2, 1, 3, 4] }, points)).toEqual([7, 10, 5, 3].map((one) => one * UNIT));
    expect(pointsOf({ places: [1, 1, 3, 4] }, points)).toEqual([8.5, 8.5, 5, 3].map((one) => one * UNIT));
    expect(pointsOf({ places: [1, 1, 1] }, points)[0]).toBe((22 * UNIT) / 3);
    const teams = [0, 1, 0, 1];
    expect(pointsOf({ places: [1, 2, 1, 2], teams }, points)).toEqual(
      [10, 7, 10, 7].map((one) => one * UNIT),
    );
    expect(pointsOf({ places: [3, 1, 3, 1], teams }, points)).toEqual(
      [7, 10, 7, 10].map((one) => one * UNIT),
    );
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 10 }), (merits) => {
        const places = merits.map((own) => 1 + merits.filter((other) => other < own).length);
        const got = pointsOf({ places }, points);
        for (const one of got) expect(Number.isInteger(one)).toBe(true);
        const all = points.slice(0, places.length).reduce((sum, one) => sum + one, 0);
        expect(got.reduce((sum, one) => sum + one, 0)).toBe(all * UNIT);
      }),
      { seed: 22 },
    );
  });
});
