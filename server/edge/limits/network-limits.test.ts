import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { becomeGuest, type Client } from "../../testing/client.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { TestServer } from "../../testing/test-server.ts";

const GUESTS = 5;
const TABLES = 2;
const GUESSES = 3;
const CONNECTIONS = 3;

let server: TestServer;
let host: Client;
let guest: Client;

beforeAll(async () => {
  server = await TestServer.open({
    LIMIT_GUESTS_PER_HOUR: String(GUESTS),
    LIMIT_TABLES_PER_HOUR: String(TABLES),
    LIMIT_GUESSES_PER_MINUTE: String(GUESSES),
    LIMIT_CONNECTIONS_PER_ADDRESS: String(CONNECTIONS),
  });
  host = await server.client();
  guest = await server.client();
});

afterAll(async () => {
  await server.close();
});

describe("One address", () => {
  it("opens so many tables in an hour and no more, whichever of its people asks", async () => {
    const tables = [];
    for (let i = 0; i < TABLES; i++) {
      tables.push((await [host, guest][i % 2]!.must({ type: "open", game: TEMPLATE_NAME })).table);
    }
    expect(new Set(tables).size).toBe(TABLES);
    for (const client of [host, guest]) {
      const { refused, table } = await client.ask({ type: "open", game: TEMPLATE_NAME });
      expect(refused).toEqual({ code: "too-many-tables" });
      expect(table).toBeUndefined();
    }
    await host.must({ type: "watch", table: tables[0]! });
  });

  it("tries so many short codes in a minute and then none, not even the right one", async () => {
    const right = host.room!.code!;
    for (let i = 0; i < GUESSES; i++) {
      const code = `AEIOU${"AEIOU"[i]}`;
      expect((await guest.ask({ type: "find", code })).refused?.code).toBe("no-such-code");
    }
    expect((await guest.ask({ type: "find", code: right })).refused).toEqual({ code: "too-fast" });
    expect((await host.ask({ type: "find", code: right })).refused).toEqual({ code: "too-fast" });
  });

  it("has so many connections at once, and another one when one of them is closed", async () => {
    const third = await server.client(guest.guest);
    const tooMany = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
      headers: { cookie: host.guest.cookie },
    });
    const [, response] = (await once(tooMany, "unexpected-response")) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(429);
    tooMany.on("error", () => {});
    tooMany.terminate();
    // The others do not notice.
    for (const client of [host, guest, third]) await client.must({ type: "introduce", avatar: "wine" });
    await third.close();
    const fourth = await server.client(host.guest);
    expect(fourth.isOpen()).toBe(true);
  });

  it("becomes so many new guests in an hour; people who are known already come in", async () => {
    for (let i = 2; i < GUESTS; i++) await becomeGuest(server.port);
    const post = (cookie?: string) =>
      fetch(`http://127.0.0.1:${server.port}/api/guest`, {
        method: "POST",
        headers: cookie === undefined ? {} : { cookie },
      });
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ refused: { code: "too-fast" } });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await post(guest.guest.cookie)).status).toBe(200);
  });
});
