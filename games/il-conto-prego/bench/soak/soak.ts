import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { itemAt } from "@tavolata/kernel";
import type { BenchSettings } from "../../../../bench/game-bench/contract.ts";
import { rounded } from "../../../../bench/game-bench/rounded.ts";
import { ServerProcess } from "../../../../server/testing/server-process.ts";
import { buildServer } from "../../../../tools/build.ts";
import { Process } from "../server/calls.ts";
import type { HostCalls } from "../server/hosts/host.ts";
import type { Back, CrowdCalls, CrowdMeasured } from "./crowd.ts";
import { startWithManyGames } from "./finished-games.ts";
import { costOverALife } from "./life.ts";
import { CORES, cpuSecondsOf, machineCpuSeconds, mostConnections, sayHowToOpenMore } from "./machine.ts";

const SIZES = [10, 100, 1000, 10_000];
/** So many tables for each process of load, which is then busy with a third of a core; but never fewer than two of them. */
const TABLES_IN_CROWD = 2500;
const LEAST_CROWDS = 2;
/** Four at each table, but three at every tenth. */
const PEOPLE_AT_TABLE = 3.9;
const SETTLING_SECONDS = 15;
const SECONDS = 40;
/** Tables that come and go first, so that one-time costs are not counted for those that stay. */
const FIRST_TABLES = 10;
/** The only limits that are not those of a house as it comes: how many connections it has in all. */
const SETTINGS = {
  HOST: "0.0.0.0",
  LIMIT_CONNECTIONS: "100000",
  DATABASE_URL: "",
  NODE_OPTIONS: "--max-semi-space-size=64",
};
/** With less of the machine left over, the 99th percentile says how long somebody else's turn was. */
const ROOM_FROM = 0.15;

interface House {
  readonly host: Process<HostCalls>;
  readonly crowds: readonly Process<CrowdCalls>[];
  readonly port: number;
}

/** What tables at people's pace cost, for each number of them, and what a power cut does to the largest number. */
export async function benchSoak(_: unknown, settings: BenchSettings): Promise<Record<string, object>> {
  await buildServer(process.cwd());
  const figures: Record<string, object> = {};
  const wanted = settings.sizes ?? SIZES;
  const most = Math.floor(mostConnections() / PEOPLE_AT_TABLE);
  for (const tables of wanted.filter((size) => size > most)) {
    figures[`${tables} tables`] = { "not carried": sayHowToOpenMore(Math.round(PEOPLE_AT_TABLE * tables)) };
  }
  const sizes = [...new Set(wanted.map((size) => Math.min(size, most)))];
  for (const tables of sizes) {
    const isLast = tables === sizes.at(-1);
    try {
      Object.assign(figures, await measureSize(tables, settings.seconds ?? SECONDS, isLast));
    } catch (fault) {
      figures[`${tables} tables`] = { "not carried": String(fault instanceof Error ? fault.message : fault) };
    }
    console.error(JSON.stringify(figures));
  }
  figures["µs of the tables' thread a move"] = await costOverALife(SETTINGS);
  figures["house with finished games"] = await startWithManyGames(settings.games ?? 100_000);
  return figures;
}

