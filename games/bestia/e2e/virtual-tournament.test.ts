import { gameTime } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { poolAccount } from "../../../server/folds/tournament/payments.ts";
import { completePlan, refusePlan } from "../../../server/folds/tournament/plan.ts";
import { playersLeft } from "../../../server/folds/tournament/state.ts";
import type { TournamentPlan } from "../../../server/protocol/index.ts";
import { VirtualTournament } from "../../../server/testing/virtual-tournament.ts";
import { BOTS } from "../bot/index.ts";
import { bestia } from "../rules/index.ts";

const GAME = { rules: bestia, bots: BOTS };

const PLAN: TournamentPlan = {
  name: "Coppa del Circolo",
  game: "bestia",
  options: { table: "tournament", stack: 2000, ante: 100, levelMinutes: 1, betweenSeconds: 1 },
  most: 60,
  tableSize: 6,
  entry: 500,
  startsAt: null,
  whenFull: false,
  lateMinutes: 0,
  pace: "quick",
};

function opened(more: Partial<TournamentPlan>, bots: number, seed = 1): VirtualTournament {
  const plan = completePlan({ ...PLAN, ...more }, GAME);
  expect(refusePlan(plan, GAME, 0)).toBeUndefined();
  const tournament = new VirtualTournament(plan, GAME, seed);
  expect(tournament.act("host", { type: "set-bots", bot: "regular", count: bots })).toBeUndefined();
  tournament.onChange = () => keepsAccounts(tournament);
  return tournament;
}

/** Nothing is made or lost, and what is to be won is there. */
function keepsAccounts({ accounts, state }: VirtualTournament): void {
  const sum = [...accounts.values()].reduce((all, chips) => all + chips, 0);
  if (sum !== 0) throw new Error(`the accounts are ${sum} off`);
  const heads = state.players.reduce((all, { bounty }) => all + bounty, 0);
  const inPool = accounts.get(poolAccount(state.id)) ?? 0;
  if (state.phase === "running" && inPool !== state.pool + heads) {
    throw new Error(`${inPool} are in the pool, and ${state.pool} + ${heads} are said to be`);
  }
}

/** It is over: everybody has a place, every chip is with the house or in a purse. */
function endsWell(tournament: VirtualTournament): void {
  tournament.until(() => false);
  const { state, accounts } = tournament;
  expect(state.phase).toBe("over");
  const places = state.players.map(({ place }) => place!).sort((a, b) => a - b);
  for (const [i, place] of places.entries()) expect(place === i + 1 || place === places[i - 1]).toBe(true);
  expect(state.players.reduce((sum, { prize }) => sum + prize, 0)).toBe(state.pool);
  for (const [account, chips] of accounts) {
    if (account !== "house" && !account.startsWith("purse:")) expect([account, chips]).toEqual([account, 0]);
  }
}

/** How much of the levels' time is over at each table, and whether its clock stands still. */
function timesOf({ tables, now }: VirtualTournament) {
  return [...tables.values()].flatMap(({ state: { play } }) => {
    if (play === null || play.over) return [];
    const { state, clock } = play.standing;
    const time = bestia.chairs!.levelsTime(state as never, gameTime(clock, now));
    return [{ ...time, paused: clock.pausedAt !== null, hand: (state as { hand: number }).hand }];
  });
}

