import { type OwnPostgres, portOf, startPostgres } from "../../server/testing/postgres.ts";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { ROOMY } from "../../server/testing/test-server.ts";
import { CutProxy } from "./cut-proxy.ts";

/** Nobody may wait for longer than this until a node or the database is there again. */
const LONGEST_START_MS = 60_000;
const RETRY_MS = 200;

interface Node {
  server: ServerProcess;
  readonly proxy: CutProxy;
  readonly env: Readonly<Record<string, string>>;
}

/** Nodes on one PostgreSQL, each with a way of its own to it, and all that can happen to them. */
export class Nodes {
  private constructor(
    private readonly postgres: OwnPostgres,
    readonly url: string,
    private readonly nodes: readonly Node[],
    private readonly onFault: (what: string) => void,
  ) {}

  static async start(count: number, onFault: (what: string) => void): Promise<Nodes> {
    const postgres = await startPostgres({ fsync: true });
    const url = await postgres.createDatabase();
    const nodes: Node[] = [];
    for (let i = 0; i < count; i++) {
      const proxy = await CutProxy.open(portOf(postgres));
      const env = { ...ROOMY, DATABASE_URL: proxy.through(url), TIMEOUT_PLAYER_SECONDS: "3600" };
      nodes.push({ server: await ServerProcess.start(env), proxy, env });
    }
    return new Nodes(postgres, url, nodes, onFault);
  }

  get ports(): number[] {
    return this.nodes.map(({ server }) => server.port);
  }

  /** A node dies and comes back after a while. */
  async killNode(which: number, ms: number): Promise<void> {
    const node = this.node(which);
    this.noteFall(node);
    await node.server.kill();
    await sleep(ms);
    const { port } = node.server;
    node.server = await sooner(() => ServerProcess.start({ ...node.env, PORT: String(port) }));
  }

  async freezeNode(which: number, ms: number): Promise<void> {
    const { server } = this.node(which);
    server.freeze();
    await sleep(ms);
    server.thaw();
  }

  /** A node cannot reach the database. */
  async cutNode(which: number, ms: number, then: "late" | "lost"): Promise<void> {
    const { proxy } = this.node(which);
    proxy.cut();
    await sleep(ms);
    proxy.mend(then);
  }

  async haltDatabase(how: "stopped" | "killed", ms: number): Promise<void> {
    await this.postgres.halt(how);
    await sleep(ms);
    await sooner(() => this.postgres.resume());
  }

  /** Looks whether a node has fallen over by itself. */
  check(): void {
    for (const node of this.nodes) this.noteFall(node);
  }

  async stop(): Promise<void> {
    this.check();
    for (const { server, proxy } of this.nodes) {
      server.thaw();
      await server.kill();
      proxy.close();
    }
    await this.postgres.stop();
  }

  /** Errors in the log are in order while the database is away; an exit or a last cry of the process never is. */
  private noteFall({ server }: Node): void {
    if (!server.isRunning()) this.onFault("a node has ended by itself");
    for (const fault of server.faults) if (typeof fault === "string") this.onFault(fault);
  }

  private node(which: number): Node {
    const node = this.nodes[which];
    if (node === undefined) throw new Error(`there is no node ${which}`);
    return node;
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Tries until it works, because something that it needs may not be there yet. */
export async function sooner<Value>(work: () => Promise<Value>): Promise<Value> {
  const until = performance.now() + LONGEST_START_MS;
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (performance.now() > until) throw fault;
      await sleep(RETRY_MS);
    }
  }
}
