import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldTournament } from "./fold.ts";
import { drawSeats, movesDue, tableSeed } from "./seating.ts";
import { newPlayer, type Player, type TournamentState } from "./state.ts";
import { openedWith } from "./testing/opened.ts";

const SEED = "a".repeat(64);
const PLAYERS = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    who: { person: { id: `p${i}`, nickname: `P${i}`, avatar: "plain" }, seed: `s${i}` },
  }));

/** Tables with so many players each. */
function running(sizes: readonly number[], tableSize: number): TournamentState {
  const players = sizes.flatMap((size, table) =>
    Array.from({ length: size }, (): Player => ({ ...newPlayer({ bot: "regular" }, 0), table })),
  );
  const tables = sizes.map((_, i) => ({ id: `table${i}`, closed: false }));
  return { ...openedWith({ tableSize }), phase: "running", startedAt: 0, players, tables };
}

function sizesOf({ players, tables }: TournamentState): number[] {
  return tables.map((_, i) => players.filter(({ table, out }) => table === i && out === null).length);
}

function apply(state: TournamentState, isClear: (table: number) => boolean): TournamentState {
  return movesDue(state, isClear).reduce(
    (after, move) => foldTournament(after, { type: "moved", ...move }, 0),
    state,
  );
}

describe("Seats of a tournament", () => {
  it("are drawn evenly, and the same again from the same seeds", () => {
    const { tables, seating } = drawSeats(SEED, PLAYERS(60), 8);
    expect(tables).toBe(8);
    const sizes = Array.from({ length: 8 }, (_, table) => seating.filter((at) => at === table).length);
    expect(sizes.sort()).toEqual([7, 7, 7, 7, 8, 8, 8, 8]);
    expect(drawSeats(SEED, PLAYERS(60), 8).seating).toEqual(seating);
    expect(drawSeats("b".repeat(64), PLAYERS(60), 8).seating).not.toEqual(seating);
    const others = PLAYERS(60);
    others[3]!.who.seed = "another";
    expect(drawSeats(SEED, others, 8).seating).not.toEqual(seating);
  });

  it("each table has a seed of its own that follows from the tournament's", () => {
    const seeds = [0, 1, 2].map((table) => tableSeed("ab", table));
    expect(new Set(seeds).size).toBe(3);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("Who is moved", () => {
  it("nobody from a table whose pot is not clear", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 0, max: 511 }),
        (sizes, clear) => {
          const state = running(sizes, 8);
          const isClear = (table: number) => ((clear >> table) & 1) === 1;
          for (const { player } of movesDue(state, isClear)) {
            expect(isClear(state.players[player]!.table!)).toBe(true);
          }
        },
      ),
      { seed: 34 },
    );
  });

  it("until there are no more tables than needed, and none two players apart", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 2, max: 10 }),
        (some, tableSize) => {
          const sizes = some.map((size) => Math.min(size, tableSize));
          let state = running(sizes, tableSize);
          const count = state.players.length;
          for (let i = 0; i < 100; i++) state = apply(state, () => true);
          const used = sizesOf(state).filter((size) => size > 0);
          expect(used.reduce((sum, size) => sum + size, 0)).toBe(count);
          expect(used).toHaveLength(Math.ceil(count / tableSize));
          expect(Math.max(...used)).toBeLessThanOrEqual(tableSize);
          expect(Math.max(...used) - Math.min(...used)).toBeLessThan(2);
        },
      ),
      { seed: 35 },
    );
  });

  it("never the same player twice in a row while there is another one", () => {
    let state = running([8, 4], 8);
    const moved: number[] = [];
    for (const [from, to] of [
      [0, 1],
      [0, 1],
    ]) {
      const [move] = movesDue(state, (table) => table === from);
      expect(move?.table).toBe(to);
      moved.push(move!.player);
      state = apply(state, (table) => table === from);
    }
    expect(sizesOf(state)).toEqual([6, 6]);
    // Three leave the first table, and somebody must go back to it: nobody who was moved before.
    const gone = [2, 3, 4].filter((player) => state.players[player]!.table === 0);
    for (const player of gone) {
      state = foldTournament(state, { type: "out", player, at: 1, hand: 1, chipsBefore: 1 }, 1);
    }
    const [back] = movesDue(state, () => true);
    expect(back).toMatchObject({ table: 0 });
    expect(moved).not.toContain(back!.player);
  });

  it("newcomers go to the table with the fewest players, and wait if all chairs are taken", () => {
    const state = running([3, 2], 4);
    const late: Player = { ...state.players[0]!, table: null };
    state.players.push(late, { ...late }, { ...late }, { ...late });
    expect(movesDue(state, () => false)).toEqual([
      { player: 5, table: 1 },
      { player: 6, table: 0 },
      { player: 7, table: 1 },
    ]);
  });
});
