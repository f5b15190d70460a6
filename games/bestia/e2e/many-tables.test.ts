import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stackAccount, tableAccount } from "../../../server/folds/table/chips.ts";
import { poolAccount } from "../../../server/folds/tournament/payments.ts";
import type { PublicTournament, TournamentAct, TournamentPlan } from "../../../server/protocol/index.ts";
import { HOUSE_ACCOUNT, purseOf } from "../../../server/store/contract.ts";
import type { Client } from "../../../server/testing/client.ts";
import { TestServer } from "../../../server/testing/test-server.ts";

const FIRST_FILL = 4000;

/** The ante is more than anybody has, so that somebody goes out with almost every hand. */
const PLAN: TournamentPlan = {
  name: "Coppa del Circolo",
  game: "bestia",
  options: { table: "tournament", stack: 100, ante: 1000, levelMinutes: 1, betweenSeconds: 1 },
  most: 12,
  tableSize: 4,
  entry: 500,
  startsAt: null,
  whenFull: false,
  lateMinutes: 0,
  pace: "quick",
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ TIMEOUT_PLAYER_SECONDS: "1" });
});
afterAll(() => server.close());

const balance = (account: string) => server.running.node.store.balance(account);
const purse = async (client: Client) => (await client.must({ type: "purse" })).purse!.chips;

async function guest(): Promise<Client> {
  const client = await server.client();
  await purse(client);
  return client;
}

/** The tournament as a client was last told. */
function told(client: Client): PublicTournament {
  return client.tournament!;
}

async function open(plan: Partial<TournamentPlan> = {}) {
  const host = await guest();
  const { tournament } = await host.must({ type: "open-tournament", plan: { ...PLAN, ...plan } });
  await host.must({ type: "follow", tournament: tournament! });
  const act = (client: Client, act: TournamentAct) =>
    client.ask({ type: "tournament-act", tournament: tournament!, act });
  const must = async (client: Client, done: TournamentAct) =>
    expect((await act(client, done)).refused).toBeUndefined();
  return { host, tournament: tournament!, act, must };
}

const enter = (client: Client): TournamentAct => ({ type: "enter", seed: client.id });

