import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { Client } from "../../server/testing/client.ts";
import { sharedPostgres } from "../../server/testing/postgres-shared.ts";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { beginGame, keepPlaying, ROOMY, tableOf } from "../../server/testing/test-server.ts";
import { launchChromium } from "../browser/chromium.ts";
import { ask, becomeGuestAt } from "./https.ts";
import { freePorts } from "./programs.ts";
import { type Front, PROXIES } from "./proxies.ts";

describe.each(Object.entries(PROXIES))("%s in front of two nodes", (name, start) => {
  let folder: string;
  let nodes: ServerProcess[];
  let proxy: Front;
  /** Somebody who comes by the address that everybody knows. */
  const client = async (known?: Awaited<ReturnType<typeof becomeGuestAt>>) =>
    Client.connect(proxy.url, known ?? (await becomeGuestAt(proxy)), { ca: proxy.ca });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "tavolata-proxy-"));
    const [port = 0] = await freePorts(1);
    const url = await (await sharedPostgres()).createDatabase();
    const env = { ...ROOMY, DATABASE_URL: url, PUBLIC_URL: `https://localhost:${port}/`, TRUST_PROXY: "1" };
    nodes = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
    proxy = await start(
      folder,
      port,
      nodes.map((node) => node.port),
    );
  });

  afterAll(async () => {
    await proxy?.running.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  it("keeps cookies and pages on https, compressed as the house sends them", async () => {
    const { setCookie } = await becomeGuestAt(proxy);
    expect(setCookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    const page = await ask(proxy, "/", { headers: { "accept-encoding": "br" } });
    expect(page.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(page.headers["content-encoding"]).toBe("br");
    expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  });

  it("shows nobody the metrics", async () => {
    expect((await ask(proxy, "/metrics")).status).toBe(404);
  });

  it("passes WebSockets on, of its own pages only", async () => {
    const { cookie } = await becomeGuestAt(proxy);
    const knock = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${proxy.url.replace("https", "wss")}ws`, {
          ca: proxy.ca,
          headers: { cookie, origin },
        });
        socket.once("open", () => {
          socket.close();
          resolve("open");
        });
        socket.once("error", ({ message }) => resolve(message));
      });
    expect(await knock(new URL(proxy.url).origin)).toBe("open");
    expect(await knock("https://elsewhere.example")).toContain("403");
  });

  it("brings people on both nodes to one table, and a game with a bot is played to its end", async () => {
    const before = await Promise.all(nodes.map(connectionsOf));
    const { table, clients } = await tableOf({ client: () => client() }, 4, { settings: { pace: "quick" } });
    const after = await Promise.all(nodes.map(connectionsOf));
    expect(after.map((count, node) => count - before[node]!)).toEqual([2, 2]);
    await clients[0]!.mustDo(table, { type: "seat-bot", chair: 4, bot: "random" });
    await beginGame(table, clients);
    await Promise.all(clients.map((one) => keepPlaying(one, table)));
    expect(clients[0]!.room?.ended).toHaveLength(1);
    await Promise.all(clients.map((one) => one.close()));
  });

  it("is an app that can be installed, with everything that browsers keep for https", async () => {
    // A page whose certificate nobody vouches for gets no service worker, so this browser believes everybody.
    const browser = await launchChromium(16, ["--ignore-certificate-errors"]);
    try {
      const page = await browser.newPage();
      await page.goto(proxy.url);
      expect(await page.evaluate("[isSecureContext, typeof PublicKeyCredential]")).toEqual([
        true,
        "function",
      ]);
      expect(
        await page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"),
      ).toBe(`${proxy.url}service-worker.js`);
      const href = await page.getAttribute('link[rel="manifest"]', "href");
      const manifest = JSON.parse((await ask(proxy, href ?? "")).body) as {
        display: string;
        icons: object[];
      };
      expect(manifest.display).toBe("standalone");
      expect(manifest.icons.length).toBeGreaterThan(0);
    } finally {
      await browser.close();
    }
  });

  it("leads people to the other node when theirs stops, and goes on at the table", async () => {
    const { table, clients } = await tableOf({ client: () => client() }, 3);
    await beginGame(table, clients);
    const guests = clients.map(({ guest }) => guest as Awaited<ReturnType<typeof becomeGuestAt>>);
    const [stopped, ...others] = nodes as [ServerProcess, ...ServerProcess[]];
    expect(await stopped.stop()).toBe(0);
    nodes = others;
    await Promise.all(clients.map((one) => one.close()));
    const back = await Promise.all(guests.map((guest) => client(guest)));
    for (const one of back) await one.must({ type: "watch", table });
    await Promise.all(back.map((one) => keepPlaying(one, table)));
    expect(back[0]!.room?.ended).toHaveLength(1);
    await Promise.all(back.map((one) => one.close()));
  });

  it("believes no client about itself: not its address, and not how slow it is", async () => {
    const heard: IncomingHttpHeaders[] = [];
    const listener = createServer((request, response) => {
      heard.push(request.headers);
      response.end("{}");
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const [port = 0] = await freePorts(1);
    const { port: node } = listener.address() as { port: number };
    const other = await start(mkdtempSync(path.join(folder, "other-")), port, [node]);
    heard.length = 0;
    await ask(other, "/me", {
      headers: { "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "http", "x-tcp-rtt": "999999999" },
    });
    const last = heard.find((headers) => headers["x-forwarded-proto"] !== undefined) ?? {};
    expect(last["x-forwarded-proto"]).toBe("https");
    expect(last["x-forwarded-for"]?.toString().split(",").at(-1)?.trim()).toMatch(/^(127\.0\.0\.1|::1)$/);
    if (name === "nginx") {
      expect(Number(last["x-tcp-rtt"])).toBeGreaterThan(0);
      expect(Number(last["x-tcp-rtt"])).toBeLessThan(1_000_000);
    } else expect(last["x-tcp-rtt"]).toBeUndefined();
    await other.running.stop();
    listener.close();
  });
});

/** How many people are connected to a node, as its metrics have it. */
async function connectionsOf({ url }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${url}metrics`)).text();
  return Number(/^tavolata_connections\{[^}]*\} (\d+)$/m.exec(metrics)?.[1]);
}
