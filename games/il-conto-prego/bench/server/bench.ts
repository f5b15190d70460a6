import { fileURLToPath } from "node:url";
import { bring } from "../../../../tools/bring.ts";
import { buildServer } from "../../../../tools/build.ts";
import { Process } from "./calls.ts";
import { CONTENDERS, type Contender } from "./contenders.ts";
import type { LoadCalls } from "./load/main.ts";
import type { Measured } from "./load/meter.ts";
import { findHighestRate, type Level, MOST_DISTURBANCE } from "./search.ts";

export interface ServerFigures {
  /** The highest rate with a 99th percentile below 50 ms. */
  movesPerSecond: number;
  p99ms: number;
  /** Of the server's process with all its threads, but without the database's. */
  cpuMsPer1000: number;
  /** How many times the CPU of the echo a move takes: the machine's noise moves this less than the rest. */
  cpuPerMoveVsEcho: number;
  /** Resident memory for one connection that watches a game, with its share of the table. */
  kbPerConnection: number;
}

const TABLES = 250;
const CLIENTS = 4 * TABLES;
/** This many tables come and go first, so that one-time costs are not counted for every connection. */
const FIRST_TABLES = 4;

/** The server with a thousand clients and others under the same load, one after the other on this machine. */
export async function benchServer(): Promise<Record<string, ServerFigures>> {
  bring(fileURLToPath(new URL(".", import.meta.url)));
  await buildServer(process.cwd());
  const figures: Record<string, Omit<ServerFigures, "cpuPerMoveVsEcho">> = {};
  let sizes: Measured["bytes"] = { move: 0, update: 0, answer: 0 };
  for (const contender of CONTENDERS) {
    console.error(`${contender.name}: ${contender.what}`);
    const { level, kbPerConnection } = await measure(contender, sizes);
    if (contender.name === "tavolata") sizes = level.bytes;
    noteBesides(level);
    figures[contender.name] = {
      movesPerSecond: Math.round(level.movesPerSecond),
      p99ms: Math.round(10 * level.p99ms) / 10,
      cpuMsPer1000: Math.round((10 * 1000 * level.hostCpuMs) / level.moves) / 10,
      kbPerConnection: Math.round(10 * kbPerConnection) / 10,
    };
  }
  return withRatios(figures);
}

function withRatios(
  figures: Readonly<Record<string, Omit<ServerFigures, "cpuPerMoveVsEcho">>>,
): Record<string, ServerFigures> {
  const { echo } = figures;
  if (echo === undefined) throw new Error("the echo was not measured");
  return Object.fromEntries(
    Object.entries(figures).map(([name, measured]) => {
      const ratio = measured.cpuMsPer1000 / echo.cpuMsPer1000;
      return [name, { ...measured, cpuPerMoveVsEcho: Math.round(100 * ratio) / 100 }];
    }),
  );
}

/** How the servers compare, in sentences. */
export function compareServers(figures: Readonly<Record<string, ServerFigures>>): string[] {
  const pairs = [
    ["tavolata", "boardgame.io"],
    ["tavolata", "echo"],
    ["tavolataPostgres", "echo"],
  ] as const;
  const rateOf = (name: string) => {
    const measured = figures[name];
    if (measured === undefined) throw new Error(`${name} was not measured`);
    return measured.movesPerSecond;
  };
  return pairs.map(([ours, other]) => {
    const ratio = rateOf(ours) / rateOf(other);
    return `${ours} / ${other}: ${ratio.toFixed(2)} of the moves per second`;
  });
}

async function measure(
  contender: Contender,
  sizes: Measured["bytes"],
): Promise<{ level: Level; kbPerConnection: number }> {
  const load = Process.start<LoadCalls>(new URL("./load/main.ts", import.meta.url));
  const { host, besidesCpuMs, stop } = await contender.start(sizes);
  try {
    const order = { language: contender.language, port: await host.call("port"), moveBytes: sizes.move };
    await load.call("open", { ...order, tables: FIRST_TABLES });
    await load.call("close");
    const without = await host.call("restingMemoryKb");
    await load.call("open", { ...order, tables: TABLES });
    const withAll = await host.call("restingMemoryKb");
    const level = await findHighestRate({ load, host, besidesCpuMs }, TABLES);
    await load.call("close");
    return { level, kbPerConnection: (withAll - without) / CLIENTS };
  } finally {
    await load.stop();
    await stop();
  }
}

/** Prints what the table of figures has no column for. */
function noteBesides({ besidesCpuMs, moves, bytes, disturbance }: Level): void {
  const database = `the database used ${((1000 * besidesCpuMs) / moves).toFixed(0)} ms per 1,000 moves`;
  console.error(
    `  mean bytes: move ${bytes.move}, update ${bytes.update}, answer ${bytes.answer}${besidesCpuMs === 0 ? "" : `; ${database}`}`,
  );
  if (disturbance <= MOST_DISTURBANCE) return;
  console.error(
    `  DISTURBED: other processes took ${disturbance.toFixed(1)} cores; measure again when it is quiet`,
  );
}
