import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
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

const SIZES = [10, 100, 1000, 10_000];
const CROWDS = 2;
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
const PERCENT = 100;

interface House {
  readonly host: Process<HostCalls>;
  readonly crowds: readonly Process<CrowdCalls>[];
  readonly port: number;
}

/** What tables at people's pace cost, for each number of them, and what a power cut does to the largest number. */
export async function benchSoak(_: unknown, settings: BenchSettings): Promise<Record<string, object>> {
  await buildServer(process.cwd());
  const figures: Record<string, object> = {};
  const sizes = settings.sizes ?? SIZES;
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
  const crowds = Array.from({ length: CROWDS }, () =>
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
      const backs = await Promise.all(crowds.map((crowd) => crowd.call("comeBackAfterCrash", house.port)));
      restarted = await restarting;
      figures[`${tables} tables after kill -9`] = afterCrash(backs, killed);
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
  await warming.call("enter", { port, tables: FIRST_TABLES, crowd: CROWDS });
  await warming.call("begin");
  await warming.call("leave");
  const empty = await host.call("restingMemoryKb");
  const shares = crowds.map((_, i) => Math.floor((tables + i) / CROWDS));
  const people = await Promise.all(
    crowds.map((one, crowd) => one.call("enter", { port, tables: itemAt(shares, crowd), crowd })),
  );
  const connections = people.reduce((sum, count) => sum + count, 0);
  const withPeople = await host.call("restingMemoryKb");
  await all("begin");
  const withTables = await host.call("restingMemoryKb");
  await sleep(SETTLING_SECONDS * 1000);
  const [cpuFrom, writtenFrom] = [await host.call("cpuMs"), await host.call("writtenBytes")];
  const tablesFrom = await host.call("tablesCpuMs");
  await all("startMeasuring");
  await sleep(seconds * 1000);
  const measured = (await all("measured")) as CrowdMeasured[];
  const [cpuTo, writtenTo] = [await host.call("cpuMs"), await host.call("writtenBytes")];
  const tablesTo = await host.call("tablesCpuMs");
  const latencies = measured.flatMap((one) => one.latencies).sort((a, b) => a - b);
  const moves = latencies.length;
  return {
    connections,
    "moves/s": rounded(moves / seconds, 10),
    "p50 ms": quantile(latencies, 0.5),
    "p99 ms": quantile(latencies, 0.99),
    "µs CPU a move": Math.round((1000 * (cpuTo - cpuFrom)) / moves),
    "µs of the tables' thread": Math.round((1000 * (tablesTo - tablesFrom)) / moves),
    "% of a core": Math.round((PERCENT * (cpuTo - cpuFrom)) / 1000 / seconds),
    "KB a connection": rounded((withPeople - empty) / connections, 10),
    "KB a table": rounded((withTables - withPeople) / tables, 10),
    "KB written a move": rounded((writtenTo - writtenFrom) / 1024 / moves, 10),
    comebacks: sum(measured.map(({ comebacks }) => comebacks)),
    refusals: JSON.stringify(Object.assign({}, ...measured.map(({ refusals }) => refusals))),
    "load's cores": rounded(sum(measured.map(({ busy }) => busy)), 100),
    cores: availableParallelism(),
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
    "Only people's moves count. CPU is that of the server with all its threads, bots' thoughts among them; the load generator runs beside it on the same cores.",
  ];
}

function quantile(sorted: readonly number[], share: number): number {
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN, 10);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
