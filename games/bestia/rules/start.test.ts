import { refuseSetup } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../testing/table-with.ts";
import { bestia, type Options } from "./index.ts";

const TOURNAMENT = { table: "tournament", levelMinutes: 5 } as const;

/** Begins a game, and keeps what it tells and asks for. */
function started(seats: number, options: Partial<Options>) {
  const [told, owed]: [object[], object[]] = [[], []];
  const tell = Object.assign((event: object) => void told.push(event), { to: () => {} });
  const effect = (one: object) => void owed.push(one);
  const turn = { now: 0, actedAt: 0, random: { below: () => 0 }, tell, effect };
  const state = bestia.start({ seats, options: { ...DEFAULTS, ...options } }, turn);
  return { state, told, owed };
}

describe("The start of a game", () => {
  it("[BES-34] everybody pays the entry of a tournament, whose chips come from nobody's purse", () => {
    const { state, told, owed } = started(2, { ...TOURNAMENT, entry: 250 });
    expect(owed).toEqual([
      { type: "entry", seat: 0, chips: 250 },
      { type: "entry", seat: 1, chips: 250 },
    ]);
    expect(told.slice(0, 2)).toEqual([
      { type: "sat", seat: 0, chips: 2000 },
      { type: "sat", seat: 1, chips: 2000 },
    ]);
    expect(state).toMatchObject({ prizePool: 500, prizes: [0, 0], compulsory: false, stopped: false });
    expect(started(2, TOURNAMENT).owed).toEqual([]);
  });

  it("[BES-33] [BES-34] a cash table has no prizes, nor has one of many tables", () => {
    expect(started(2, { entry: 250 }).state.prizePool).toBe(0);
    expect(started(2, { ...TOURNAMENT, manyTables: true, entry: 250 }).state.prizePool).toBe(0);
  });

  it("[BES-33] those who were sitting out still are, and a player without chips brings none", () => {
    const chairs = [
      { credit: 500, sitOut: true },
      { credit: 0, sitOut: false },
      { credit: 700, sitOut: false },
    ];
    const { state, owed } = started(3, { from: { chairs, dealer: 0, elapsed: 0, compulsoryNext: false } });
    expect(state.players.map(({ sitOut }) => sitOut)).toEqual([true, true, false]);
    expect(state.players.map(({ present }) => present)).toEqual([true, true, true]);
    expect(owed).toEqual([
      { type: "chipsIn", seat: 0, chips: 500 },
      { type: "chipsIn", seat: 2, chips: 700 },
    ]);
  });

  it("[BES-33] [BES-13] the deal moves on from the dealer of the game before", () => {
    const chairs = Array.from({ length: 4 }, () => ({ credit: 500, sitOut: false }));
    for (const dealer of [0, 1, 2, 3]) {
      const { state } = started(4, { from: { chairs, dealer, elapsed: 0, compulsoryNext: false } });
      expect(state.dealer).toBe((dealer + 3) % 4);
    }
  });

  it("[BES-33] a table with too few players waits, with all its cards in the stock", () => {
    const chairs = [{ credit: 500, sitOut: false }, null];
    const from = { chairs, dealer: 1, elapsed: 0, compulsoryNext: true };
    const { state } = started(2, { from, compulsoryHand: true });
    expect(state).toMatchObject({ phase: "waiting", hand: 0, compulsory: false, trick: [], tricks: [] });
    expect(state.stock).toHaveLength(40);
  });

  it("[BES-33] refusals say for how many seats the table cannot be", () => {
    const refusal = (seats: number, options: Partial<Options>) =>
      refuseSetup(bestia, { seats, options: { ...DEFAULTS, ...options } })?.params;
    const from = { chairs: [null, null], dealer: null, elapsed: 0, compulsoryNext: false };
    expect(refusal(9, { handSize: 4 })).toEqual({ seats: 9 });
    expect(refusal(4, { minPlayers: 5 })).toEqual({ seats: 4 });
    expect(refusal(4, { from })).toEqual({ seats: 4 });
  });
});
