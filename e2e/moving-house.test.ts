import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Client } from "../server/testing/client.ts";
import { sharedPostgres } from "../server/testing/postgres-shared.ts";
import { ServerProcess } from "../server/testing/server-process.ts";
import { beginGame, keepPlaying, ROOMY, tableOf } from "../server/testing/test-server.ts";

const TAVOLATA = fileURLToPath(new URL("../dist/tavolata.mjs", import.meta.url));

describe("A house with games in play", () => {
  let folder: string;
  let server: ServerProcess;
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    server = await ServerProcess.start({ ...ROOMY, DATA_DIR: folder, ...env });
  };
  const command = (...args: string[]) =>
    execFileSync(process.execPath, [TAVOLATA, ...args, "--data", folder], {
      encoding: "utf8",
      stdio: "pipe",
    });

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "tavolata-moving-"));
    await open();
  });

  afterEach(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Two tables in the middle of a game, each with two people and a bot. */
  async function gamesInPlay() {
    const games = [];
    for (let i = 0; i < 2; i++) {
      const { table, clients } = await tableOf({ client: () => Client.connect(server.port) }, 2, {
        settings: { pace: "quick" },
      });
      await clients[0]!.mustDo(table, { type: "seat-bot", chair: 2, bot: "random" });
      await beginGame(table, clients);
      const enough = () => clients[0]!.updates.length >= 6 + i;
      await Promise.all(clients.map((client) => keepPlaying(client, table, { stop: enough })));
      games.push({ table, clients });
    }
    return games;
  }

  /** Everybody comes back as who they are, sees at least what they saw, and plays on to the end. */
  async function goOn(games: Awaited<ReturnType<typeof gamesInPlay>>, seen: readonly number[][]) {
    for (const [game, { table, clients }] of games.entries()) {
      const back = await Promise.all(clients.map(({ guest }) => Client.connect(server.port, guest)));
      for (const [seat, client] of back.entries()) {
        await client.must({ type: "watch", table });
        expect(client.id).toBe(clients[seat]!.id);
        expect(client.update!.update).toBeGreaterThanOrEqual(seen[game]![seat]!);
      }
      await Promise.all(back.map((client) => keepPlaying(client, table)));
      expect(back[0]!.room!.ended).toHaveLength(1);
      await Promise.all(back.map((client) => client.close()));
    }
  }

  it("moves to PostgreSQL, and the games go on there", async () => {
    const games = await gamesInPlay();
    expect(() => command("move", "postgres://nobody@127.0.0.1:1/x")).toThrow(/in use by process/);
    const seen = games.map(({ clients }) => clients.map(({ update }) => update!.update));
    expect(await server.stop()).toBe(0);

    const url = await (await sharedPostgres()).createDatabase();
    const said = command("move", url);
    expect(said).toMatch(/^entries +[1-9]\d* rows {2}[0-9a-f]{16}$/m);
    expect(said).toMatch(/All of it is there as it was/);
    // The folder knows that its house is elsewhere now, and opens no other.
    await expect(open()).rejects.toThrow(/belongs to the house/);

    await open({ DATABASE_URL: url });
    expect(server.lines.map(({ what }) => what)).not.toContain("a new house begins");
    await goOn(games, seen);
    expect(server.faults).toEqual([]);
  });

  it("is backed up by schedule, and restored from there", async () => {
    const games = await gamesInPlay();
    const seen = games.map(({ clients }) => clients.map(({ update }) => update!.update));
    await server.stop();
    await open({ BACKUP_EVERY_HOURS: "1", BACKUP_KEEP: "3" });
    await expect
      .poll(() => server.lines.map(({ what }) => what), { timeout: 20_000 })
      .toContain("backup made");
    const metrics = await (await fetch(`${server.url}metrics`)).text();
    const made = Number(/^tavolata_last_backup_timestamp_seconds\{.*\} ([\d.]+)$/m.exec(metrics)?.[1]);
    expect(Math.abs(Date.now() / 1000 - made)).toBeLessThan(60);
    // What happens from now on is not in the backup.
    await goOn(games, seen);
    await server.stop();

    const backups = readdirSync(path.join(folder, "backups"));
    expect(backups).toEqual([expect.stringMatching(/^tavolata-[\dT-]+Z\.db$/)]);
    command("restore", path.join(folder, "backups", backups[0]!));
    await open();
    await goOn(games, seen);
    expect(server.faults).toEqual([]);
  });
});
