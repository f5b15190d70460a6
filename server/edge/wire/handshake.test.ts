import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { ServerMessage } from "../../protocol/index.ts";
import { PROTOCOL } from "../../protocol/index.ts";
import { becomeGuest } from "../../testing/client.ts";
import { TestServer } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});

afterAll(async () => {
  await server.close();
});

/** A bare connection to the server: nothing is sent on it by itself. */
async function connect(headers: Record<string, string> = {}): Promise<WebSocket> {
  const { cookie } = await becomeGuest(server.port);
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie, ...headers } });
  await once(socket, "open");
  return socket;
}

async function nextMessage(socket: WebSocket): Promise<ServerMessage> {
  const [data] = await once(socket, "message");
  return JSON.parse(String(data)) as ServerMessage;
}

/** Sends a message and waits for the next one that comes. */
function exchange(socket: WebSocket, message: unknown): Promise<ServerMessage> {
  const answer = nextMessage(socket);
  socket.send(JSON.stringify(message));
  return answer;
}

/** The status and the code with which an upgrade is refused. */
async function refusedUpgrade(headers: Record<string, string>, path = "/ws"): Promise<[number, string]> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
  const [, response] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as { refused: { code: string } };
  return [response.statusCode!, body.refused.code];
}

describe("the handshake", () => {
  it("welcomes a client that says hello in the server's protocol", async () => {
    const socket = await connect();
    const welcome = await exchange(socket, { type: "hello", protocol: PROTOCOL });
    expect(welcome).toMatchObject({ type: "welcome", protocol: PROTOCOL, person: { avatar: "plain" } });
    socket.close();
  });

  it("refuses anything that comes before hello, and goes on", async () => {
    const socket = await connect();
    const early = await exchange(socket, { type: "ping", sent: 1 });
    expect(early).toEqual({ type: "fault", refused: { code: "hello-first" } });
    expect(await exchange(socket, { type: "hello", protocol: PROTOCOL })).toMatchObject({ type: "welcome" });
    socket.close();
  });

  it("answers a request that comes before hello by its id", async () => {
    const socket = await connect();
    const answer = await exchange(socket, { type: "find", id: "early", code: "BCDFGH" });
    expect(answer).toEqual({ type: "answer", id: "early", refused: { code: "hello-first" } });
    socket.close();
  });

  it("refuses a second hello and goes on", async () => {
    const socket = await connect();
    await exchange(socket, { type: "hello", protocol: PROTOCOL });
    const again = await exchange(socket, { type: "hello", protocol: PROTOCOL });
    expect(again).toEqual({ type: "fault", refused: { code: "malformed" } });
    expect(await exchange(socket, { type: "ping", sent: 7 })).toMatchObject({ type: "pong", sent: 7 });
    socket.close();
  });

  it("says which protocol it speaks to a client of another one, and closes with 4001", async () => {
    const socket = await connect();
    const closed = once(socket, "close");
    const answer = await exchange(socket, { type: "hello", protocol: PROTOCOL + 1 });
    const refused = { code: "unknown-protocol", params: { protocol: PROTOCOL } };
    expect(answer).toEqual({ type: "fault", refused });
    expect((await closed)[0]).toBe(4001);
  });
});

describe("who may connect", () => {
  it("is nobody without a cookie, or with one that proves nothing", async () => {
    const { cookie } = await becomeGuest(server.port);
    expect(await refusedUpgrade({})).toEqual([401, "unknown-person"]);
    expect(await refusedUpgrade({ cookie: "tavolata=nobody" })).toEqual([401, "unknown-person"]);
    const forged = `${cookie.slice(0, -4)}AAAA`;
    expect(await refusedUpgrade({ cookie: forged })).toEqual([401, "unknown-person"]);
  });

  it("is no page of another site, whatever cookie it sends along", async () => {
    const { cookie } = await becomeGuest(server.port);
    for (const origin of ["https://elsewhere.example", "null", `http://127.0.0.1:${server.port + 1}`]) {
      expect(await refusedUpgrade({ cookie, origin })).toEqual([403, "wrong-origin"]);
    }
  });

  it("is a page of our own, and a program that says nothing of its origin", async () => {
    const fromThePage = await connect({ origin: `http://127.0.0.1:${server.port}` });
    const fromAProgram = await connect();
    for (const socket of [fromThePage, fromAProgram]) {
      expect(await exchange(socket, { type: "hello", protocol: PROTOCOL })).toMatchObject({
        type: "welcome",
      });
      socket.close();
    }
  });

  it("is nobody at any address but the socket's", async () => {
    const { cookie } = await becomeGuest(server.port);
    expect(await refusedUpgrade({ cookie }, "/")).toEqual([404, "not-found"]);
    expect(await refusedUpgrade({ cookie }, "/ws/more")).toEqual([404, "not-found"]);
  });
});

describe("the server over HTTP", () => {
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);

  it("gives a guest a cookie that scripts and other sites cannot get at", async () => {
    const response = await ask("/api/guest", { method: "POST" });
    expect(response.status).toBe(201);
    const [cookie] = response.headers.getSetCookie();
    const [pair, ...attributes] = cookie!.split("; ");
    expect(pair).toMatch(/^tavolata=[\w-]{16}\.[\w-]{43}$/);
    expect(attributes).toEqual(["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]);
  });

  it("recognises a guest by their cookie and gives them no other", async () => {
    const { cookie, person } = await becomeGuest(server.port);
    const response = await ask("/api/guest", { method: "POST", headers: { cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]?.split(";")[0], "the same one, for longer").toBe(cookie);
    expect(await response.json()).toEqual({ person });
  });

  it("makes no guests for pages of other sites", async () => {
    const response = await ask("/api/guest", {
      method: "POST",
      headers: { origin: "https://elsewhere.example" },
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("allows nothing from another host in any answer", async () => {
    for (const path of ["/", "/health", "/api/games", "/nowhere"]) {
      const { headers } = await ask(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/https?:|\*|unsafe|\.\w/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });

  it("has no record of a game that is not over, and no page that does not exist", async () => {
    for (const path of [
      "/api/record/",
      "/api/record/aaaaaaaaaaaaaaaaaaaaaa",
      "/api/history/x",
      "/nope",
      "//",
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
  });
});

describe("a server that closes", () => {
  it("says goodbye to everybody and when to come back, and recognises them when they do", async () => {
    const closing = await TestServer.open();
    const clients = [await closing.client(), await closing.client()];
    const closed = clients.map(({ socket }) => once(socket, "close"));
    await closing.reopen();
    for (const [i, { goodbye, guest }] of clients.entries()) {
      expect(goodbye).toMatchObject({ type: "goodbye", why: "stopping" });
      expect(goodbye!.after).toBeGreaterThan(0);
      const [code, reason] = await closed[i]!;
      expect([code, String(reason)]).toEqual([4000, "stopping"]);
      const back = await closing.client(guest);
      expect(back.messages[0]).toMatchObject({ type: "welcome", person: guest.person });
    }
    await closing.close();
  });
});
