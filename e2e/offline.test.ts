import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../server/server.ts";
import { configForTests } from "../server/testing/test-server.ts";
import { launchChromium } from "./browser/chromium.ts";

/** Built before the tests run. */
const BUILT = fileURLToPath(new URL("../dist/web", import.meta.url));
const TABLE = "/t/AAAAAAAAAAAAAAAAAAAAAA";
/** What the server adds to the page for chats that show a link. Nobody reads them on the page that is kept. */
const LINK_TAGS = /<meta property="og:[^<]*(?:<meta [^<]*)*<\/head>/;

let browser: Browser;
let folder: string;
let server: RunningServer;
let context: BrowserContext;
let page: Page;
/** What the browser writes to its console, for example that a page may not do something. */
const complaints: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tavolata-"));
  server = await serve(BUILT);
  context = await browser.newContext();
  page = await context.newPage();
  complaints.length = 0;
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.goto(address("/"));
  await inPage(`(async () => {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  })()`);
});
afterEach(async () => {
  await context.close();
  await server.close();
  await rm(folder, { recursive: true });
  expect(complaints.filter((text) => /Content.Security.Policy|Refused to/i.test(text))).toEqual([]);
});

function serve(webFolder: string, port = 0): Promise<RunningServer> {
  const config = configForTests({ DATA_DIR: path.join(folder, "data"), PORT: String(port) });
  return startServer(config, () => {}, { webFolder });
}

function address(pathname: string): string {
  return `http://127.0.0.1:${server.port}${pathname}`;
}

/** The same page, in which the first script has another name, as after a change. */
async function nextBuild(): Promise<{ folder: string; before: string; after: string }> {
  const next = path.join(folder, "web");
  await cp(BUILT, next, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const html = await readFile(path.join(next, "index.html"), "utf8");
  const before = /src="\/(assets\/[^"]+\.js)"/.exec(html)![1]!;
  const after = before.replace(/\.js$/, "-next.js");
  await rename(path.join(next, before), path.join(next, after));
  for (const file of ["index.html", "service-worker.js"]) {
    const text = await readFile(path.join(next, file), "utf8");
    const version = text.replace(/version:"[^"]+"/, 'version:"next"');
    await writeFile(path.join(next, file), version.replaceAll(before, after));
  }
  return { folder: next, before: `/${before}`, after: `/${after}` };
}

/** Runs a script in the page. It is text, because the page has other globals than this test. */
function inPage<Result>(script: string): Promise<Result> {
  return page.evaluate<Result>(script);
}

function keptPaths(): Promise<string[]> {
  return inPage(`(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);
}

function statuses(paths: readonly string[]): Promise<number[]> {
  return inPage(
    `Promise.all(${JSON.stringify(paths)}.map((one) => fetch(one).then(({ status }) => status, () => 0)))`,
  );
}

const PATIENT = { timeout: 10_000 };

describe("A page that was visited once", () => {
  it("opens without a network at any of its addresses, with its font", async () => {
    await context.setOffline(true);
    const response = await page.goto(address(TABLE));
    expect([response!.status(), response!.fromServiceWorker()]).toEqual([200, true]);
    const kept = (await response!.text()).replace(LINK_TAGS, "</head>");
    expect(kept).toBe(await readFile(path.join(BUILT, "index.html"), "utf8"));
    await page.getByRole("heading", { name: "You're offline" }).waitFor();
    expect(await inPage(`document.fonts.load("700 20px Fraunces").then((faces) => faces.length)`)).toBe(1);
  });

  it("keeps card faces that were seen, but nothing that is missing and no requests to the server", async () => {
    const cards = /"(\/assets\/cards-[^"]+\/)"/.exec(
      await readFile(path.join(BUILT, "service-worker.js"), "utf8"),
    )![1]!;
    const seen = [`${cards}4/QH.svg`, "/assets/missing.js", "/api/games"];
    expect(await statuses(seen)).toEqual([200, 404, 200]);
    await expect.poll(keptPaths, PATIENT).toContain(seen[0]);
    await context.setOffline(true);
    expect(await statuses(seen)).toEqual([200, 0, 0]);
  });

  it("shows what the server answers while the server is there, even that there is nothing", async () => {
    const response = await page.goto(address("/nothing/here"));
    expect([response!.status(), response!.fromServiceWorker()]).toEqual([404, true]);
  });

  it("switches to a new version when it is asked to, and drops what the new version does not need", async () => {
    const { port } = server;
    const next = await nextBuild();
    await server.close();
    server = await serve(next.folder, port);
    const registration = "navigator.serviceWorker.getRegistration()";
    const isWaiting = () => inPage(`${registration}.then(({ waiting }) => waiting !== null)`);
    await inPage(`${registration}.then((found) => found.update()).then(() => {})`);
    await expect.poll(isWaiting, PATIENT).toBe(true);
    expect(await keptPaths()).toEqual(expect.arrayContaining([next.before, next.after]));
    await inPage(`${registration}.then(({ waiting }) => waiting.postMessage({ type: "update" }))`);
    await expect.poll(isWaiting, PATIENT).toBe(false);
    await expect.poll(keptPaths, PATIENT).not.toContain(next.before);
    expect(await keptPaths()).toEqual(expect.arrayContaining(["/", next.after]));
    await context.setOffline(true);
    await page.goto(address(TABLE));
    expect(await page.content()).toContain(next.after);
  });
});