async function measureSize(tables: number, seconds: number, crash: boolean): Promise<Record<string, object>> {
  const folder = await mkdtemp(path.join(tmpdir(), "tavolata-soak-"));
  const host = Process.start<HostCalls>(new URL("../server/hosts/tavolata.ts", import.meta.url), {
    ...SETTINGS,
    PORT: "0",
    DATA_DIR: folder,
  });
  const crowds = Array.from({ length: Math.max(LEAST_CROWDS, Math.ceil(tables / TABLES_IN_CROWD)) }, () =>
    Process.start<CrowdCalls>(new URL("./crowd.ts", import.meta.url)),
  );
  let restarted: ServerProcess | undefined;
  try {
    const house = { host, crowds, port: await host.call("port") };
    const size = await measureHouse(house, tables, seconds);
    const figures: Record<string, object> = { [`${tables} tables`]: size };
    if (crash) {
      await host.kill();
      const killed = Date.now();
      const restarting = ServerProcess.start({ ...SETTINGS, PORT: String(house.port), DATA_DIR: folder });
      const coming = Promise.all(crowds.map((crowd) => crowd.call("comeBackAfterCrash", house.port)));
      restarted = await restarting;
      const open = { at: Date.now(), cpu: cpuSecondsOf(restarted.pid), machine: machineCpuSeconds() };
      const backs = await coming;
      const cpu = cpuSecondsOf(restarted.pid);
      const machine = (machineCpuSeconds() - open.machine) / ((Date.now() - open.at) / 1000);
      figures[`${tables} tables after kill -9`] = {
        ...afterCrash(backs, killed),
        "s until the house is open": rounded((open.at - killed) / 1000, 100),
        "s of CPU until then": rounded(open.cpu, 100),
        "ms of CPU for each who came": rounded(
          (1000 * (cpu - open.cpu)) / sum(backs.map(({ people }) => people)),
          100,
        ),
        "machine's cores in use": rounded(machine, 100),
      };
    }
    return figures;
  } finally {
    for (const crowd of crowds) await crowd.stop();
    await restarted?.stop();
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureHouse({ host, crowds, port }: House, tables: number, seconds: number): Promise<object> {
  const all = <Name extends keyof CrowdCalls & string>(name: Name) =>
    Promise.all(crowds.map((crowd) => crowd.call(name as "begin") as Promise<unknown>));
  const warming = itemAt(crowds, 0);
  await warming.call("enter", { port, tables: FIRST_TABLES, crowd: crowds.length });
  await warming.call("begin");
  await warming.call("leave");
  const empty = await memoryOf(host);
  const shares = crowds.map((_, i) => Math.floor((tables + i) / crowds.length));
  const people = await Promise.all(
    crowds.map((one, crowd) => one.call("enter", { port, tables: itemAt(shares, crowd), crowd })),
  );
  const connections = sum(people);
  const withPeople = await memoryOf(host);
  await all("begin");
  await sleep(SETTLING_SECONDS * 1000);
  const withTables = await memoryOf(host);
  const from = await usedBy(host);
  await all("startMeasuring");
  await sleep(seconds * 1000);
  const measured = (await all("measured")) as CrowdMeasured[];
  const to = await usedBy(host);
  const latencies = measured.flatMap((one) => one.latencies).sort((a, b) => a - b);
  const moves = latencies.length;
  const cores = (what: "cpu" | "tables" | "later") => (to[what] - from[what]) / 1000 / seconds;
  const load = sum(measured.map(({ busy }) => busy));
  const machine = (to.machine - from.machine) / seconds;
  const hasRoom = machine < (1 - ROOM_FROM) * CORES;
  return {
    connections,
    "moves/s": rounded(moves / seconds, 10),
    "p50 ms": quantile(latencies, 0.5),
    [hasRoom ? "p99 ms" : "p99 ms of a machine without room"]: quantile(latencies, 0.99),
    "load's own p99 ms": Math.max(...measured.map(({ late }) => late)),
    "µs CPU a move": Math.round((1e6 * seconds * (cores("cpu") - cores("later"))) / moves),
    "of it µs of the tables' thread": Math.round((1e6 * seconds * cores("tables")) / moves),
    "µs of bots and histories a move": Math.round((1e6 * seconds * cores("later")) / moves),
    "server's cores": rounded(cores("cpu"), 100),
    "of it for bots and histories": rounded(cores("later"), 100),
    "load's cores": rounded(load, 100),
    "others' cores": rounded(Math.max(0, machine - cores("cpu") - load), 100),
    "cores there are": CORES,
    "tables for a core of the tables' thread": Math.round(tables / cores("tables")),
    "KB of heap a connection": rounded((withPeople.heap - empty.heap) / connections, 10),
    "KB of heap a table": rounded((withTables.heap - withPeople.heap) / tables, 10),
    "KB resident a connection": rounded((withPeople.resident - empty.resident) / connections, 10),
    "MB resident in all": Math.round(withTables.resident / 1024),
    "KB written a move": rounded((to.written - from.written) / 1024 / moves, 10),
    comebacks: sum(measured.map(({ comebacks }) => comebacks)),
    refusals: JSON.stringify(Object.assign({}, ...measured.map(({ refusals }) => refusals))),
  };
}

async function memoryOf(host: Process<HostCalls>): Promise<{ heap: number; resident: number }> {
  return { heap: await host.call("restingHeapKb"), resident: await host.call("restingMemoryKb") };
}

/** In milliseconds of CPU, but for the machine's, which are seconds; and in bytes. */
async function usedBy(host: Process<HostCalls>) {
  return {
    cpu: await host.call("cpuMs"),
    tables: await host.call("tablesCpuMs"),
    later: await host.call("laterThreadsCpuMs"),
    written: await host.call("writtenBytes"),
    machine: machineCpuSeconds(),
  };
}

function afterCrash(backs: readonly Back[], killed: number): object {
  return {
    "s to the first answer": rounded((Math.min(...backs.map(({ first }) => first)) - killed) / 1000, 100),
    "s until everybody is back": rounded((Math.max(...backs.map(({ all }) => all)) - killed) / 1000, 100),
    "people who lost something": sum(backs.map(({ lost }) => lost)),
  };
}

/** What the figures have no room for. */
export function explainSoak(): string[] {
  return [
    "People's pace: a table moves every 4 s. One mover in 50 goes away and comes back, one in 25 says something, a bot",
    `sits at every tenth table. Connections come from 127.0.0.0/8, 120 from an address, so that every limit per address`,
    "is the one of a house as it comes; only the number of connections in all (LIMIT_CONNECTIONS) is higher.",
    "Only people's moves count. A move's CPU is that of the server with all its threads but those of bots and histories, which",
    "are beside it. Memory is what the tables' thread holds after a forced collection: resident memory has a young generation of",
    "up to 192 MB in it that grows meanwhile. The load runs on the same cores; where they are full, the 99th percentile is the machine's.",
  ];
}

function quantile(sorted: readonly number[], share: number): number {
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN, 10);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
