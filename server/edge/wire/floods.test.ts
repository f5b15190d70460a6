import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PROTOCOL } from "../../protocol/index.ts";
import { becomeGuest, type Client } from "../../testing/client.ts";
import { RawConnection } from "../../testing/raw-connection.ts";
import { beginGame, TestServer, tableOf } from "../../testing/test-server.ts";

/** As the server comes, but for what one test reaches sooner. */
const LIMITS = {
  LIMIT_MESSAGE_BURST: "60",
  LIMIT_MESSAGES_PER_SECOND: "20",
  LIMIT_REQUEST_BURST: "300",
  LIMIT_REQUESTS_PER_SECOND: "50",
  LIMIT_CONNECTIONS_PER_ADDRESS: "40",
};

let server: TestServer;
let honest: { table: string; clients: Client[] };
const open: (RawConnection | Socket)[] = [];

beforeAll(async () => {
  server = await TestServer.open(LIMITS);
});
beforeEach(async () => {
  honest = await tableOf(server, 3);
});
afterEach(async () => {
  for (const one of open.splice(0))
    if (one instanceof RawConnection) one.cut();
    else one.destroy();
  for (const client of honest.clients) await client.close();
});
afterAll(() => server.close());

/** Another player's messages are answered and their game goes on. */
async function playsOn(): Promise<void> {
  await beginGame(honest.table, honest.clients);
  const player = honest.clients.find(({ update }) => update!.awaited)!;
  const before = player.updates.length;
  expect((await player.play(honest.table)).refused).toBeUndefined();
  await player.until(() => player.updates.length > before);
}

async function flooder(heard: string[] = []): Promise<RawConnection> {
  const { cookie } = await becomeGuest(server.port);
  const connection = await RawConnection.open(server.port, { cookie }, (text) => heard.push(text));
  connection.sendText(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
  open.push(connection);
  return connection;
}

async function idleSocket(text = ""): Promise<Socket> {
  const socket = connect({ host: "127.0.0.1", port: server.port });
  open.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  if (text !== "") socket.write(text);
  return socket;
}

describe("A flood", () => {
  it("of pongs that nobody asked for ends the connection with a goodbye", async () => {
    const heard: string[] = [];
    const connection = await flooder(heard);
    for (let i = 0; i < 3000; i++) connection.sendPong();
    await connection.ended();
    expect(heard.some((text) => text.includes('"too-fast"'))).toBe(true);
    expect(heard.at(-1)).toContain("too-many-messages");
    await playsOn();
  });

  it("of pieces of a message that never ends is cut off, and costs no more than a message", async () => {
    const connection = await flooder();
    connection.sendEndless(2000);
    await connection.ended();
    await playsOn();
  });

  it("of connections that say nothing, or half a request, is bounded and ended", async () => {
    const most = 3 * Number(LIMITS.LIMIT_CONNECTIONS_PER_ADDRESS);
    const sockets = await Promise.all(
      Array.from({ length: most + 20 }, (_, i) =>
        idleSocket(i % 2 === 0 ? "" : "GET / HTTP/1.1\r\nHost: a\r\n"),
      ),
    );
    let refused = "";
    for (const socket of sockets) socket.on("data", (data) => (refused += String(data)));
    const begun = performance.now();
    await server.until(() => refused.includes("too-many-connections"));
    await playsOn();
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, "close")));
    expect(performance.now() - begun).toBeLessThan(30_000);
  });

  it("of requests is refused with a word and a time, and others are served", async () => {
    // All are from the same machine here, so the honest players' pages are there already.
    const get = () => fetch(`http://127.0.0.1:${server.port}/metrics`);
    const answers = await Promise.all(Array.from({ length: 60 }, get));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(refused[0]!.headers.get("retry-after")).toBe("1");
    expect(await refused[0]!.json()).toEqual({ refused: { code: "too-fast" } });
    await playsOn();
    await server.until(async () => (await get()).status === 200);
  });
});
