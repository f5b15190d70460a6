import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { anteOfLevel, levelAfter, SCHEDULE } from "./index.ts";

describe("Money", () => {
  it("[BES-3] the pot is the antes, on top of what bestie left", () => {
    const clear = tableWith({ seats: 4, options: { ante: 10 } });
    expect(clear.state).toMatchObject({ initialPot: 0, pot: 40 });
    const running = tableWith({ seats: 4, pot: 55, options: { ante: 10 } });
    expect(running.state).toMatchObject({ initialPot: 55, pot: 95 });
  });

  it("[BES-3] a hand that left a bestia makes the next initial pot", () => {
    const table = tableWith({ hands: ["2D 2C 2B", "AS 3S RS"], trump: "4S" });
    table.isServed(0, 1).plays("1:AS", "0:2C", "1:3S", "0:2B", "1:RS", "0:2D");
    expect(table.state).toMatchObject({ phase: "between", pot: 20 });
    expect(table.rings().state).toMatchObject({ initialPot: 20, pot: 40 });
  });

  it("[BES-4] the schedule is published, and goes on doubling after its end", () => {
    expect(SCHEDULE.map((_, level) => anteOfLevel({ ante: 5 }, level))).toEqual([
      5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500,
    ]);
    expect(anteOfLevel({ ante: 5 }, SCHEDULE.length + 1)).toBe(2000);
    expect(Number.isSafeInteger(anteOfLevel({ ante: 5 }, 500))).toBe(true);
  });

  it("[BES-4] levels rise with time, or never", () => {
    const minutes = (n: number) => n * 60_000;
    expect([0, 9, 10, 29, 30].map((n) => levelAfter({ levelMinutes: 10 }, minutes(n)))).toEqual([
      0, 0, 1, 2, 3,
    ]);
    expect(levelAfter({ levelMinutes: 0 }, minutes(5000))).toBe(0);
  });

  it("[BES-4] a new level takes effect at the next deal, not in the hand that is on", () => {
    const table = tableWith({ seats: 3, options: { ante: 10, levelMinutes: 1 } });
    table.now += 61_000;
    table.passes(1, 0);
    expect(table.state).toMatchObject({ level: 0, ante: 10 });
    table.passes(2, 1, 0, 2).rings();
    expect(table.state).toMatchObject({ hand: 2, level: 1, ante: 20 });
  });

  it("[BES-5] the bestia is the pot as it stands after the antes", () => {
    expect(tableWith({ seats: 3, pot: 25, options: { ante: 10 } }).state.bestia).toBe(55);
  });

  it("[BES-6] a player who cannot pay the ante lowers it for all, and the bestia is zero", () => {
    const table = tableWith({ credits: [500, 7, 300], pot: 40, options: { ante: 10 } });
    expect(table.state).toMatchObject({ ante: 7, pot: 61, bestia: 0 });
    expect(table.credits).toEqual([493, 0, 293]);
  });

  it("[BES-6] an empty seat at a cash table does not drag the ante down: it is not eligible", () => {
    const table = tableWith({ credits: [500, 0, 300, 200], options: { ante: 10 } });
    expect(table.eligible).toEqual([0, 2, 3]);
    expect(table.state).toMatchObject({ ante: 10, pot: 30 });
    expect(table.credits[1]).toBe(0);
  });

  it("[BES-6] [BES-11] below the minimum residual credit a player sits out, pays the ante and keeps the right to the pot", () => {
    const table = tableWith({ credits: [2000, 99, 2000], pot: 40, options: { ante: 10, minCredit: 100 } });
    expect(table.sitOut).toEqual([1]);
    expect(table.eligible).toEqual([0, 1, 2]);
    expect(table.credits).toEqual([1990, 89, 1990]);
    expect(table.state).toMatchObject({ ante: 10, pot: 70, bestia: 70 });
    table.passes(0, 2, 0, 2);
    // The pot runs on, and this player has paid for it.
    table.house({ type: "topUp", seat: 1, chips: 1000 }).rings();
    expect(table.eligible).toEqual([0, 1, 2]);
    expect(table.sitOut).toEqual([]);
  });

  it("[BES-6] with less than the ante they have nothing to pay with, and are not eligible until they have bought in", () => {
    const options = { ante: 10, minCredit: 100 };
    expect(tableWith({ credits: [2000, 10, 2000], options }).eligible).toEqual([0, 1, 2]);
    const table = tableWith({ credits: [2000, 9, 2000], options });
    expect(table.eligible).toEqual([0, 2]);
    expect(table.state).toMatchObject({ ante: 10, pot: 20 });
    table.passes(0, 2, 0, 2);
    // The pot ran on meanwhile, without a payment from this player (BES-11).
    table.house({ type: "topUp", seat: 1, chips: 1000 }).rings();
    expect(table.eligible).toEqual([0, 2]);
    table.isServed(2).passes(0, 0).rings();
    expect(table.eligible).toEqual([0, 1, 2]);
  });

  it("[BES-6] what counts is the ante of the level that begins with this hand", () => {
    const options = { ante: 10, minCredit: 100, levelMinutes: 1 };
    const table = tableWith({ credits: [2000, 15, 2000], dealt: false, options });
    table.now += 59_000;
    table.state.deadline = table.now + 2000;
    table.rings();
    expect(table.state).toMatchObject({ level: 1, ante: 20 });
    expect(table.eligible).toEqual([0, 2]);
  });

  it("[BES-7] a player who could not pay the bestia lowers it for all to what they have left", () => {
    const table = tableWith({ credits: [500, 25, 300], pot: 40, options: { ante: 10 } });
    expect(table.state).toMatchObject({ ante: 10, pot: 70, bestia: 15 });
  });

  it("[BES-7] a player with nothing left after the ante makes it zero", () => {
    expect(tableWith({ credits: [500, 10], options: { ante: 10 } }).state).toMatchObject({
      ante: 10,
      bestia: 0,
    });
  });

  it("[BES-8] everybody is told and shown ante, pot and bestia at the start of the hand", () => {
    const table = tableWith({ seats: 3, pot: 30, options: { ante: 10 } });
    for (const watcher of [0, 2, "spectator", "screen"] as const) {
      const begins = table.heardBy(watcher).find(({ type }) => type === "handBegins");
      expect(begins).toMatchObject({ ante: 10, pot: 60, bestia: 60 });
      expect(table.view(watcher)).toMatchObject({ ante: 10, pot: 60, bestia: 60 });
    }
  });

  it("[BES-9] the ante is taken from players who are sitting out, too", () => {
    const table = tableWith({ seats: 3, dealt: false, options: { ante: 10, stack: 1000 } });
    table.house({ type: "away", seat: 1 }).rings();
    expect(table.credits).toEqual([990, 990, 990]);
    expect(table.eligible).toEqual([0, 1, 2]);
  });

  it("[BES-9] a cash table where all are sitting out pauses until one is back", () => {
    const table = tableWith({ seats: 2, dealt: false });
    table.house({ type: "away", seat: 0 }).house({ type: "away", seat: 1 }).rings();
    expect(table.state).toMatchObject({
      phase: "waiting",
      waitingFor: "anybodyBack",
      pot: 0,
      deadline: null,
    });
    expect(table.heardBy(0)).toEqual([{ type: "waits", waitingFor: "anybodyBack" }]);
    table.moves(1, { type: "back" }).rings();
    expect(table.state).toMatchObject({ phase: "declaration", turn: 1, pot: 20 });
  });

  it("[BES-9] [BES-10] that is no stop for want of players: who comes meanwhile waits like any newcomer", () => {
    const table = tableWith({ seats: 3, dealt: false }).house({ type: "stand", seat: 2 });
    table.house({ type: "away", seat: 0 }).house({ type: "away", seat: 1 }).rings();
    table.house({ type: "sit", seat: 2, chips: 1000 });
    expect(table.state).toMatchObject({ phase: "waiting", waitingFor: "anybodyBack" });
    expect(table.moves(1, { type: "back" }).rings().eligible).toEqual([0, 1]);
  });

  const TOURNAMENT = { table: "tournament", levelMinutes: 60, stack: 20, ante: 10 } as const;

  it("[BES-9] a tournament deals on; when the pot has all the chips it is split, and if nobody is there it ends", () => {
    const table = tableWith({ seats: 3, pot: 1, dealt: false, options: TOURNAMENT });
    for (const seat of [0, 1, 2]) table.house({ type: "away", seat });
    table.rings();
    expect(table.state).toMatchObject({ phase: "between", hand: 1, pot: 31 });
    table.rings();
    expect(table.state).toMatchObject({ phase: "between", hand: 2, pot: 61 });
    table.rings();
    expect(table.last("potSplit")).toMatchObject({ pot: 61, shares: [20, 21, 20] });
    expect(table.state).toMatchObject({ phase: "over", endedBy: "deserted", pot: 0 });
    expect(table.state.result).toEqual({ places: [1, 1, 1], scores: [20, 21, 20] });
  });

  it("[BES-9] one of several tables then waits until somebody is back", () => {
    const table = tableWith({ seats: 2, dealt: false, options: { ...TOURNAMENT, manyTables: true } });
    for (const seat of [0, 1]) table.house({ type: "away", seat });
    table.rings().rings().rings();
    expect(table.state).toMatchObject({ phase: "waiting", waitingFor: "anybodyBack", pot: 0 });
    expect(table.credits).toEqual([20, 20]);
    table.moves(0, { type: "back" }).rings();
    expect(table.state).toMatchObject({ phase: "declaration", turn: 0 });
  });

  it("[BES-9] one that everybody was moved from waits for players, and has nothing to split", () => {
    const table = tableWith({ seats: 2, dealt: false, options: { ...TOURNAMENT, manyTables: true } });
    table.house({ type: "stand", seat: 0 }).house({ type: "stand", seat: 1 }).rings();
    expect(table.heardBy("spectator")).toEqual([{ type: "waits", waitingFor: "players" }]);
  });

  it("[BES-9] a player who was eliminated before has no part in it", () => {
    const table = tableWith({ credits: [10, 10, 0], pot: 11, options: TOURNAMENT }).passes(0, 1, 0, 1);
    expect(table.rings().last("potSplit")).toEqual({ type: "potSplit", pot: 31, shares: [15, 16, 0] });
  });

  it("[BES-9] if anybody is there to play, the tournament goes on with what was split; odd cents go round", () => {
    const table = tableWith({ seats: 3, pot: 11, options: { ...TOURNAMENT, stack: 10 } });
    table.passes(1, 0, 2, 1, 0, 2).house({ type: "away", seat: 0 });
    expect(table.credits).toEqual([0, 0, 0]);
    table.rings();
    expect(table.last("potSplit")).toMatchObject({ pot: 41, shares: [13, 14, 14] });
    expect(table.state).toMatchObject({ phase: "declaration", hand: 2 });
  });
});