describe("A tournament of many tables", () => {
  it("[BES-34] is played to its end: tables broken, ranking complete, prizes paid, no chip lost", async () => {
    const before = await balance(HOUSE_ACCOUNT);
    const { host, tournament, must } = await open();
    await must(host, enter(host));
    expect(await purse(host)).toBe(FIRST_FILL - 500);
    await must(host, { type: "set-bots", bot: "regular", count: 11 });
    await must(host, { type: "start" });
    await host.until(
      () => told(host).tables.length > 0 && told(host).tables.every(({ players }) => players > 0),
    );
    const { tables, players, prizes } = told(host);
    expect(tables).toHaveLength(3);
    expect(players).toHaveLength(12);
    expect(players.every(({ chips }) => chips !== null && chips <= 100)).toBe(true);
    expect(prizes).toEqual([3000, 1800, 1200]);
    await host.until(() => told(host).phase === "over", 60_000);
    const over = told(host);
    expect(over.players.filter(({ place }) => place === 1)).toHaveLength(1);
    expect(over.players.every(({ place }) => place !== null && place >= 1 && place <= 12)).toBe(true);
    expect(over.players.reduce((sum, { prize }) => sum + prize, 0)).toBe(12 * 500);
    expect(over.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    for (const { table } of tables) expect(await balance(tableAccount(table))).toBe(0);
    for (const { player } of players) expect(await balance(stackAccount(tournament, player))).toBe(0);
    expect(await balance(poolAccount(tournament))).toBe(0);
    expect((await balance(purseOf(host.id))) + (await balance(HOUSE_ACCOUNT)) - before).toBe(0);
  }, 90_000);

  it("starts when it is full, and seats everybody where the seeds say", async () => {
    const { host, must } = await open({ most: 3, tableSize: 2, whenFull: true, entry: 0 });
    const people = [host, await guest(), await guest()];
    for (const person of people) await must(person, enter(person));
    await host.until(() => told(host).tables.length === 2);
    const seatings = told(host).players.map(({ who }) => ("id" in who ? who.id : who.bot));
    expect(seatings.sort()).toEqual(people.map(({ id }) => id).sort());
    const table = told(host).tables[0]!.table;
    await host.must({ type: "watch", table });
    expect(host.room).toMatchObject({ host: null, code: null });
    for (const act of [
      { type: "stand" },
      { type: "sit", chair: 9, chips: 100 },
      { type: "ready", seed: "x" },
      { type: "top-up", chips: 1 },
    ] as const) {
      expect((await host.do(table, act)).refused?.code).toBe("tournament-table");
    }
    expect((await host.do(table, { type: "close" })).refused?.code).toBe("not-host");
  });

  it("starts at its time, or is cancelled and gives the entries back if too few came", async () => {
    // Time enough to enter, on a machine that is busy too.
    const startsAt = server.running.node.store.now() + 4000;
    const alone = await open({ startsAt });
    await alone.must(alone.host, enter(alone.host));
    const two = await open({ startsAt });
    const second = await guest();
    for (const person of [two.host, second]) await two.must(person, enter(person));
    await alone.host.until(() => told(alone.host).phase === "cancelled");
    expect(await purse(alone.host)).toBe(FIRST_FILL);
    await two.host.until(() => told(two.host).phase === "running");
    expect(await purse(second)).toBe(FIRST_FILL - 500);
  });

  it("gives the entry back to a player who withdraws, and to all when it is called off", async () => {
    const { host, act, must } = await open();
    const second = await guest();
    await must(host, enter(host));
    await must(second, enter(second));
    expect((await act(second, enter(second))).refused?.code).toBe("in-already");
    await must(second, { type: "withdraw" });
    expect(await purse(second)).toBe(FIRST_FILL);
    expect((await act(second, { type: "withdraw" })).refused?.code).toBe("not-in-it");
    await must(second, enter(second));
    await must(host, { type: "cancel" });
    expect([await purse(host), await purse(second)]).toEqual([FIRST_FILL, FIRST_FILL]);
    expect((await act(second, enter(second))).refused?.code).toBe("tournament-started");
  });

  it("lets nobody in who cannot pay, and is run by nobody but its host", async () => {
    const { host, act, must } = await open({ entry: 4001, most: 2 });
    expect((await act(host, enter(host))).refused?.code).toBe("purse-too-short");
    const second = await guest();
    for (const type of ["start", "pause", "resume", "cancel"] as const) {
      expect((await act(second, { type })).refused?.code).toBe("not-host");
    }
    expect((await act(host, { type: "start" })).refused?.code).toBe("too-few-players");
    expect((await act(host, { type: "pause" })).refused?.code).toBe("tournament-not-running");
    expect((await act(host, { type: "set-bots", bot: "nobody", count: 2 })).refused?.code).toBe(
      "no-such-bot",
    );
    await must(host, { type: "set-bots", bot: "regular", count: 2 });
    await must(host, { type: "start" });
    expect((await act(second, enter(second))).refused?.code).toBe("tournament-started");
  });

  it("[BES-34] seats late arrivals with a whole stack as soon as a pot is clear", async () => {
    const plan = { lateMinutes: 1, most: 4, entry: 0, options: { ...PLAN.options, stack: 5000, ante: 10 } };
    const { host, must, act } = await open(plan);
    await must(host, { type: "set-bots", bot: "regular", count: 3 });
    await must(host, { type: "start" });
    const late = await guest();
    await must(late, enter(late));
    const isSeated = () => told(host).players.some(({ who, table }) => "id" in who && table !== null);
    await host.until(isSeated, 60_000);
    const { chips } = told(host).players.find(({ who }) => "id" in who)!;
    expect(chips).toBeGreaterThan(4900);
    const another = await guest();
    expect((await act(another, enter(another))).refused?.code).toBe("tournament-full");
  }, 90_000);

  it("stands still while it is paused", async () => {
    const { host, must, act } = await open({ entry: 0 });
    await must(host, { type: "set-bots", bot: "regular", count: 4 });
    await must(host, { type: "start" });
    await host.until(() => told(host).tables.length > 0);
    const { table } = told(host).tables[0]!;
    await host.must({ type: "watch", table });
    const { levels, levelsBegan, startedAt } = told(host);
    expect(levels?.minutes).toBe(1);
    expect(levels?.antes.slice(0, 3)).toEqual([1000, 2000, 3000]);
    expect(levelsBegan! - startedAt!).toBeLessThan(10_000);
    await must(host, { type: "pause" });
    await host.until(() => host.update?.clock.pausedAt !== null && host.update?.clock.pausedAt !== undefined);
    expect((await act(host, { type: "pause" })).refused?.code).toBe("already-so");
    await must(host, { type: "resume" });
    await host.until(() => host.update?.clock.pausedAt === null);
    // The levels are late by as long as the tournament stood still.
    await host.until(() => (told(host).levelsBegan ?? 0) > levelsBegan!);
  });

  it("calls each bot at its table what it is called in the standings", async () => {
    const { host, must } = await open({ entry: 0, tableSize: 3 });
    await must(host, enter(host));
    await must(host, { type: "set-bots", bot: "regular", count: 5 });
    await must(host, { type: "start" });
    await host.until(
      () => told(host).tables.length === 2 && told(host).tables.every(({ players }) => players > 0),
    );
    for (const [at, { table }] of told(host).tables.entries()) {
      await host.must({ type: "watch", table });
      await host.until(() => host.room?.tournament === told(host).id);
      const named = host.room!.chairs.flatMap((chair) => (chair && "bot" in chair ? [chair.player] : []));
      const standings = told(host).players.filter((one) => "bot" in one.who && one.table === at);
      expect(named.sort()).toEqual(standings.map(({ player }) => player).sort());
      await host.must({ type: "unwatch", table });
    }
  });

  it("is not opened with a plan that nobody could play, and is found by its id only", async () => {
    const client = await guest();
    const refused = async (plan: object) =>
      (await client.ask({ type: "open-tournament", plan: { ...PLAN, ...plan } as TournamentPlan })).refused
        ?.code;
    expect(await refused({ game: "scopa" })).toBe("unknown-game");
    expect(await refused({ options: { table: "cash" } })).toBe("no-tournaments");
    expect(await refused({ options: { ...PLAN.options, levelMinutes: 0 } })).toBe("no-tournaments");
    expect(await refused({ options: { ante: "much" } })).toBe("bad-options");
    expect(await refused({ options: { ...PLAN.options, handSize: 4 }, tableSize: 9 })).toBe("bad-options");
    expect(await refused({ startsAt: 1 })).toBe("bad-options");
    expect(await refused({ name: " " })).toBe("malformed");
    const nowhere = "A".repeat(22);
    expect((await client.ask({ type: "follow", tournament: nowhere })).refused?.code).toBe(
      "no-such-tournament",
    );
    const act = await client.ask({ type: "tournament-act", tournament: nowhere, act: { type: "start" } });
    expect(act.refused?.code).toBe("no-such-tournament");
  });

  it("does nothing twice when a request is sent again, even after a restart", async () => {
    const { host, tournament } = await open();
    const wish = { type: "tournament-act", tournament, act: enter(host), id: "once" } as const;
    await host.must(wish);
    await host.must(wish);
    expect(await purse(host)).toBe(FIRST_FILL - 500);
    await server.reopen();
    const again = await server.client(host.guest);
    await again.must(wish);
    expect(await purse(again)).toBe(FIRST_FILL - 500);
    await again.must({ type: "follow", tournament });
    expect(told(again).players).toHaveLength(1);
  });
});
