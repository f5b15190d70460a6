import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { ROOMY } from "../../server/testing/test-server.ts";
import { Nodes } from "./nodes.ts";

const NODES = 3;
const ABSENCE_MS = 1000;

/** Where a tournament is held. Its settings are read again when it is over, to see what is in its accounts. */
export interface House {
  /** Where people come in now. */
  readonly port: number;
  readonly kept: Readonly<Record<string, string>>;
  /** `kill -9` for the node at which people are; afterwards they come in somewhere. */
  kill(): Promise<void>;
  /** No node writes any more. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export type OpenHouse = (onFault: (what: string) => void) => Promise<House>;

/** One node with its folder: while it is dead, nobody can do anything. */
export const oneNode: OpenHouse = async (onFault) => {
  const folder = await mkdtemp(path.join(tmpdir(), "tavolata-soak-"));
  const kept = { DATA_DIR: folder };
  let server = await ServerProcess.start({ ...ROOMY, ...kept });
  const noteFaults = () => {
    for (const fault of server.faults) onFault(JSON.stringify(fault));
  };
  return {
    kept,
    get port() {
      return server.port;
    },
    async kill() {
      await server.kill();
      noteFaults();
      server = await ServerProcess.start({ ...ROOMY, ...kept });
    },
    async stop() {
      await server.stop();
      noteFaults();
    },
    async close() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Three nodes on one PostgreSQL: the others play on, and people go to the next of them. */
export const threeNodes: OpenHouse = async (onFault) => {
  const nodes = await Nodes.start(NODES, onFault);
  let at = 0;
  return {
    kept: { DATABASE_URL: nodes.url },
    get port() {
      const port = nodes.ports[at];
      if (port === undefined) throw new Error(`there is no node ${at}`);
      return port;
    },
    async kill() {
      const killed = at;
      at = (at + 1) % NODES;
      await nodes.killNode(killed, ABSENCE_MS);
    },
    async stop() {
      nodes.check();
    },
    close: () => nodes.stop(),
  };
};
