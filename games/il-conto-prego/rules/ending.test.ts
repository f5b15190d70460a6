import { defaultsOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { discardAll, falseBill, played, trueBill } from "../testing/bills.ts";
import { VERSION_ONE } from "../testing/version-one.ts";
import { ilContoPrego, Options } from "./index.ts";

describe("Winning the game", () => {
  it("[CON-20] two hands for each player where nothing is said; fewest hands lost wins", () => {
    const table = played({});
    for (let hand = 0; hand < 5; hand++) trueBill(table);
    expect(table.state.result).toBeNull();
    trueBill(table);
    const result = table.state.result!;
    expect(result.scores).toEqual(table.state.players.map(({ losses }) => losses));
    expect(result.scores.reduce((sum, losses) => sum + losses, 0)).toBe(6);
    expect(table.refusal(table.state.turn, { type: "bill" })).toMatchObject({
      code: "game-is-over",
      clause: "CON-20",
    });
  });

  it("[CON-20] a game has a result only when it is over, and then nobody has a move nor is waited for", () => {
    const table = played({ hands: 1 });
    expect(ilContoPrego.result(table.state)).toBeUndefined();
    trueBill(table);
    expect(ilContoPrego.result(table.state)).toEqual(table.state.result);
    expect(ilContoPrego.awaits(table.state)).toEqual([]);
    expect([0, 1, 2].map((seat) => table.openTo(seat))).toEqual([[], [], []]);
  });

  it("[CON-20] … for five players ten", () => {
    const table = played({}, 5);
    for (let hand = 0; hand < 9; hand++) trueBill(table);
    expect(table.state.result).toBeNull();
    trueBill(table);
    expect(table.state).toMatchObject({ endedBy: "hands", hand: 10 });
  });

  it("[CON-20] the number of hands is an option, and a tie is shared", () => {
    const table = played({ hands: 1 });
    trueBill(table);
    const loser = table.state.lastBill!.loser;
    expect(table.state.result).toEqual({
      places: [0, 1, 2].map((seat) => (seat === loser ? 3 : 1)),
      scores: [0, 1, 2].map((seat) => (seat === loser ? 1 : 0)),
    });
  });

  it("[CON-20] with Saldo or Omaggi there is no limit of hands unless one is set", () => {
    for (const options of [{ saldo: true }, { omaggi: true }, { saldo: true, omaggi: true }]) {
      const table = played(options);
      for (let hand = 0; hand < 7; hand++) {
        trueBill(table);
        discardAll(table);
      }
      expect(table.state).toMatchObject({ hand: 8, result: null });
    }
  });

  it("[CON-20] a limit stands beside Saldo and Omaggi: at it, the player who has lost fewest hands wins", () => {
    for (const options of [{ saldo: true }, { omaggi: true }, { saldo: true, omaggi: true }]) {
      const table = played({ ...options, hands: 2 });
      Object.assign(table.state.players[0]!, { losses: 3, omaggi: 2 });
      trueBill(table);
      expect(table.state).toMatchObject({ hand: 2, result: null });
      discardAll(table);
      trueBill(table);
      // In the first hand seat 1 asked and lost, in the second seat 2.
      expect(table.state).toMatchObject({
        endedBy: "hands",
        result: { places: [3, 1, 1], scores: [3, 1, 1] },
      });
    }
  });

  it("[CON-20] … equal in that, who stayed in longer, and then who has more Omaggi", () => {
    const table = played({ saldo: true, omaggi: true, omaggiTarget: 12, hands: 1 }, 6);
    const [a, b, , d, e, f] = table.state.players;
    Object.assign(a!, { losses: 2, omaggi: 3 });
    Object.assign(b!, { losses: 1, omaggi: 1 });
    Object.assign(d!, { losses: 6, saldi: 6, eliminatedAfter: 4, omaggi: 9 });
    Object.assign(e!, { losses: 6, saldi: 6, eliminatedAfter: 7 });
    Object.assign(f!, { losses: 2, omaggi: 5 });
    trueBill(table);
    expect(table.state.lastBill?.loser).toBe(1);
    expect(table.state.result).toEqual({ places: [3, 4, 1, 6, 5, 2], scores: [2, 2, 0, 6, 6, 2] });
  });

  it("[CON-20] the last Omaggio or the last player in ends the game, also with the last hand of the limit", () => {
    const byOmaggi = played({ omaggi: true, omaggiTarget: 1, hands: 1 });
    falseBill(byOmaggi);
    expect(byOmaggi.state).toMatchObject({ endedBy: "omaggi", result: { places: [2, 3, 1] } });

    const bySaldo = played({ saldo: true, hands: 1 });
    for (const player of bySaldo.state.players) player.saldi = 5;
    bySaldo.isOut(2);
    trueBill(bySaldo);
    expect(bySaldo.state.endedBy).toBe("saldo");
  });

  it("[CON-20] a game that began when hands did not count under Saldo goes on so; in the base game they do", () => {
    const { state, version } = VERSION_ONE;
    expect(ilContoPrego.upgrade?.(state, version)).toMatchObject({ hand: 5, endedBy: null });
    expect(ilContoPrego.upgrade?.(state, version).options).not.toHaveProperty("hands");
    const omaggi = { ...state, options: { ...state.options, saldo: false, omaggi: true } };
    expect(ilContoPrego.upgrade?.(omaggi, version).options).not.toHaveProperty("hands");
    const base = { ...state, options: { ...state.options, saldo: false, hands: 9 } };
    expect(ilContoPrego.upgrade?.(base, version)).toEqual(base);
    const { hands, ...unlimited } = base.options;
    expect(ilContoPrego.upgrade?.({ ...base, options: unlimited }, version).options).toStrictEqual(unlimited);
  });

  it("[CON-20] any single choice of an option can be played, the others being as they are by default", () => {
    const choices: Partial<Options>[] = [
      ...[5, 6].map((handSize) => ({ handSize }) as Partial<Options>),
      ...[1, 99].map((hands) => ({ hands })),
      ...[true, false].flatMap((on) => [{ oste: on }, { saldo: on }, { omaggi: on }]),
      ...[1, 12].map((omaggiTarget) => ({ omaggiTarget })),
      ...[0, 600].map((turnSeconds) => ({ turnSeconds })),
    ];
    const named = new Set(choices.flatMap((choice) => Object.keys(choice)));
    expect([...named].sort()).toEqual(Object.keys(Options.properties).sort());
    const defaults = defaultsOf<Options>(ilContoPrego.options);
    for (const choice of choices) {
      const refusals = [3, 4, 5, 6, 7, 8].map((seats) =>
        ilContoPrego.refuseStart?.({ seats, options: { ...defaults, ...choice } }),
      );
      expect(refusals).toContain(undefined);
    }
  });

  it("[CON-20] says how long it takes: more players, more minutes; Saldo makes it long, a limit shorter", () => {
    const defaults = defaultsOf<Options>(ilContoPrego.options);
    const minutes = (seats: number, options: Partial<Options> = {}) =>
      ilContoPrego.minutes?.({ seats, options: { ...defaults, ...options } });
    expect(minutes(3)).toEqual([7, 13]);
    expect(minutes(4)).toEqual([11, 21]);
    expect(minutes(8)).toEqual([35, 70]);
    expect(minutes(4, { saldo: true })).toEqual([22, 51]);
    expect(minutes(8, { saldo: true })).toEqual([71, 151]);
    expect(minutes(8, { saldo: true, hands: 10 })).toEqual([17, 33]);
    expect(minutes(4, { omaggi: true })).toEqual([4, 34]);
    expect(minutes(4, { hands: 1 })).toEqual([1, 3]);
    expect(minutes(6, { handSize: 5 })).toEqual([19, 37]);
    expect(minutes(6, { saldo: true, omaggi: true, omaggiTarget: 12 })).toEqual([23, 127]);
    expect(minutes(3, { saldo: true, omaggi: true, omaggiTarget: 9, hands: 20 })).toEqual([11, 39]);
  });

  it("[CON-20] with both of them, whichever ends the game first", () => {
    const byOmaggi = played({ saldo: true, omaggi: true, omaggiTarget: 1 });
    falseBill(byOmaggi);
    expect(byOmaggi.state.result?.places[byOmaggi.state.lastBill!.capotavola]).toBe(1);

    const bySaldo = played({ saldo: true, omaggi: true, omaggiTarget: 9 });
    bySaldo.state.players[1]!.saldi = 5;
    bySaldo.state.players[2]!.eliminatedAfter = 0;
    bySaldo.state.players[1]!.omaggi = 4;
    trueBill(bySaldo);
    expect(bySaldo.state.endedBy).toBe("saldo");
    expect(bySaldo.state.result).toEqual({ places: [1, 2, 3], scores: [6, 0, 6] });
  });
});
