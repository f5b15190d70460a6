import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { becomeGuest } from "../../testing/client.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";

/** What the two ends agreed on about compression. */
async function extensionsOf(server: TestServer): Promise<string> {
  const { cookie } = await becomeGuest(server.port);
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie } });
  await once(socket, "open");
  const { extensions } = socket;
  socket.terminate();
  return extensions;
}

describe("Compression", () => {
  let plain: TestServer;
  let compressing: TestServer;
  beforeAll(async () => {
    [plain, compressing] = await Promise.all([TestServer.open(), TestServer.open({ COMPRESS: "1" })]);
  });
  afterAll(() => Promise.all([plain.close(), compressing.close()]));

  it("is not offered unless the operator wants it", async () => {
    expect(await extensionsOf(plain)).toBe("");
    expect(await extensionsOf(compressing)).toBe("permessage-deflate");
  });

  it("changes nothing in the game", async () => {
    const { table, clients } = await tableOf(compressing, 3);
    await beginGame(table, clients);
    await Promise.all(clients.map((client) => keepPlaying(client, table)));
    expect(clients[0]!.room!.ended).toHaveLength(1);
  });
});
