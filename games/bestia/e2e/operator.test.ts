import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stackAccount, tableAccount } from "../../../server/folds/table/chips.ts";
import { poolAccount } from "../../../server/folds/tournament/payments.ts";
import type { OperatorAct, TournamentPlan } from "../../../server/protocol/index.ts";
import { HOUSE_ACCOUNT, purseOf } from "../../../server/store/contract.ts";
import { TestServer } from "../../../server/testing/test-server.ts";
import { cashTableIn, FIRST_FILL, meek, purse, seen } from "./cash-table.ts";

/** Everybody has some time before they are out. */
const PLAN: TournamentPlan = {
  name: "Coppa del Circolo",
  game: "bestia",
  options: { table: "tournament", stack: 2000, ante: 10, levelMinutes: 5, betweenSeconds: 1 },
  most: 8,
  tableSize: 4,
  entry: 500,
  startsAt: null,
  whenFull: false,
  lateMinutes: 0,
  pace: "quick",
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ TIMEOUT_PLAYER_SECONDS: "3600" });
});
afterAll(() => server.close());

const balance = (account: string) => server.running.node.store.balance(account);
const perform = async (act: OperatorAct) =>
  (await server.running.node.operator.acts.perform(act, "Ada", "a test")).outcome;

describe("An operator and a cash table", () => {
  it("[BES-30] closes it by the rules' own way out: the hand is played, and everybody has their chips back", async () => {
    const { table, clients } = await cashTableIn(server, 3);
    await clients[0]!.until(() => seen(clients[0]!).turn !== null);
    expect(await perform({ type: "close-table", table })).toBe("done");
    await clients[0]!.until(() => clients[0]!.room?.closing === "operator");
    expect(clients[0]!.room?.closed).toBeNull();
    expect(await balance(tableAccount(table))).toBe(3 * 2000);
    const isClosed = () => clients.every(({ room }) => room?.closed === "operator");
    await Promise.all(clients.map((client, i) => meek(client, table, isClosed, i === 0 ? "served" : "pass")));
    expect(await balance(tableAccount(table))).toBe(0);
    const purses = await Promise.all(clients.map(purse));
    expect(purses.reduce((sum, chips) => sum + chips)).toBe(3 * FIRST_FILL);
    expect(await perform({ type: "close-table", table })).toBe("already-so");
  });

  it("[BES-33] has everybody get up if it is closed a second time while nobody plays on", async () => {
    const { table, clients } = await cashTableIn(server, 3, { hands: 0, decisionSeconds: 0 });
    await clients[0]!.until(() => seen(clients[0]!).turn !== null);
    await perform({ type: "close-table", table });
    await clients[0]!.until(() => clients[0]!.room?.closing === "operator");
    expect(await perform({ type: "close-table", table })).toBe("done");
    await clients[0]!.until(() => clients[0]!.room?.closed === "abandoned");
    expect(await balance(tableAccount(table))).toBe(0);
    const purses = await Promise.all(clients.map(purse));
    expect(purses.reduce((sum, chips) => sum + chips)).toBe(3 * FIRST_FILL);
  });
});

describe("An operator and a tournament", () => {
  it("[BES-34] calls it off in the middle: tables close after the hand, and all entries go back", async () => {
    const before = await balance(HOUSE_ACCOUNT);
    const people = [await server.client(), await server.client()];
    for (const client of people) await purse(client);
    const [host, late] = people as [(typeof people)[0], (typeof people)[0]];
    const { tournament = "" } = await host.must({ type: "open-tournament", plan: PLAN });
    for (const client of people) {
      await client.must({ type: "follow", tournament });
      await client.must({ type: "tournament-act", tournament, act: { type: "enter", seed: client.id } });
    }
    const asHost = (act: object) =>
      host.must({ type: "tournament-act", tournament, act: act as { type: "start" } });
    await asHost({ type: "set-bots", bot: "regular", count: 6 });
    await asHost({ type: "start" });
    await host.until(() => host.tournament?.tables.length === 2);
    // Paused tables would never close by themselves.
    await asHost({ type: "pause" });
    expect(await perform({ type: "call-off", tournament })).toBe("done");
    expect(await perform({ type: "call-off", tournament })).toBe("already-so");
    const refused = await late.ask({ type: "tournament-act", tournament, act: { type: "enter", seed: "x" } });
    expect(refused.refused?.code).toBe("tournament-started");
    const isOver = () => people.every((client) => client.tournament?.phase === "cancelled");
    const playing = people.map(async (client) => {
      const own = client.tournament?.players.find(({ who }) => "id" in who && who.id === client.id)?.table;
      const table = client.tournament?.tables[own ?? 0]?.table ?? "";
      await client.must({ type: "watch", table });
      await meek(client, table, isOver);
    });
    await Promise.all(playing);
    for (const client of people) expect(await purse(client)).toBe(FIRST_FILL);
    expect(await balance(poolAccount(tournament))).toBe(0);
    const stacks = await Promise.all(
      [...Array(8).keys()].map((player) => balance(stackAccount(tournament, player))),
    );
    expect(stacks).toEqual(Array(8).fill(0));
    for (const { table } of host.tournament!.tables) expect(await balance(tableAccount(table))).toBe(0);
    const purses = await Promise.all(people.map(({ id }) => balance(purseOf(id))));
    expect((await balance(HOUSE_ACCOUNT)) + purses.reduce((sum, chips) => sum + chips)).toBe(before);
  });

  it("[BES-34] calls one off that has not started, and wakes one that goes on as it was", async () => {
    const host = await server.client();
    await purse(host);
    const open = async () => {
      const { tournament = "" } = await host.must({ type: "open-tournament", plan: PLAN });
      await host.must({ type: "follow", tournament });
      await host.must({ type: "tournament-act", tournament, act: { type: "enter", seed: host.id } });
      return tournament;
    };
    const first = await open();
    expect(await perform({ type: "call-off", tournament: first })).toBe("done");
    await host.until(() => host.tournament?.phase === "cancelled");
    expect(await purse(host)).toBe(FIRST_FILL);
    const second = await open();
    const bots = { type: "set-bots", bot: "regular", count: 3 } as const;
    await host.must({ type: "tournament-act", tournament: second, act: bots });
    await host.must({ type: "tournament-act", tournament: second, act: { type: "start" } });
    await host.until(() => host.tournament?.tables.length === 1);
    const { node } = server.running;
    const live = node.liveTournaments().find(({ state }) => state.id === second);
    const before = live?.state;
    expect(await perform({ type: "wake-tournament", tournament: second })).toBe("done");
    const after = node.liveTournaments().find(({ state }) => state.id === second);
    expect(after, "everybody who follows it stays with it").toBe(live);
    expect(after?.state).not.toBe(before);
    expect(after?.state).toEqual(before);
    expect(await perform({ type: "wake-tournament", tournament: "A".repeat(22) })).toBe("no-such-tournament");
    const next = await server.client();
    await next.must({ type: "follow", tournament: second });
    await next.until(() => next.tournament?.phase === "running");
  });
});
