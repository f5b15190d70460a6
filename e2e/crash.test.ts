import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fastRandom } from "@tavolata/kernel";
import type { GamePage } from "@tavolata/server/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ServerProcess } from "../server/testing/server-process.ts";
import { ROOMY } from "../server/testing/test-server.ts";
import { SteadyTables } from "./steady-tables.ts";

/** `npm run soak -- crash` does it a thousand times. */
const KILLS = 8;
const TABLES = 6;
const SEED = 20261116;

/** A player of these games finds all of them again, each with everybody who played it. */
async function expectRemembered(port: number, cookie: string, games: readonly string[]): Promise<void> {
  const found = new Map<string, number>();
  let next: string | null = "";
  while (next !== null) {
    const where = `http://127.0.0.1:${port}/api/me/games${next === "" ? "" : `?before=${encodeURIComponent(next)}`}`;
    const page = (await (await fetch(where, { headers: { cookie } })).json()) as GamePage;
    for (const { id, seats } of page.games) found.set(id, seats.length);
    next = page.next;
  }
  for (const id of games) expect([id, (found.get(id) ?? 0) >= 3]).toEqual([id, true]);
}

describe("A server that is killed again and again", () => {
  let folder: string;
  let server: ServerProcess;
  const start = () =>
    ServerProcess.start({
      ...ROOMY,
      DATA_DIR: folder,
      PORT: String(server?.port ?? 0),
      TIMEOUT_PLAYER_SECONDS: "3600",
    });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "tavolata-crash-"));
    server = await start();
  });

  afterAll(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it(`loses no answered move in ${KILLS} kill -9 under load, and every table goes on`, async () => {
    const random = fastRandom(SEED, 0);
    const tables = new SteadyTables(() => [server.port]);
    for (let i = 0; i < TABLES; i++) await tables.open(3, i === 0 ? 1 : 0);
    tables.start();

    for (let kill = 0; kill < KILLS; kill++) {
      // At a random moment: after a random number of answers since the last kill.
      const enough = tables.answers + 1 + random.below(60);
      await tables.until(() => tables.answers >= enough);
      await server.kill();
      expect(server.faults).toEqual([]);
      server = await start();
    }
    await tables.finishAGame();
    await tables.stop();
    await tables.compareWithRecords(server.port);
    for (const { ended, players } of tables.tables) {
      for (const { guest } of players) await expectRemembered(server.port, guest.cookie, [...ended.values()]);
    }
  }, 240_000);
});
