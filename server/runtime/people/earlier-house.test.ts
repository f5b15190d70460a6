import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { type GameRecord, type GameTypes, verify } from "@tavolata/kernel";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { OwnProfile } from "../../protocol/index.ts";
import { type Client, firstOffer, type Guest } from "../../testing/client.ts";
import { TestServer } from "../../testing/test-server.ts";

const KEPT = new URL("../../testing/earlier-house/", import.meta.url);

/** What the people of that house had seen when it was closed. */
interface Seen {
  readonly ada: Guest;
  readonly bea: Guest;
  readonly finished: string;
  readonly game: string;
  readonly inPlay: string;
  readonly tournament: string;
}

let folder: string;
let server: TestServer;
let seen: Seen;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tavolata-earlier-"));
  await writeFile(
    path.join(folder, "tavolata.db"),
    gunzipSync(await readFile(new URL("tavolata.db.gz", KEPT))),
  );
  seen = JSON.parse(await readFile(new URL("seen.json", KEPT), "utf8")) as Seen;
  server = await TestServer.open({ DATA_DIR: folder });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it("a house of the release before opens, and everything in it works", async () => {
  const get = (where: string) =>
    fetch(`http://127.0.0.1:${server.port}${where}`, { headers: { cookie: seen.ada.cookie } });
  const profile = (await (await get("/api/me")).json()) as OwnProfile;
  expect(profile.person).toEqual({ id: seen.ada.person.id, nickname: "Ada", avatar: "fox" });
  expect(profile.devices.map(({ isThis }) => isThis)).toEqual([true]);

  const record = (await (await get(`/api/record/${seen.game}`)).json()) as GameRecord<GameTypes>;
  const rules = server.running.node.findGame(record.game)?.rules;
  expect(rules && verify(rules, record)).toMatchObject({ fair: true });
  expect((await get(`/api/history/${seen.game}`)).status).toBe(200);

  const { store } = server.running.node;
  expect(
    (await store.unseenGuests(store.now() + 60_000, 10)).length,
    "nobody stays for ever",
  ).toBeGreaterThan(1);
  expect(await store.logsWith(seen.ada.person.id), "where they were before anybody wrote it down").toEqual(
    [seen.finished, seen.inPlay, `tournament:${seen.tournament}`].sort(),
  );

  const [ada, bea] = [await server.client(seen.ada), await server.client(seen.bea)];
  for (const client of [ada, bea]) await client.must({ type: "watch", table: seen.inPlay });
  const play = async (client: Client) => {
    if (client.update?.awaited) await client.play(seen.inPlay, firstOffer);
  };
  for (const client of [ada, bea]) client.onUpdate.add(() => void play(client));
  for (const client of [ada, bea]) await play(client);
  await ada.until(() => ada.room?.ended.length === 1);
  const { purse } = await ada.must({ type: "purse" });
  expect(purse?.chips).toBeGreaterThanOrEqual(4000);

  await ada.must({ type: "watch", table: seen.finished });
  await ada.until(() => ada.room?.ended[0]?.id === seen.game);
  expect(ada.lines.map(({ text }) => text)).toContain("Ciao a tutti");
  await ada.must({ type: "follow", tournament: seen.tournament });
  await ada.until(() => ada.tournament !== undefined);
  expect(ada.tournament?.plan.name).toBe("Gran Premio");
  expect(ada.tournament?.host).toMatchObject({ id: seen.ada.person.id });
});
