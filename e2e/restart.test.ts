import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../server/testing/client.ts";
import { ServerProcess } from "../server/testing/server-process.ts";
import { beginGame, keepPlaying, ROOMY, tableOf } from "../server/testing/test-server.ts";

describe("A server that is stopped properly", () => {
  let folder: string;
  let server: ServerProcess;
  const start = (port = 0) => ServerProcess.start({ ...ROOMY, DATA_DIR: folder, PORT: String(port) });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "tavolata-restart-"));
    server = await start();
  });

  afterAll(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it("says where people can find it, even with a phone", () => {
    const addresses = server.lines.filter(({ what }) => what === "come in").map(({ address }) => address);
    expect(addresses[0]).toBe(`http://localhost:${server.port}/`);
    for (const address of addresses) expect(address).toMatch(/^http:\/\/[\w.]+:\d+\/$/);
  });

  it("tells everybody to come back, and a game of four people and two bots is played to its end", async () => {
    const visitors = { client: () => Client.connect(server.port) };
    const { table, clients } = await tableOf(visitors, 4, { settings: { pace: "quick" } });
    for (const chair of [4, 5]) await clients[0]!.mustDo(table, { type: "seat-bot", chair, bot: "random" });
    await beginGame(table, clients);
    const enough = () => clients[0]!.updates.length >= 10;
    await Promise.all(clients.map((client) => keepPlaying(client, table, { stop: enough })));
    const left = clients.map(({ update }) => update!);

    expect(await server.stop()).toBe(0);
    await Promise.all(clients.map((client) => client.until(() => !client.isOpen())));
    for (const { goodbye } of clients) expect(goodbye).toMatchObject({ why: "stopping" });
    expect(server.faults).toEqual([]);

    server = await start(server.port);
    const back = await Promise.all(clients.map(({ guest }) => Client.connect(server.port, guest)));
    for (const [seat, client] of back.entries()) {
      await client.must({ type: "watch", table });
      const again = client.update!;
      expect(again.update).toBeGreaterThanOrEqual(left[seat]!.update);
      if (again.update === left[seat]!.update) expect(again.view).toEqual(left[seat]!.view);
    }
    await Promise.all(back.map((client) => keepPlaying(client, table)));
    expect(back[0]!.room!.ended).toHaveLength(1);

    const { id } = back[0]!.room!.ended[0]!;
    const address = `http://127.0.0.1:${server.port}/api/record/${id}`;
    expect(await verifyAt(address)).toEqual({ code: 0, said: expect.stringMatching(/^fair: /) });
    await Promise.all(back.map((client) => client.close()));
  });

  it("says clearly that another server has the folder", async () => {
    await expect(start()).rejects.toThrow(/already|in use|uses/i);
  });

  it("says clearly that the database is gone, and opens no new house over it", async () => {
    const other = await mkdtemp(path.join(tmpdir(), "tavolata-emptied-"));
    const first = await ServerProcess.start({ ...ROOMY, DATA_DIR: other });
    expect(first.lines.map(({ what }) => what)).toContain("a new house begins");
    await first.stop();
    for (const file of await readdir(other)) {
      if (file.startsWith("tavolata.db")) await rm(path.join(other, file));
    }
    await expect(ServerProcess.start({ ...ROOMY, DATA_DIR: other })).rejects.toThrow(
      /belongs to the house .* emptied, lost or swapped/,
    );
    await rm(other, { recursive: true });
  });

  it("says clearly that a setting makes no sense", async () => {
    await expect(ServerProcess.start({ PORT: "eighty" })).rejects.toThrow(/PORT must be a whole number/);
    await expect(ServerProcess.start({ DATABASE_URL: "mysql://x" })).rejects.toThrow(
      /must begin with postgres/,
    );
  });
});

/** The command with which anybody can check a game. */
async function verifyAt(source: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "tools/verify.ts", source]);
  let said = "";
  child.stdout.on("data", (data) => {
    said += String(data);
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}
