import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Process } from "./calls.ts";
import type { HostCalls } from "./hosts/host.ts";
import type { LoadCalls } from "./load/main.ts";
import type { Measured } from "./load/meter.ts";

/** A level of load: this many tables play at once, each as fast as it can. */
export interface Level extends Measured {
  readonly active: number;
  readonly movesPerSecond: number;
  readonly hostCpuMs: number;
  readonly besidesCpuMs: number;
  /** How many cores, on average, were taken by processes that do not belong to the bench. */
  readonly disturbance: number;
}

export interface Arena {
  readonly load: Process<LoadCalls>;
  readonly host: Process<HostCalls>;
  /** What other processes, such as a database's, have used for the server so far. */
  besidesCpuMs(): number;
}

/** How many cores others may take before a level says more about them than about the server. */
export const MOST_DISTURBANCE = 0.2;

const MOST_P99_MS = 50;
const WARM_UP_SECONDS = 4;
const LEAD_IN_SECONDS = 0.5;
const PROBE_SECONDS = 1.5;
const FINAL_SECONDS = 8;
/** If a level is too high: the largest factor to go down by, and how much higher to aim than its latency suggests. */
const STEP = Math.SQRT1_2;
const OPTIMISM = 1.4;
const BISECTIONS = 3;
/** A rate that holds for 1.5 s does not always hold for 8 s. */
const BACK_OFF = 0.85;
const MOST_FINALS = 10;

/**
 * The highest rate of moves at which 99 of 100 take less than 50 ms. It goes down from all tables at once to the
 * first level that keeps the limit, tries levels between that one and the one above, and checks that the best of them
 * lasts.
 */
export async function findHighestRate(arena: Arena, tables: number): Promise<Level> {
  await playAt(arena, Math.ceil(tables / 2), WARM_UP_SECONDS);
  const kept: Level[] = [];
  let above = tables;
  let below = tables;
  while (kept.length === 0) {
    const level = await playAt(arena, below, PROBE_SECONDS);
    if (keepsLimit(level)) kept.push(level);
    else if (below === 1) throw new Error("even one table alone waits too long");
    else {
      above = below;
      // A server at its limit has twice the latency with twice as many tables.
      const factor = Math.min(STEP, (OPTIMISM * MOST_P99_MS) / level.p99ms);
      below = Math.max(1, Math.floor(above * factor));
    }
  }
  for (let i = 0; i < BISECTIONS && above - below > 1; i++) {
    const level = await playAt(arena, Math.round((above + below) / 2), PROBE_SECONDS);
    if (keepsLimit(level)) {
      kept.push(level);
      below = level.active;
    } else above = level.active;
  }
  const best = kept.reduce((a, b) => (b.movesPerSecond > a.movesPerSecond ? b : a));
  let { active } = best;
  for (let i = 0; i < MOST_FINALS; i++) {
    const level = await playAt(arena, active, FINAL_SECONDS);
    if (keepsLimit(level)) return level;
    // If others were disturbing it, the server gets another try with the same limit.
    if (level.disturbance <= MOST_DISTURBANCE) active = Math.max(1, Math.floor(active * BACK_OFF));
  }
  throw new Error("the rate that was found does not last");
}

async function playAt({ load, host, besidesCpuMs }: Arena, active: number, seconds: number): Promise<Level> {
  await load.call("startPlaying", active);
  await sleep(LEAD_IN_SECONDS * 1000);
  const [hostFrom, besidesFrom, machineFrom] = [await host.call("cpuMs"), besidesCpuMs(), machineCpuMs()];
  await load.call("startMeasuring");
  await sleep(seconds * 1000);
  const measured = await load.call("measured");
  const [hostTo, besidesTo, machineTo] = [await host.call("cpuMs"), besidesCpuMs(), machineCpuMs()];
  await load.call("stopPlaying");
  if (measured.refused > 0) throw new Error(`${measured.refused} of ${measured.moves} moves were refused`);
  const hostCpuMs = hostTo - hostFrom;
  const besidesMs = besidesTo - besidesFrom;
  const othersMs = machineTo - machineFrom - hostCpuMs - besidesMs - 1000 * measured.busy * measured.seconds;
  const level = {
    ...measured,
    active,
    movesPerSecond: measured.moves / measured.seconds,
    hostCpuMs,
    besidesCpuMs: besidesMs,
    disturbance: Math.max(0, othersMs / 1000 / measured.seconds),
  };
  note(level);
  return level;
}

function keepsLimit({ p99ms }: Level): boolean {
  return p99ms < MOST_P99_MS;
}

/** The CPU time of all cores of this machine since it was started. */
function machineCpuMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

function note({ active, movesPerSecond, p50ms, p99ms, hostCpuMs, seconds, busy, disturbance }: Level): void {
  const cores = hostCpuMs / 1000 / seconds;
  console.error(
    `  ${active} tables for ${seconds.toFixed(1)} s: ${movesPerSecond.toFixed(0)} moves/s, p50 ${p50ms.toFixed(1)} ms, ` +
      `p99 ${p99ms.toFixed(1)} ms, server ${cores.toFixed(2)} cores, load generator ${busy.toFixed(2)}, others ${disturbance.toFixed(2)}`,
  );
}