describe("A whole tournament on a clock of its own", () => {
  it("[BES-34] with breaks, rebuys, an add-on, bounties and a last table drawn anew, to its end, whatever they are", () => {
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.nat(1000),
          players: fc.integer({ min: 2, max: 14 }),
          every: fc.constantFrom(undefined, 1, 2, 3),
          rebuy: fc.constantFrom(undefined, 0, 500),
          addOn: fc.boolean(),
          bounty: fc.constantFrom(undefined, 1, 499),
          finalRedraw: fc.boolean(),
        }),
        ({ seed, players, every, rebuy, addOn, bounty, finalRedraw }) => {
          const tournament = opened(
            {
              finalRedraw,
              ...(every === undefined ? {} : { breaks: { everyLevels: every, minutes: 3 } }),
              ...(rebuy === undefined
                ? {}
                : { rebuy: { price: 333, chips: 1500, untilLevel: 3, below: rebuy as 0, times: 2 } }),
              ...(addOn && every !== undefined ? { addOn: { price: 250, chips: 3000, inBreak: 1 } } : {}),
              ...(bounty === undefined ? {} : { bounty }),
            },
            players,
            seed,
          );
          expect(tournament.act("host", { type: "start" })).toBeUndefined();
          endsWell(tournament);
        },
      ),
      { seed: 34, numRuns: 4 },
    );
  }, 60_000);

  it("[BES-34] in a break all tables stand still with a clear pot, and afterwards the levels go on at all of them alike", () => {
    const tournament = opened({ breaks: { everyLevels: 2, minutes: 5 } }, 18);
    tournament.act("host", { type: "start" });
    const stands = () => tournament.state.break?.until != null;
    tournament.until(() => tournament.state.break !== null);
    expect(tournament.state.break).toMatchObject({ number: 1, until: null });
    tournament.until(stands);
    const before = timesOf(tournament);
    expect(before.length).toBeGreaterThan(1);
    for (const { paused, held, elapsed } of before) {
      expect([paused, held, elapsed]).toEqual([true, true, 2 * 60_000 - 1]);
    }
    for (const { state } of tournament.tables.values()) {
      expect((state.play!.standing.state as { pot: number }).pot).toBe(0);
    }
    const { until } = tournament.state.break!;
    expect(until! - tournament.now).toBe(5 * 60_000);
    tournament.act("host", { type: "pause" });
    tournament.now += 60_000;
    tournament.act("host", { type: "resume" });
    expect(tournament.state.break!.until).toBe(until! + 60_000);
    tournament.until(() => tournament.state.break === null);
    expect(tournament.now).toBeGreaterThanOrEqual(until! + 60_000);
    // A table may have been broken meanwhile, but nobody has played.
    const hands = new Set(before.map(({ hand }) => hand));
    for (const { hand } of timesOf(tournament)) expect(hands).toContain(hand);
    tournament.until(() => timesOf(tournament).every(({ held }) => !held));
    const times = timesOf(tournament).map(({ elapsed }) => elapsed);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(2000);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(2 * 60_000);
    endsWell(tournament);
  });

  it("[BES-34] who is out buys back in while that is possible, and sits down again; the places count who came back", () => {
    const rebuy = { price: 200, chips: 1000, untilLevel: 40, below: 0, times: 1 } as const;
    const tournament = opened({ rebuy, options: { ...PLAN.options, stack: 100, ante: 300 } }, 5);
    tournament.act("ada", { type: "enter", seed: "a" });
    tournament.act("host", { type: "start" });
    const ada = () => tournament.state.players[0]!;
    expect(tournament.act("ada", { type: "rebuy" })).toBe("too-many-chips");
    tournament.until(() => ada().out !== null);
    expect(tournament.act("bea", { type: "rebuy" })).toBe("not-in-it");
    const { pool } = tournament.state;
    expect(tournament.act("ada", { type: "rebuy" })).toBeUndefined();
    expect(ada()).toMatchObject({ out: null, table: null, rebuys: 1, waiting: true });
    expect(tournament.state.pool).toBe(pool + 200);
    tournament.until(() => tournament.playersAt(0).includes(0));
    tournament.until(() => ada().out !== null);
    expect(tournament.act("ada", { type: "rebuy" })).toBe("rebuys-used");
    endsWell(tournament);
    expect(tournament.act("ada", { type: "rebuy" })).toBe("tournament-not-running");
  });

  it("[BES-34] what is on a head goes to whoever took the pot, and what is left to its owner", () => {
    const tournament = opened({ bounty: 101 }, 8);
    tournament.act("host", { type: "start" });
    endsWell(tournament);
    const { players } = tournament.state;
    expect(players.reduce((sum, { bounties }) => sum + bounties, 0)).toBe(8 * 101);
    for (const { place, bounties } of players) if (place === 1) expect(bounties).toBeGreaterThanOrEqual(101);
  });

  it("whoever is not seen at their table goes out, behind all who played, and their entry as the plan says", () => {
    for (const entry of ["kept", "back"] as const) {
      const tournament = opened({ noShow: { minutes: 3, entry } }, 3);
      for (const who of ["ada", "bea"]) tournament.act(who, { type: "enter", seed: who });
      tournament.act("host", { type: "start" });
      tournament.until(() => tournament.tables.size > 0);
      tournament.arrives("bea");
      tournament.until(() => tournament.state.players[0]!.gone !== undefined);
      expect(tournament.now - tournament.state.startedAt!).toBeGreaterThanOrEqual(180_000);
      const [ada, bea] = tournament.state.players;
      expect([ada!.gone, bea!.gone, bea!.seen]).toEqual(["no-show", undefined, true]);
      expect(tournament.balance("purse:ada-------------")).toBe(entry === "back" ? 0 : -500);
      endsWell(tournament);
      expect(tournament.state.players[0]!.place).toBe(5);
      expect(tournament.state.pool).toBe(entry === "back" ? 2000 : 2500);
    }
  });

  it("when one table is enough, all meet at a new one where the drawn order sits, and the levels wait for them", () => {
    const tournament = opened({ finalRedraw: true }, 9);
    tournament.act("host", { type: "start" });
    tournament.until(() => tournament.state.final !== null);
    const { order, table } = tournament.state.final!;
    expect(order).toHaveLength(6);
    tournament.until(() => tournament.state.final!.made);
    const left = order.filter((player) => tournament.state.players[player]!.out === null);
    expect(tournament.playersAt(table)).toEqual(left);
    const { chairs } = tournament.tables.get(table)!.state.room;
    for (const player of left) expect(chairs[order.indexOf(player)]).toMatchObject({ player });
    endsWell(tournament);
  });

  it("[BES-34] who buys back in while the last table gathers sits down at it as long as there is a seat, and plays on", () => {
    const rebuy = { price: 200, chips: 1000, untilLevel: 99, below: 0, times: 1 } as const;
    const people = [
      "ada",
      "bea",
      "ciro",
      "dora",
      "elio",
      "fosca",
      "gino",
      "ines",
      "lia",
      "mara",
      "nino",
      "otto",
    ];
    const cameBack = [1, 2, 3, 4, 5].map((seed) => {
      const tournament = opened({ finalRedraw: true, rebuy }, 0, seed);
      for (const who of people) tournament.act(who, { type: "enter", seed: who });
      tournament.act("host", { type: "start" });
      tournament.until(() => tournament.state.final !== null);
      const { table } = tournament.state.final!;
      const back = people.filter((who) => tournament.act(who, { type: "rebuy" }) === undefined);
      tournament.until(() => tournament.state.final!.made);
      const { players } = tournament.state;
      const left = playersLeft(tournament.state);
      const called = left.filter((player) => players[player]!.table === table);
      expect(called.length).toBe(Math.min(left.length, PLAN.tableSize));
      const sent = back.map((who) => people.indexOf(who)).filter((player) => called.includes(player));
      tournament.until(() => sent.every((player) => tournament.playersAt(table).includes(player)));
      endsWell(tournament);
      return { sent: sent.length, others: back.length - sent.length };
    });
    expect(Math.max(...cameBack.map(({ sent }) => sent))).toBeGreaterThan(0);
    expect(Math.max(...cameBack.map(({ others }) => others))).toBeGreaterThan(0);
  });

  it("those who come late get a table of their own when there is no room", () => {
    const options = { ...PLAN.options, stack: 200_000, levelMinutes: 60 };
    const tournament = opened({ lateMinutes: 100, tableSize: 4, options }, 4);
    tournament.act("host", { type: "start" });
    tournament.until(() => tournament.playersAt(0).length === 4);
    for (const who of ["ada", "bea"])
      expect(tournament.act(who, { type: "enter", seed: who })).toBeUndefined();
    tournament.until(() => tournament.playersAt(1).length === 2);
    // And somebody comes from the other one, as soon as its pot is clear.
    const sentTo = (table: number) =>
      tournament.state.players.filter((player) => player.table === table).length;
    tournament.until(() => sentTo(1) === 3);
    expect([sentTo(0), tournament.playersAt(1)]).toEqual([3, [4, 5]]);
    const [first, second] = timesOf(tournament);
    expect(Math.abs(first!.elapsed - second!.elapsed)).toBeLessThan(1500);
  });

  it("an organiser moves, removes and corrects, with a reason that everybody reads; others cannot", () => {
    const tournament = opened({ tableSize: 4 }, 6);
    tournament.act("ada", { type: "enter", seed: "a" });
    const reason = "Prova";
    const correct = (chips: number) =>
      tournament.act("ada", { type: "correct-chips", player: 2, chips, reason });
    const make = (on: boolean) =>
      tournament.act("host", { type: "set-organiser", person: "ada-------------", on });
    tournament.act("host", { type: "start" });
    tournament.until(() => tournament.playersAt(1).length > 0);
    expect(correct(50)).toBe("not-host");
    expect(make(true)).toBeUndefined();
    expect(make(true)).toBe("already-so");
    expect(correct(0)).toBe("bad-options");
    expect(correct(-1_000_000)).toBe("too-few-chips");
    // The house has paid for the stacks, and for the entries of its bots.
    const chipsInPlay = () => -tournament.balance("house") - 6 * 500;
    const house = chipsInPlay();
    expect(correct(-50)).toBeUndefined();
    expect(correct(-50)).toBe("chips-on-the-way");
    tournament.until(() => tournament.state.players[2]!.owes === 0);
    expect(chipsInPlay()).toBe(house - 50);
    if (tournament.state.players[2]!.out === null) {
      tournament.until(() => tournament.state.players[2]!.out !== null || correct(70) === undefined);
    }
    const from = tournament.state.players[3]!.table!;
    const to = 1 - from;
    const moved = tournament.act("host", { type: "move-player", player: 3, table: to, reason });
    expect(["table-full", "no-such-table", undefined]).toContain(moved);
    expect(
      tournament.act("host", { type: "remove-player", player: 0, entryBack: true, reason }),
    ).toBeUndefined();
    expect(tournament.state.players[0]).toMatchObject({ gone: "removed", refunded: true });
    expect(tournament.act("host", { type: "remove-player", player: 0, entryBack: true, reason })).toBe(
      "no-such-player",
    );
    expect(tournament.state.desk[0]).toMatchObject({
      by: { nickname: "ada" },
      did: { what: "chips", player: 2, chips: -50 },
      reason,
    });
    expect(tournament.state.desk.map(({ did }) => did.what)).toContain("removed");
    endsWell(tournament);
    expect(tournament.state.players[0]!.place).toBe(7);
  });

  it("starts nobody's levels anew: a tournament ends although everybody but one is gone for good", () => {
    const tournament = opened({}, 0);
    for (const who of ["ada", "bea", "ciro"]) tournament.act(who, { type: "enter", seed: who });
    tournament.act("host", { type: "start" });
    endsWell(tournament);
    expect(playersLeft(tournament.state)).toHaveLength(1);
  });
});
