import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../../server.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import { configForTests } from "../../testing/test-server.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const PAGE = `<!doctype html><title>Tavolata</title>${"<p>Si gioca.</p>".repeat(100)}`;
const HOME_PAGE = `${PAGE}<!-- the front page -->`;
const SCRIPT = "console.log('si gioca');".repeat(100);
const ID = "AAAAAAAAAA_-aaaaaaaaaa";

/** The path goes out exactly as it is given: no client tidies it up. */
async function ask(
  port: number,
  pathname: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const sent = request({ port, host: "127.0.0.1", path: pathname, headers, method, agent: false });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode!, headers: response.headers, body };
}

async function write(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

let folder: string;
let server: RunningServer;
const get = (pathname: string, headers?: Record<string, string>) => ask(server.port, pathname, headers);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tavolata-"));
  await write(path.join(folder, "web"), {
    "index.html": PAGE,
    "index.html.br": brotliCompressSync(PAGE),
    "index.html.gz": gzipSync(PAGE),
    "home.html": HOME_PAGE,
    "home.html.br": brotliCompressSync(HOME_PAGE),
    "home.html.gz": gzipSync(HOME_PAGE),
    "assets/main-abc.js": SCRIPT,
    "assets/main-abc.js.br": brotliCompressSync(SCRIPT),
    "assets/main-abc.js.gz": gzipSync(SCRIPT),
    "assets/main-abc.css": "a{}",
    "assets/cards-abc/4/QH.svg": "<svg/>",
    "assets/face-abc.woff2": "font",
    "icon-192.png": "png",
    "manifest.webmanifest": "{}",
    "service-worker.js": "self;",
    ".vite/manifest.json": "{}",
  });
  await writeFile(path.join(folder, "secret.txt"), "secret");
  const config = configForTests({ DATA_DIR: path.join(folder, "data") });
  server = await startServer(config, () => {}, { webFolder: path.join(folder, "web") });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe("A file", () => {
  const types: [string, string][] = [
    ["/assets/main-abc.js", "text/javascript; charset=utf-8"],
    ["/assets/main-abc.css", "text/css; charset=utf-8"],
    ["/assets/cards-abc/4/QH.svg", "image/svg+xml"],
    ["/assets/face-abc.woff2", "font/woff2"],
    ["/icon-192.png", "image/png"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/service-worker.js", "text/javascript; charset=utf-8"],
    ["/", "text/html; charset=utf-8"],
  ];
  for (const [pathname, type] of types) {
    it(`at ${pathname} is ${type}`, async () => {
      const { status, headers, body } = await get(pathname);
      expect([status, headers["content-type"]]).toEqual([200, type]);
      expect(headers["content-length"]).toBe(String(body.length));
      expect(body.length).toBeGreaterThan(0);
    });
  }

  it("at / is the page with what only the front page shows, and nowhere else", async () => {
    expect(String((await get("/")).body)).toContain("the front page");
    expect(String((await get("/e")).body)).not.toContain("the front page");
    const { status } = await get("/home.html", { accept: "application/json" });
    expect(status).toBe(404);
  });

  it("may be cached forever if it is named by its content, and every other is asked for again", async () => {
    for (const pathname of ["/assets/main-abc.js", "/assets/cards-abc/4/QH.svg"]) {
      expect((await get(pathname)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    for (const pathname of ["/", "/manifest.webmanifest", "/service-worker.js", "/icon-192.png"]) {
      expect((await get(pathname)).headers["cache-control"]).toBe("no-cache");
    }
  });

  it("comes compressed as the client prefers, each encoding with an ETag of its own", async () => {
    const plain = await get("/assets/main-abc.js");
    const br = await get("/assets/main-abc.js", { "Accept-Encoding": "gzip, deflate, br" });
    const gz = await get("/assets/main-abc.js", { "Accept-Encoding": "br;q=0, gzip" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect(gz.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
    for (const { headers, body } of [plain, br, gz]) {
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers["content-length"]).toBe(String(body.length));
    }
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it("comes plain if it was not compressed", async () => {
    const { headers } = await get("/assets/main-abc.css", { "Accept-Encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });

  it("is not sent again if the client has it", async () => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const wish = { "Accept-Encoding": encoding };
      const first = await get("/", wish);
      const again = await get("/", { ...wish, "If-None-Match": `"other", W/${first.headers.etag}` });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(first.headers.etag);
      expect(again.headers["cache-control"]).toBe("no-cache");
      expect(again.headers.vary).toBe("Accept-Encoding, Accept-Language");
    }
    expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("is described to HEAD without its body", async () => {
    const whole = await get("/", { "Accept-Encoding": "br" });
    const head = await ask(server.port, "/", { "Accept-Encoding": "br" }, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ["content-length", "content-type", "content-encoding", "etag", "cache-control"]) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
    it(`is not changed by ${method}`, async () => {
      for (const pathname of ["/", "/assets/main-abc.js"]) {
        const { status, headers } = await ask(server.port, pathname, {}, method);
        expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      }
      expect((await ask(server.port, "/nothing", { Accept: "text/html" }, method)).status).toBe(404);
    });
  }
});

describe("The page of the app", () => {
  for (const pathname of [
    "/",
    "/?from=home",
    `/t/${ID}`,
    "/c/FICHTS",
    "/s",
    `/s/${ID}`,
    `/r/${ID}`,
    "/e",
    `/e/${ID}`,
    `/e/${ID}/tv`,
    "/circle",
    `/circle/${ID}`,
    "/l/any-game",
    "/d/any-game",
    "/me",
    "/me/games",
    "/me/figures",
    "/hand-over",
    "/privacy",
  ]) {
    it(`opens at ${pathname}, whatever the client accepts`, async () => {
      for (const accept of ["text/html", "*/*", "application/json"]) {
        const { status, headers, body } = await get(pathname, { Accept: accept });
        expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
        expect(body.toString()).toBe(/^\/(?:\?|$)/.test(pathname) ? HOME_PAGE : PAGE);
      }
    });
  }

  const nowhere = [
    "/index.html",
    "/t",
    "/t/",
    "/t/short",
    `/t/${ID}/`,
    `/t/${ID}A`,
    `/t/${ID}%00`,
    "/c/FICHT",
    "/c/FICHT5",
    "/r",
    "/l",
    "/l/Any",
    "/d",
    "/d/Any",
    "/me/settings",
    "/assets/",
    "/assets/main-old.js",
    "/assets/main-abc.js.br",
    "/assets/main-abc.js.gz",
    "/.vite/manifest.json",
    "//",
    "/constructor",
    "/__proto__",
  ];
  for (const pathname of nowhere) {
    it(`says itself that there is nothing at ${pathname}; programs are told in JSON`, async () => {
      const read = await get(pathname, { Accept: "text/html,*/*;q=0.8", "If-None-Match": "*" });
      expect([read.status, read.body.toString()]).toEqual([404, PAGE]);
      expect(read.headers["cache-control"]).toBe("no-cache");
      expect(read.headers.vary).toBe("Accept, Accept-Encoding");
      expect(read.headers.etag).toBeUndefined();
      const told = await get(pathname, { Accept: "*/*" });
      expect(told.status).toBe(404);
      expect(JSON.parse(told.body.toString())).toEqual({ refused: { code: "not-found" } });
    });
  }

  it("is never an answer of the interface", async () => {
    for (const pathname of ["/api/nothing", `/api/record/${ID}`, "/api/"]) {
      const { status, headers } = await get(pathname, { Accept: "text/html" });
      expect([status, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
    }
    expect((await get("/health", { Accept: "text/html" })).headers["content-type"]).toContain("json");
  });
});

it("no path leads out of the folder", async () => {
  for (const pathname of [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..\\secret.txt",
    "/assets/....//....//secret.txt",
    "/assets/main-abc.js/../../../secret.txt",
    "//secret.txt",
    "/./index.html",
    path.join(folder, "secret.txt"),
    `file://${folder}/secret.txt`,
  ]) {
    const { status, body } = await get(pathname);
    expect([pathname, status]).toEqual([pathname, 404]);
    expect(body.toString()).not.toContain("secret");
  }
});

it("every answer says that no code of others may run in it", async () => {
  const answers = [
    await get("/"),
    await get("/assets/main-abc.js"),
    await get("/service-worker.js"),
    await get("/nothing", { Accept: "text/html" }),
    await get("/nothing"),
    await get("/api/games"),
    await ask(server.port, "/", {}, "POST"),
    await get("/", { "If-None-Match": "*" }),
  ];
  for (const { headers } of answers) {
    const policy = headers["content-security-policy"];
    expect(policy).toMatch(/default-src 'self';.*script-src 'self';.*frame-ancestors 'none'/);
    expect(policy).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["permissions-policy"]).toContain("screen-wake-lock=(self)");
  }
});

describe("A server", () => {
  it("without a web page has a plain front page and nothing else", async () => {
    const config = configForTests({ DATA_DIR: path.join(folder, "other-data") });
    const plain = await startServer(config, () => {}, { webFolder: path.join(folder, "nowhere") });
    const page = await ask(plain.port, "/", { Accept: "text/html" });
    expect([page.status, page.body.toString().includes("/ws")]).toEqual([200, true]);
    expect((await ask(plain.port, `/t/${ID}`, { Accept: "text/html" })).status).toBe(404);
    expect((await ask(plain.port, "/", {}, "POST")).status).toBe(404);
    await plain.close();
  });

  it("that was built serves the web page that was built with it, and everything that the page names", async () => {
    const built = await ServerProcess.start();
    const page = (await ask(built.port, "/")).body.toString();
    const manifest = JSON.parse((await ask(built.port, "/manifest.webmanifest")).body.toString());
    const named = [
      ...[...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file!),
      ...manifest.icons.map(({ src }: { src: string }) => src),
      "/service-worker.js",
    ];
    const answers = await Promise.all(
      named.map(async (file) => [file, (await ask(built.port, file)).status] as const),
    );
    expect(await built.stop()).toBe(0);
    expect(named.filter((file) => /^\/assets\/.*\.(?:js|css|woff2)$/.test(file)).length).toBeGreaterThan(2);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
