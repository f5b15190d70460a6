import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { answerCalls } from "../calls.ts";

/** What every server under test can be asked. */
export type HostCalls = {
  port(): number;
  cpuMs(): number;
  /** Of the thread that has the tables alone; zero on systems without /proc. */
  tablesCpuMs(): number;
  restingMemoryKb(): Promise<number>;
  /** What this process has had written to the disk so far; zero on systems without /proc. */
  writtenBytes(): number;
};

/** What V8 needs to give the pages that it has emptied back to the machine. */
const COLLECTIONS = 4;
const BETWEEN_COLLECTIONS_MS = 150;
const IO = "/proc/self/io";

/** Lets this process be measured, around a server that already listens. */
export function hostServer(port: number, close: () => Promise<void> | void): void {
  answerCalls(
    {
      port: () => port,
      cpuMs: () => {
        // Of all threads of the process.
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      },
      tablesCpuMs: () => {
        const schedule = `/proc/self/task/${process.pid}/schedstat`;
        return existsSync(schedule) ? Number.parseInt(readFileSync(schedule, "utf8"), 10) / 1e6 : 0;
      },
      restingMemoryKb: async () => {
        for (let i = 0; i < COLLECTIONS; i++) {
          globalThis.gc?.();
          await sleep(BETWEEN_COLLECTIONS_MS);
        }
        return process.memoryUsage.rss() / 1024;
      },
      writtenBytes: () => {
        if (!existsSync(IO)) return 0;
        return Number(/^write_bytes: (\d+)$/m.exec(readFileSync(IO, "utf8"))?.[1] ?? 0);
      },
    } satisfies HostCalls,
    close,
  );
}
