import { afterAll, describe, expect, it } from "vitest";
import { sharedPostgres } from "../../testing/postgres-shared.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";
import type { BotRequest } from "../bots/requests.ts";

/** What is secret in the template game: the deck, and cards that one has neither held nor been shown. */
interface TemplateView {
  readonly watcher: number;
  readonly deck: readonly string[];
  readonly players: readonly { held: { card: string; shown: boolean; heldBy: readonly number[] } | null }[];
}

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
    await clients[0]!.mustDo(table, { type: "seat-bot", chair: 2, bot: "levelled:easy" });
    await beginGame(table, clients);
    await Promise.all(clients.map((client) => keepPlaying(client, table)));
    expect(requests.length).toBeGreaterThan(2);
    for (const request of requests) {
      expect(request).toMatchObject({ game: TEMPLATE_NAME, bot: "levelled", level: "easy" });
      const view = request.view as TemplateView;
      expect(view.watcher).toBe(2);
      expect(new Set(view.deck)).toEqual(new Set(["?"]));
      for (const { held } of [view.players[0]!, view.players[1]!]) {
        const mayKnow = held === null || held.shown || held.heldBy.includes(2);
        if (!mayKnow) expect(held.card).toBe("?");
      }
      const heard = JSON.stringify(await request.events());
      expect(heard.length).toBeGreaterThan(2);
      expect(JSON.stringify(request)).not.toContain("serverSeed");
    }
  });

  it("appear to think for as long as people do, whatever they hold", async () => {
    const server = await open();
    const { table, clients } = await tableOf(server, 1);
    const [host] = clients as [(typeof clients)[number]];
    for (const chair of [1, 2]) await host.mustDo(table, { type: "seat-bot", chair, bot: "plain" });
    await beginGame(table, clients);
    await keepPlaying(host, table, { stop: () => host.updates.length > 6 });
    const batches = host.updates.flatMap(({ events }) => events);
    const byBots = batches.flatMap((batch, i) => {
      const called = batch.events.some(
        (event) =>
          (event.type === "kept" || event.type === "swapped") &&
          (event as unknown as { seat: number }).seat !== 0,
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
    for (const chair of [1, 2]) await host.mustDo(table, { type: "seat-bot", chair, bot: "levelled" });
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

  it("think on one node only, even if several nodes follow the table", async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const first = await open({ DATABASE_URL: url });
    const second = await open({ DATABASE_URL: url });
    const requests = [requestsAt(first), requestsAt(second)];
    const { table, clients } = await tableOf(first, 1, { settings: { pace: "quick" } });
    const [host] = clients as [(typeof clients)[number]];
    for (const chair of [1, 2]) await host.mustDo(table, { type: "seat-bot", chair, bot: "levelled" });
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
    // Each decision is thought about once; where there is nothing to choose, nobody is asked.
    const asked = [...requests[0]!, ...requests[1]!].length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(moves);
  });
});
