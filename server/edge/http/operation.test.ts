import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BadSetting, readConfig } from "../../config.ts";
import { faultFields, loggerTo } from "../../logger.ts";
import type { History } from "../../runtime/history/views.ts";
import { GAMES, TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";

describe("What an operator sees", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

  it("is a healthy server while the store answers", async () => {
    const response = await get("/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ healthy: true, store: "sqlite" });
  });

  it("are metrics in Prometheus' text format, without names of people or tables", async () => {
    const { table, clients } = await tableOf(server, 3);
    await beginGame(table, clients);
    await clients.find(({ update }) => update!.awaited)!.play(table);
    const response = await get("/metrics");
    expect(response.headers.get("content-type")).toContain("text/plain");
    const text = await response.text();
    expect(text).toMatch(/^tavolata_moves_total\{by="person",node="[^"]+"\} 1$/m);
    expect(text).toMatch(/^tavolata_connections\{node="[^"]+"\} 3$/m);
    expect(text).toMatch(/^tavolata_tables\{node="[^"]+"\} 1$/m);
    expect(text).toMatch(/^tavolata_append_seconds_count\{node="[^"]+"\} [1-9]/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds/m);
    expect(text).not.toContain(table);
    for (const { id } of clients) expect(text).not.toContain(id);
  });

  it("is a log in lines of JSON, with the kind and the place of a fault but never its message", () => {
    const written: string[] = [];
    const logger = loggerTo({ write: (line) => written.push(line) });
    const fault = new RangeError("holds KS and QH");
    logger("error", "bot could not move", { bot: "counter", ...faultFields(fault) });
    const line = JSON.parse(written[0]!) as Record<string, unknown>;
    expect(line).toMatchObject({ level: "error", what: "bot could not move", fault: "RangeError" });
    expect(line.place).toContain("operation.test.ts");
    expect(written[0]).not.toContain("KS");
  });

  it("are the games that are played here, with their options as JSON Schema", async () => {
    const { games } = (await (await get("/api/games")).json()) as {
      games: { name: string; options: object }[];
    };
    expect(games.map(({ name }) => name)).toEqual(GAMES.map(({ manifest }) => manifest.name));
    const template = games.find(({ name }) => name === TEMPLATE_NAME);
    expect(template?.options).toMatchObject({ type: "object", properties: { lives: expect.anything() } });
  });

  it("are the same games in fewer bytes for those who can read them, and once for each client", async () => {
    const plain = await get("/api/games", { "Accept-Encoding": "identity" });
    expect([plain.headers.get("content-encoding"), plain.headers.get("cache-control")]).toEqual([
      null,
      "no-cache",
    ]);
    const { length } = await plain.clone().text();
    for (const encoding of ["br", "gzip"]) {
      const packed = await get("/api/games", { "Accept-Encoding": encoding });
      expect(packed.headers.get("content-encoding")).toBe(encoding);
      expect(Number(packed.headers.get("content-length"))).toBeLessThan(length / 2);
      expect(await packed.json()).toEqual(await plain.clone().json());
      const etag = packed.headers.get("etag") ?? "";
      const known = await get("/api/games", { "Accept-Encoding": encoding, "If-None-Match": etag });
      expect([known.status, await known.text()]).toEqual([304, ""]);
      const other = await get("/api/games", { "Accept-Encoding": "identity", "If-None-Match": etag });
      expect(other.status).toBe(200);
    }
  });

  it("is the history of a finished game, as each watcher saw it, step by step", async () => {
    const { table, clients } = await tableOf(server, 3);
    await beginGame(table, clients);
    await Promise.all(clients.map((client) => keepPlaying(client, table)));
    const { id } = clients[0]!.room!.ended[0]!;
    await server.until(async () => (await get(`/api/history/${id}`)).ok);
    const history = (await (await get(`/api/history/${id}`)).json()) as History;
    expect(history.players).toEqual(
      clients.map(({ guest: { person } }) => ({ nickname: person.nickname, avatar: person.avatar })),
    );
    expect(history.watchers.map(({ watcher }) => watcher)).toEqual([0, 1, 2, "spectator", "screen"]);
    for (const [seat, client] of clients.entries()) {
      const { moments } = history.watchers[seat]!;
      const told = client.updates.flatMap(({ events }) => events);
      expect(moments.map(({ events }) => events)).toEqual(told.map(({ events }) => events));
      for (const { update, view } of client.updates) expect(moments[update]!.view).toEqual(view);
    }
  });

  it("is nothing of games that are not over, or never were", async () => {
    expect((await get("/api/record/AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
    expect((await get("/api/record/")).status).toBe(404);
    expect((await get("/api/history/../people")).status).toBe(404);
    expect((await get("/no/such/page")).status).toBe(404);
  });
});

describe("Settings", () => {
  it("are refused under a former name, and the message says the new one", () => {
    expect(() => readConfig({ PATIENCE_PLAYER_SECONDS: "3" })).toThrow(
      "PATIENCE_PLAYER_SECONDS is now called TIMEOUT_PLAYER_SECONDS",
    );
    expect(() => readConfig({ LIMIT_WATCHES_PER_CONNECTION: "3" })).toThrow(
      "LIMIT_WATCHES_PER_CONNECTION is now called LIMIT_SUBSCRIPTIONS_PER_CONNECTION",
    );
  });

  it("have defaults, and each can be set", () => {
    expect(readConfig({})).toMatchObject({ port: 8080, dataFolder: "data", databaseUrl: undefined });
    const set = readConfig({
      PORT: "9",
      LIMIT_CONNECTIONS: "5",
      TIMEOUT_HOST_SECONDS: "7",
      TRUST_PROXY: "1",
    });
    expect(set).toMatchObject({
      port: 9,
      limits: { connections: 5 },
      timeouts: { host: 7000 },
      trustProxy: true,
    });
  });

  it("that make no sense keep the server from starting", () => {
    for (const env of [
      { PORT: "99999" },
      { LIMIT_CONNECTIONS: "0" },
      { LIMIT_CONNECTIONS: "many" },
      { TIMEOUT_GAME_SECONDS: "1.5" },
      { TRUST_PROXY: "yes" },
      { PUBLIC_URL: "tavolata" },
      { DATABASE_URL: "http://x" },
      { BACKUP_KEEP: "0" },
      { BACKUP_EVERY_HOURS: "24", DATABASE_URL: "postgres://x" },
    ]) {
      expect(() => readConfig(env)).toThrow(BadSetting);
    }
  });
});
