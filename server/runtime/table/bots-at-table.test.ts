import { afterAll, describe, expect, it } from "vitest";
import type { Client } from "../../testing/client.ts";
import { sharedPostgres } from "../../testing/postgres-shared.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";
import type { BotRequest } from "../bots/requests.ts";

/** A list that every request to a server's bots is added to. */
function requestsAt(server: TestServer): BotRequest[] {
  const requests: BotRequest[] = [];
  const { node } = server.running;
  const think = node.think.bind(node);
  node.think = (request) => {
    requests.push(request);
    return think(request);
  };
  return requests;
}

// Each test has a server of its own, and mostly waits for bots that appear to think.
describe.concurrent("Bots on seats", () => {
  const servers: TestServer[] = [];
  const open = async (env: Record<string, string> = {}) => {
    const server = await TestServer.open(env);
    servers.push(server);
    return server;
  };
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it("get what a person on the seat would get, and nothing else", async () => {
    const server = await open();
    const requests = requestsAt(server);
    const { table, clients } = await tableOf(server, 2, { settings: { pace: "quick" } });
    await clients[0]!.mustDo(table, { type: "seat-bot", chair: 2, bot: "counter:easy" });
    await beginGame(table, clients);
    await Promise.all(clients.map((client) => keepPlaying(client, table)));
    expect(requests.length).toBeGreaterThan(2);
    for (const request of requests) {
      expect(request).toMatchObject({ game: "il-conto-prego", bot: "counter", level: "easy" });
      const view = request.view as { watcher: number; deck: string[]; players: { cards: string[] }[] };
      expect(view.watcher).toBe(2);
      expect(new Set(view.deck)).toEqual(new Set(["?"]));
      for (const other of [0, 1]) expect(view.players[other]!.cards.every((card) => card === "?")).toBe(true);
      const heard = JSON.stringify(request.events());
      expect(heard.length).toBeGreaterThan(2);
      expect(JSON.stringify(request)).not.toContain("serverSeed");
    }
  });

  it("appear to think for as long as people do, whatever they hold", async () => {
    const server = await open();
    const { table, clients } = await tableOf(server, 1);
    const [host] = clients as [(typeof clients)[number]];
    for (const chair of [1, 2]) await host.mustDo(table, { type: "seat-bot", chair, bot: "rulebook" });
    await beginGame(table, clients);
    await keepPlaying(host, table, { stop: () => host.updates.length > 6 });
    const batches = host.updates.flatMap(({ events }) => events);
    const byBots = batches.flatMap((batch, i) => {
      const called = batch.events.some(
        (event) => event.type === "called" && (event as unknown as { seat: number }).seat !== 0,
      );
      return called && i > 0 ? [batch.at - batches[i - 1]!.at] : [];
    });
    expect(byBots.length).toBeGreaterThan(0);
    for (const time of byBots) expect(time).toBeGreaterThanOrEqual(500);
  });

  it("play on at a table where nobody is, until somebody comes back", async () => {
    const server = await open({ TIMEOUT_PLAYER_SECONDS: "1" });
    const { table, clients } = await tableOf(server, 1, { settings: { pace: "quick" } });
    const [host] = clients as [(typeof clients)[number]];
    for (const chair of [1, 2]) await host.mustDo(table, { type: "seat-bot", chair, bot: "counter" });
    await beginGame(table, clients);
    await host.close();
    await server.until(() =>
      server.running.node.metrics.text().then((text) => /by="bot"[^\n]* [5-9]/.test(text)),
    );
    const back = await server.client(host.guest);
    await back.must({ type: "watch", table });
    expect(back.update!.update).toBeGreaterThan(host.update!.update);
    await back.until(
      () => back.room?.chairs[0] != null && !(back.room.chairs[0] as { standIn: boolean }).standIn,
    );
    await keepPlaying(back, table);
    expect(back.room?.ended).toHaveLength(1);
  });

  it("[BEC-34] are refused if the server does not see everything that happens, and the table says so", async () => {
    const server = await open();
    const people = await Promise.all(Array.from({ length: 4 }, () => server.client()));
    const [host, second, third, fourth] = people as [Client, Client, Client, Client];
    const { table } = await host.must({ type: "open", game: "beccato", options: { table: "oneTable" } });
    for (const person of people) await person.must({ type: "watch", table: table! });
    for (const [chair, person] of [host, second, third].entries()) {
      await person.mustDo(table!, { type: "sit", chair });
    }
    const seatBot = { type: "seat-bot", chair: 3, bot: "fox" } as const;
    const answer = await host.do(table!, seatBot);
    expect(answer.refused).toEqual({ code: "people-only", clause: "BEC-34" });
    await host.mustDo(table!, { type: "set-options", options: { table: "online" } });
    await host.mustDo(table!, seatBot);
    await host.until(() => host.room?.cannotBegin === null);
    await host.mustDo(table!, { type: "set-options", options: { table: "oneTable" } });
    await host.until(() => host.room?.cannotBegin?.code === "people-only");
    await host.mustDo(table!, { type: "remove-bot", chair: 3 });
    await fourth.mustDo(table!, { type: "sit", chair: 3 });
    await host.until(() => host.room?.cannotBegin === null);
  });

  it("think on one node only, even if several nodes follow the table", async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const first = await open({ DATABASE_URL: url });
    const second = await open({ DATABASE_URL: url });
    const requests = [requestsAt(first), requestsAt(second)];
    const { table, clients } = await tableOf(first, 1, { settings: { pace: "quick" } });
    const [host] = clients as [(typeof clients)[number]];
    for (const chair of [1, 2]) await host.mustDo(table, { type: "seat-bot", chair, bot: "counter" });
    const spectator = await second.client();
    await spectator.must({ type: "watch", table });
    await beginGame(table, clients);
    await keepPlaying(host, table);
    await spectator.until(() => spectator.room?.playing?.over === true);
    expect(spectator.update!.view).toMatchObject({ result: host.room!.ended[0]!.result });

    const response = await fetch(`http://127.0.0.1:${second.port}/api/record/${host.room!.ended[0]!.id}`);
    const { log } = (await response.json()) as { log: { by: unknown }[] };
    const moves = log.filter(({ by }) => by === 1 || by === 2).length;
    expect(moves).toBeGreaterThan(0);
    expect(requests[0]!.length + requests[1]!.length).toBe(moves);
  });
});
