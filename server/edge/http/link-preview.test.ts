import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TournamentPlan } from "../../protocol/index.ts";
import { type RunningServer, startServer } from "../../server.ts";
import { BUILT_GAMES } from "../../testing/built.ts";
import { Client } from "../../testing/client.ts";
import { GAMES, TEMPLATE } from "../../testing/template.ts";
import { beginGame, configForTests, keepPlaying, tableOf } from "../../testing/test-server.ts";
import { LinkPreviews } from "./link-preview.ts";

const WEB = fileURLToPath(new URL("../../../dist/web", import.meta.url));
const UNKNOWN = "AAAAAAAAAA_-aaaaaaaaaa";
const NAME = "Genoveffa-la-segreta";
const PLAN_NAME = "Coppa dei Misteri";
const FOUND = GAMES.find(({ manifest }) => manifest.tournament !== undefined)!;
/** What asks for a link when somebody writes it into a chat, and what these say they accept. */
const CHATS = [
  { "User-Agent": "WhatsApp/2.24.20.77 A" },
  {
    "User-Agent": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    Accept: "*/*",
  },
  { "User-Agent": "TelegramBot (like TwitterBot)", Accept: "text/html" },
  { "User-Agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", Range: "bytes=0-32768" },
  {
    "User-Agent": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "Accept-Encoding": "gzip",
  },
];

type Tags = Readonly<Record<string, string>>;

/** As a chat reads them: no script is run, and what comes after the head is of no interest. */
function read(html: string): Tags {
  const [head = ""] = html.split("</head>");
  const found = [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)];
  return Object.fromEntries(
    found.map(([, name, content = ""]) => [
      name,
      content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    ]),
  );
}

let folder: string;
let server: RunningServer;
let links: Record<"table" | "tournament" | "replay", string>;

