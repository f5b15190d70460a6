import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "../../../../server/testing/postgres.ts";
import { ROOMY } from "../../../../server/testing/test-server.ts";
import { Process } from "./calls.ts";
import { cpuMsOfChildren } from "./cpu-of-children.ts";
import type { HostCalls } from "./hosts/host.ts";
import type { OpenOrder } from "./load/main.ts";
import type { Measured } from "./load/meter.ts";

export interface Contender {
  readonly name: "tavolata" | "tavolataPostgres" | "boardgame.io" | "echo";
  readonly language: OpenOrder["language"];
  /** What is measured here, for people to read. */
  readonly what: string;
  start(sizes: Measured["bytes"]): Promise<Started>;
}

export interface Started {
  readonly host: Process<HostCalls>;
  besidesCpuMs(): number;
  stop(): Promise<void>;
}

/** The young generation is as large as `npm start` makes it. */
const SERVER_SETTINGS = {
  PORT: "0",
  HOST: "127.0.0.1",
  NODE_OPTIONS: "--max-semi-space-size=64",
  ...ROOMY,
};

/** In this order. The echo comes last, because its messages are as large as those of the first one. */
export const CONTENDERS: readonly Contender[] = [
  {
    name: "tavolata",
    language: "tavolata",
    what: "this server on the embedded store, every move on the disk before it is answered",
    start: () =>
      inFolder((folder) => startHost("tavolata", { ...SERVER_SETTINGS, DATA_DIR: folder, DATABASE_URL: "" })),
  },
  {
    name: "tavolataPostgres",
    language: "tavolata",
    what: "this server on PostgreSQL with fsync, on the same machine",
    async start() {
      const postgres = await startPostgres({ fsync: true });
      const host = startHost("tavolata", {
        ...SERVER_SETTINGS,
        DATABASE_URL: await postgres.createDatabase(),
      });
      return {
        host,
        besidesCpuMs: () => cpuMsOfChildren("postgres"),
        async stop() {
          await host.stop();
          await postgres.stop();
        },
      };
    },
  },
  {
    name: "boardgame.io",
    language: "boardgame.io",
    what: "boardgame.io's own server with its FlatFile storage, which does not wait for the disk",
    start: () => inFolder((folder) => startHost("boardgame", { FLATFILE_DIR: folder })),
  },
  {
    name: "echo",
    language: "echo",
    what: "bare WebSockets that send as much as tavolata did and do nothing else",
    async start({ update, answer }) {
      const host = startHost("echo", { UPDATE_BYTES: String(update), ANSWER_BYTES: String(answer) });
      return { host, besidesCpuMs: () => 0, stop: () => host.stop() };
    },
  },
];

function startHost(file: string, env: Readonly<Record<string, string>>): Process<HostCalls> {
  return Process.start<HostCalls>(new URL(`./hosts/${file}.ts`, import.meta.url), env);
}

async function inFolder(start: (folder: string) => Process<HostCalls>): Promise<Started> {
  // If this folder is in memory, set TMPDIR to one on a disk; otherwise nothing durable is measured.
  const folder = await mkdtemp(path.join(tmpdir(), "tavolata-bench-"));
  const host = start(folder);
  return {
    host,
    besidesCpuMs: () => 0,
    async stop() {
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
