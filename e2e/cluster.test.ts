import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { becomeGuest, Client } from "../server/testing/client.ts";
import { startPostgres } from "../server/testing/postgres.ts";
import { sharedPostgres } from "../server/testing/postgres-shared.ts";
import { ServerProcess } from "../server/testing/server-process.ts";
import { ROOMY } from "../server/testing/test-server.ts";
import { SteadyTables } from "./steady-tables.ts";

const NODES = 3;
const TABLES = 6;
/** How soon play goes on at every table after the node that players were connected to is gone. */
const LONGEST_BREAK_MS = 2000;

describe("Three nodes on one PostgreSQL", () => {
  let nodes: ServerProcess[];

  beforeAll(async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const env = { ...ROOMY, DATABASE_URL: url, TIMEOUT_PLAYER_SECONDS: "3600" };
    nodes = await Promise.all(Array.from({ length: NODES }, () => ServerProcess.start(env)));
  });

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
  });

  it("are one service: a table's players are on different nodes, and a killed node loses nothing", async () => {
    const server = new SteadyTables(() => nodes.map(({ port }) => port));
    for (let i = 0; i < TABLES; i++) await server.open(3, i < 2 ? 1 : 0);
    server.start();
    await server.until(() => server.players.every(({ answered }) => answered.length >= 5));

    const [killed, ...rest] = nodes as [ServerProcess, ...ServerProcess[]];
    nodes = rest;
    const killedAt = performance.now();
    await killed.kill();
    const goesOn = (at: number[]) => at.some((time) => time > killedAt);
    await server.until(() => server.players.every(({ answeredAt }) => goesOn(answeredAt)));
    for (const { players } of server.tables) {
      const first = Math.min(
        ...players.flatMap(({ answeredAt }) => answeredAt.filter((at) => at > killedAt)),
      );
      expect(first - killedAt).toBeLessThan(LONGEST_BREAK_MS);
    }

    await server.finishAGame();
    await server.stop();
    for (const { port } of nodes) await server.compareWithRecords(port);
    for (const { table } of server.tables) {
      const seen = await Promise.all(nodes.map(({ port }) => whatIsSeen(port, table)));
      for (const other of seen) expect(other).toEqual(seen[0]);
    }
    for (const node of [killed, ...nodes]) expect(node.faults).toEqual([]);
  }, 120_000);
});

/** The table as a node shows it to a newcomer. */
async function whatIsSeen(port: number, table: string): Promise<unknown> {
  const witness = await Client.connect(port, await becomeGuest(port));
  await witness.must({ type: "watch", table });
  const { view, update, events } = witness.update!;
  const { chairs, ended, playing, options } = witness.room!;
  await witness.close();
  return { view, update, events, chairs, ended, playing, options };
}

describe("A node whose database dies", () => {
  it("says at once that it is not healthy", async () => {
    const database = await startPostgres({ fsync: false });
    const server = await ServerProcess.start({ DATABASE_URL: await database.createDatabase() });
    const health = async () => (await fetch(`${server.url}health`)).status;
    expect(await health()).toBe(200);
    await database.stop();
    await expect.poll(health, { timeout: 2000 }).toBe(503);
    await server.kill();
  });
});