async function look(pathname: string, headers: Record<string, string> = {}): Promise<Tags> {
  const response = await fetch(`http://127.0.0.1:${server.port}${pathname}`, { headers });
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const secret of [NAME, PLAN_NAME]) expect(html).not.toContain(secret);
  return read(html);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tavolata-"));
  const config = configForTests({ DATA_DIR: folder });
  server = await startServer(config, () => {}, { gamesModule: BUILT_GAMES, webFolder: WEB });
  const { seats } = TEMPLATE.manifest;
  const { table, clients } = await tableOf({ client: () => Client.connect(server.port) }, seats.min);
  const [host] = clients;
  await host!.must({ type: "introduce", nickname: NAME, avatar: "plain" });
  await beginGame(table, clients);
  await Promise.all(clients.map((client) => keepPlaying(client, table)));
  await host!.until(() => host!.room!.ended.length > 0);
  const other = await host!.must({ type: "open", game: FOUND.manifest.name });
  const plan: TournamentPlan = {
    name: PLAN_NAME,
    game: FOUND.manifest.name,
    most: 8,
    tableSize: 4,
    entry: 0,
    startsAt: null,
    whenFull: false,
    lateMinutes: 0,
    pace: "quick",
    options: { ...FOUND.manifest.tournament!.fixed, ...FOUND.manifest.tournament!.asked },
  };
  const { tournament } = await host!.must({ type: "open-tournament", plan });
  links = {
    table: `/t/${other.table}`,
    tournament: `/e/${tournament}`,
    replay: `/r/${host!.room!.ended[0]!.id}`,
  };
  for (const client of clients) await client.close();
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe("A link in a chat", () => {
  it("to the house shows what it is, in the language of who asks", async () => {
    const it = await look("/", { "Accept-Language": "it-IT,it;q=0.9,en;q=0.8" });
    expect(it).toMatchObject({
      "og:title": "Tavolata",
      "og:type": "website",
      "og:locale": "it_IT",
      "og:locale:alternate": "en_GB",
      "og:url": `http://127.0.0.1:${server.port}/`,
      "twitter:card": "summary_large_image",
    });
    expect(it["og:description"]).toContain("Giochi da tavola all'italiana");
    const en = await look("/", { "Accept-Language": "de, en;q=0.7, it;q=0.3" });
    expect(en).toMatchObject({ "og:locale": "en_GB", "og:locale:alternate": "it_IT" });
    expect(en["og:description"]).toContain("Italian table games");
    expect((await look("/"))["og:locale"]).toBe("it_IT");
  });

  it("shows its game's picture and words to every chat, and nobody's name", async () => {
    const { manifest } = FOUND;
    const [first, ...others] = await Promise.all(CHATS.map((headers) => look(links.table, headers)));
    for (const other of others) expect(other).toEqual(first);
    expect(first!["og:title"]).toBe(`Vieni a giocare a ${manifest.title}`);
    expect(first!["og:description"]).toContain(manifest.tagline.it);
    expect(first!["og:image"]).toBe(`http://127.0.0.1:${server.port}/link/${manifest.name}.png`);
    const tournament = await look(links.tournament);
    expect(tournament["og:title"]).toBe(`${manifest.title}: vieni al torneo!`);
    expect(tournament["og:image"]).toBe(first!["og:image"]);
    const deck = await look(`/d/${manifest.name}`, { "Accept-Language": "en" });
    expect(deck["og:title"]).toBe(`${manifest.title}: a deck to try`);
    const replay = await look(links.replay);
    expect(replay["og:title"]).toBe(`${TEMPLATE.manifest.title}: rivedi la partita`);
  });

  it("shows the picture of the house where a game has none, and where there is nothing", async () => {
    const house = `http://127.0.0.1:${server.port}/link.png`;
    expect((await look(links.replay))["og:image"]).toBe(house);
    for (const page of ["t", "s", "e", "r"]) {
      const { "og:title": title, "og:image": picture } = await look(`/${page}/${UNKNOWN}`);
      expect(picture).toBe(house);
      for (const { manifest } of GAMES) expect(title).not.toContain(manifest.title);
    }
    expect((await look("/d/constructor"))["og:image"]).toBe(house);
  });

  it("with a code, which is short enough to be tried out, does not say which game it is", async () => {
    const client = await Client.connect(server.port);
    await client.must({ type: "watch", table: links.table.slice(3) });
    await client.until(() => client.room?.code != null);
    const known = await look(`/c/${client.room!.code}`);
    await client.close();
    const unknown = await look("/c/AAAAAA");
    expect({ ...known, "og:url": "" }).toEqual({ ...unknown, "og:url": "" });
  });

  it("leads to a picture of the size it says, which other sites may show", async () => {
    for (const link of ["/", links.table]) {
      const tags = await look(link);
      const response = await fetch(tags["og:image"]!, { headers: CHATS[0]! });
      const png = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get("content-type")).toBe(tags["og:image:type"]);
      expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
      expect(size).toEqual({
        width: Number(tags["og:image:width"]),
        height: Number(tags["og:image:height"]),
      });
      expect(png.length).toBeLessThan(100_000);
    }
  });
});

describe("The address in a preview", () => {
  const store = { read: async () => [], endedGame: async () => undefined };
  const request = (host: string, headers = {}) =>
    ({ url: "/t/x?y", headers: { host, ...headers } }) as unknown as IncomingMessage;
  const tagsOf = async (publicUrl: URL | undefined, asked: IncomingMessage, proxy = false) =>
    read(`${await new LinkPreviews(store, [], { proxy, publicUrl }).tags(asked, () => true)}</head>`);

  it("is the one that people know, whatever the request says", async () => {
    const tags = await tagsOf(new URL("https://gioco.example/"), request("evil.example"));
    expect(tags["og:image"]).toBe("https://gioco.example/link.png");
    expect(tags["og:url"]).toBe("https://gioco.example/t/x");
  });

  it("is that of the request otherwise, with https where our balancer says so", async () => {
    const asked = request("Casa.local:8080", { "x-forwarded-proto": "https" });
    expect((await tagsOf(undefined, asked))["og:image"]).toBe("http://casa.local:8080/link.png");
    expect((await tagsOf(undefined, asked, true))["og:image"]).toBe("https://casa.local:8080/link.png");
  });

  it("is left out where the request names something that is no host", async () => {
    for (const host of ["", 'a"><script>', "a b", "a/../b", "a@b"]) {
      const tags = await tagsOf(undefined, request(host));
      expect(tags["og:image"]).toBeUndefined();
      expect(tags["og:title"]).toBe("Vieni al tavolo!");
    }
  });
});
