/** Lets the house open without a network, and keeps what never changes. Games themselves need the server. */
export {};

declare const self: ServiceWorkerGlobalScope;
/** What this build is made of; web/build/service-worker.ts puts it here. */
declare const BUILD: {
  readonly version: string;
  /** What the page names, without which it cannot show anything. */
  readonly shell: readonly string[];
  readonly assets: readonly string[];
  /** The folders of card faces, with a slash at the end. */
  readonly cards: readonly string[];
};

const PAGE_CACHE = `tavolata-page-${BUILD.version}`;
const ASSETS_CACHE = "tavolata-assets";
const CARDS_CACHE = "tavolata-cards";
const MOST_CARDS = 250;
const GIVE_UP_AFTER_MS = 4000;
const NOT_OURS = /^\/(?:api|ws|health|metrics)(?:\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(dropTheOld().then(() => self.clients.claim())));
self.addEventListener("message", ({ data }) => {
  if (data?.type === "update") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(openAsset(event, pathname));
});

/** Any of the page's addresses but the first: the front page alone names the picture that it shows first. */
const PAGE_ADDRESS = "/e";

async function keepShell(): Promise<void> {
  const page = await fetch(PAGE_ADDRESS, { cache: "reload" });
  const html = await page.clone().text();
  // While a cluster is upgraded, the page may come from another version than this file; the browser tries again.
  if (!page.ok || BUILD.shell.some((file) => !html.includes(file)))
    throw new Error("not the page of this build");
  const assets = await caches.open(ASSETS_CACHE);
  const missing = await Promise.all(
    BUILD.shell.map(async (file) => ((await assets.match(file)) ? [] : [file])),
  );
  await assets.addAll(missing.flat());
  await (await caches.open(PAGE_CACHE)).put("/", page);
}

async function dropTheOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("tavolata-page-") && name !== PAGE_CACHE)
      .map((name) => caches.delete(name)),
  );
  const isInBuild = (path: string) =>
    BUILD.assets.includes(path) || BUILD.cards.some((folder) => path.startsWith(folder));
  for (const name of [ASSETS_CACHE, CARDS_CACHE]) {
    const cache = await caches.open(name);
    const old = (await cache.keys()).filter(({ url }) => !isInBuild(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
  }
}

/** From the server if it answers in time; else as it was kept, and the app says that it is offline. */
async function openPage(request: Request): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), GIVE_UP_AFTER_MS);
  try {
    const response = await fetch(request, { signal: giveUp.signal });
    if (response.status < 500) return response;
    return (await keptPage()) ?? response;
  } catch (fault) {
    const kept = await keptPage();
    if (kept === undefined) throw fault;
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(PAGE_CACHE)).match("/");
}

/** Names in /assets/ change with their content, so what is there is right. */
async function openAsset(event: FetchEvent, path: string): Promise<Response> {
  const { request } = event;
  const isCard = path.startsWith("/assets/cards-");
  const cache = await caches.open(isCard ? CARDS_CACHE : ASSETS_CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    event.waitUntil(cache.put(request, copy).then(() => (isCard ? keepFew(cache) : undefined)));
  }
  return response;
}

async function keepFew(cache: Cache): Promise<void> {
  const cards = await cache.keys();
  await Promise.all(cards.slice(0, -MOST_CARDS).map((request) => cache.delete(request)));
}
