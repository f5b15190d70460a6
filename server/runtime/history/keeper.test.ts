import { afterEach, describe, expect, it } from "vitest";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";

describe("The history of finished games", () => {
  let server: TestServer;
  afterEach(() => server.close());
  const statusOf = async (id: string) =>
    (await fetch(`http://127.0.0.1:${server.port}/api/history/${id}`)).status;

  it("is caught up with after a crash that came before it was written", async () => {
    server = await TestServer.open();
    // As if the thread that writes it had never got that far.
    const saveViews = server.running.node.store.saveViews;
    server.running.node.store.saveViews = async () => {};
    const { table, clients } = await tableOf(server, 3);
    await beginGame(table, clients);
    await Promise.all(clients.map((client) => keepPlaying(client, table)));
    const { id } = clients[0]!.room!.ended[0]!;
    expect(await statusOf(id)).toBe(404);
    expect(await server.running.node.store.endedWithoutViews(10)).toEqual([id]);
    server.running.node.store.saveViews = saveViews;

    await server.reopen();
    await server.until(async () => (await statusOf(id)) === 200);
    expect(await server.running.node.store.endedWithoutViews(10)).toEqual([]);
  });

  it("is there for a game that was given up, as far as it went", async () => {
    server = await TestServer.open();
    const { table, clients } = await tableOf(server, 3);
    await beginGame(table, clients);
    await clients.find(({ update }) => update!.awaited)!.play(table);
    await clients[0]!.mustDo(table, { type: "close" });
    const { id, result } = clients[0]!.room!.ended[0]!;
    expect(result).toBeNull();
    await server.until(async () => (await statusOf(id)) === 200);
  });
});
