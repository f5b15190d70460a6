import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { answerCalls } from "../calls.ts";

/** What every server under test can be asked. */
export type HostCalls = {
  port(): number;
  cpuMs(): number;
  /** Of the thread that has the tables alone; zero on systems without /proc. */
  tablesCpuMs(): number;
  /** Of the threads that have come since the server was there: those of bots and of histories. */
  laterThreadsCpuMs(): number;
  restingMemoryKb(): Promise<number>;
  /** What the thread of the tables holds, after everything that nobody needs was collected. */
  restingHeapKb(): Promise<number>;
  /** What this process has had written to the disk so far; zero on systems without /proc. */
  writtenBytes(): number;
};

/** What V8 needs to give the pages that it has emptied back to the machine. */
const COLLECTIONS = 4;
const BETWEEN_COLLECTIONS_MS = 150;
const IO = "/proc/self/io";
const THREADS = "/proc/self/task";

/** Lets this process be measured, around a server that already listens. */
export function hostServer(port: number, close: () => Promise<void> | void): void {
  const before = new Set(threads());
  answerCalls(
    {
      port: () => port,
      cpuMs: () => {
        // Of all threads of the process.
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      },
      tablesCpuMs: () => cpuMsOfThread(String(process.pid)),
      laterThreadsCpuMs: () =>
        threads()
          .filter((thread) => !before.has(thread))
          .reduce((sum, thread) => sum + cpuMsOfThread(thread), 0),
      restingMemoryKb: async () => {
        await collect();
        return process.memoryUsage.rss() / 1024;
      },
      restingHeapKb: async () => {
        await collect();
        const { heapUsed, external } = process.memoryUsage();
        return (heapUsed + external) / 1024;
      },
      writtenBytes: () => {
        if (!existsSync(IO)) return 0;
        return Number(/^write_bytes: (\d+)$/m.exec(readFileSync(IO, "utf8"))?.[1] ?? 0);
      },
    } satisfies HostCalls,
    close,
  );
}

async function collect(): Promise<void> {
  for (let i = 0; i < COLLECTIONS; i++) {
    globalThis.gc?.();
    await sleep(BETWEEN_COLLECTIONS_MS);
  }
}

function threads(): string[] {
  return existsSync(THREADS) ? readdirSync(THREADS) : [];
}

/** Zero for a thread that has ended meanwhile. */
function cpuMsOfThread(thread: string): number {
  try {
    return Number.parseInt(readFileSync(`${THREADS}/${thread}/schedstat`, "utf8"), 10) / 1e6;
  } catch {
    return 0;
  }
}
