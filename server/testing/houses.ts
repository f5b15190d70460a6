import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningServer, startServer } from "../server.ts";
import { BUILT_GAMES } from "./built.ts";
import { Client, type Guest } from "./client.ts";
import { sharedPostgres } from "./postgres-shared.ts";
import { configForTests, TestServer } from "./test-server.ts";

/** A house to which people may come by two ways: one node on SQLite twice, or two nodes with one PostgreSQL. */
export interface TestHouse {
  readonly nodes: readonly [RunningServer, RunningServer];
  client(node?: 0 | 1, guest?: Guest): Promise<Client>;
  close(): Promise<void>;
}

export const HOUSES = ["sqlite", "two nodes with postgres"] as const;

export async function openHouse(
  kind: (typeof HOUSES)[number],
  env: Readonly<Record<string, string>> = {},
): Promise<TestHouse> {
  const clients: Client[] = [];
  const [nodes, close] = kind === "sqlite" ? await oneNode(env) : await twoNodes(env);
  return {
    nodes,
    async client(node = 0, guest) {
      const client = await Client.connect(nodes[node].port, guest);
      clients.push(client);
      return client;
    },
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      await close();
    },
  };
}

type Opened = [TestHouse["nodes"], () => Promise<void>];

async function oneNode(env: Readonly<Record<string, string>>): Promise<Opened> {
  const server = await TestServer.open(env);
  return [[server.running, server.running], () => server.close()];
}

async function twoNodes(env: Readonly<Record<string, string>>): Promise<Opened> {
  const DATABASE_URL = await (await sharedPostgres()).createDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "tavolata-"));
  const start = (name: string) => {
    const config = configForTests({ DATABASE_URL, DATA_DIR: path.join(folder, name), ...env });
    return startServer(config, () => {}, { gamesModule: BUILT_GAMES });
  };
  const nodes = [await start("one"), await start("two")] as const;
  const close = async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await rm(folder, { recursive: true, force: true });
  };
  return [nodes, close];
}

/** Asks over HTTP as this guest. */
export async function post(
  { port }: { readonly port: number },
  { cookie }: Pick<Guest, "cookie">,
  path: string,
  body: object = {},
): Promise<{
  readonly status: number;
  readonly body: { readonly refused?: { readonly code: string } } & object;
}> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as object };
}
