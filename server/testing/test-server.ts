import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Config, readConfig } from "../config.ts";
import type { Update } from "../protocol/index.ts";
import { type RunningServer, type ServerOptions, startServer } from "../server.ts";
import { BUILT_GAMES } from "./built.ts";
import { Client, type Guest, lastOffer } from "./client.ts";
import { TEMPLATE_NAME } from "./template.ts";

type Wishes = Readonly<Record<string, string>>;

/** Limits that are never reached on a test machine, where everybody has the same address. */
export const ROOMY: Wishes = {
  LIMIT_MESSAGE_BURST: "100000",
  LIMIT_MESSAGES_PER_SECOND: "100000",
  LIMIT_ADDRESS_MESSAGES_PER_SECOND: "1000000",
  LIMIT_CONNECTIONS_PER_ADDRESS: "10000",
  LIMIT_REQUEST_BURST: "1000000",
  LIMIT_REQUESTS_PER_SECOND: "1000000",
  LIMIT_GUESTS_PER_HOUR: "100000",
  LIMIT_TABLES_PER_HOUR: "100000",
  LIMIT_GUESSES_PER_MINUTE: "1000",
  TEMPLATE_GAME: "1",
};

export function configForTests(env: Wishes = {}): Config {
  return readConfig({ PORT: "0", HOST: "127.0.0.1", BOT_WORKERS: "1", ...ROOMY, ...env });
}

function options(gamesModule = BUILT_GAMES): ServerOptions {
  return { gamesModule };
}

/** A server in this process, with a data folder of its own that goes away with it. */
export class TestServer {
  readonly clients: Client[] = [];

  private constructor(
    public running: RunningServer,
    readonly folder: string,
    private readonly env: Wishes,
    private readonly gamesModule: string | undefined,
  ) {}

  static async open(env: Wishes = {}, gamesModule?: string): Promise<TestServer> {
    const folder = await mkdtemp(path.join(tmpdir(), "tavolata-"));
    const all = { DATA_DIR: folder, ...env };
    const server = await startServer(configForTests(all), () => {}, options(gamesModule));
    return new TestServer(server, folder, all, gamesModule);
  }

  get port(): number {
    return this.running.port;
  }

  async client(guest?: Guest): Promise<Client> {
    const client = await Client.connect(this.port, guest);
    this.clients.push(client);
    return client;
  }

  /** Starts again on the same folder, as a new process would: what was only in memory is gone. */
  async reopen(gamesModule: string | undefined = this.gamesModule): Promise<void> {
    await this.running.close();
    await this.start(gamesModule);
  }

  /** As after a power cut: what is in the folder now is all there is. */
  async crash(): Promise<void> {
    const copy = `${this.folder}-copy`;
    await cp(this.folder, copy, { recursive: true });
    await this.running.close();
    await rm(this.folder, { recursive: true });
    await rename(copy, this.folder);
  }

  async start(gamesModule: string | undefined = this.gamesModule): Promise<void> {
    this.running = await startServer(configForTests(this.env), () => {}, options(gamesModule));
  }

  /** Waits for something in the server that no client is told of. */
  async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
    await this.running.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A table, of the template game unless another one is wanted, with so many people at it, who all sit and are not ready yet. */
export async function tableOf(
  server: { client(): Promise<Client> },
  count: number,
  wishes: { game?: string; options?: object; settings?: object } = {},
): Promise<{ table: string; clients: Client[] }> {
  const clients = await Promise.all(Array.from({ length: count }, () => server.client()));
  const { table } = await clients[0]!.must({ type: "open", game: TEMPLATE_NAME, ...wishes });
  if (table === undefined) throw new Error("no table was opened");
  for (const [chair, client] of clients.entries()) {
    await client.must({ type: "watch", table });
    await client.mustDo(table, { type: "sit", chair });
  }
  return { table, clients };
}

/** Everybody is ready, and the game is there for everybody. */
export async function beginGame(table: string, clients: readonly Client[]): Promise<void> {
  const before = clients[0]?.update?.game ?? 0;
  for (const client of clients) await client.mustDo(table, { type: "ready", seed: client.id });
  await Promise.all(clients.map((client) => client.until(() => (client.update?.game ?? 0) > before)));
}

/** This client plays whenever it is its turn, until the game is over or the test says stop. */
export async function keepPlaying(
  client: Client,
  table: string,
  {
    choose = lastOffer,
    stop = () => false,
    patience,
  }: { choose?: (update: Update) => object; stop?: () => boolean; patience?: number } = {},
): Promise<void> {
  const game = client.update?.game ?? 1;
  const isOver = () => client.update?.game !== game || client.room?.playing?.over === true;
  for (;;) {
    await client.until(() => stop() || isOver() || client.update?.awaited === true, patience);
    if (stop() || isOver()) return;
    const { decision } = client.update!;
    const { refused } = await client.play(table, choose);
    if (refused !== undefined && refused.code !== "stale") throw new Error(JSON.stringify(refused));
    await client.until(
      () => stop() || isOver() || client.update!.decision !== decision || !client.update!.awaited,
      patience,
    );
  }
}
