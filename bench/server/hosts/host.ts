import { setTimeout as sleep } from "node:timers/promises";
import { answerCalls } from "../calls.ts";

/** What every server under test can be asked. */
export type HostCalls = {
  port(): number;
  cpuMs(): number;
  restingMemoryKb(): Promise<number>;
};

/** What V8 needs to give the pages that it has emptied back to the machine. */
const COLLECTIONS = 4;
const BETWEEN_COLLECTIONS_MS = 150;

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
      restingMemoryKb: async () => {
        for (let i = 0; i < COLLECTIONS; i++) {
          globalThis.gc?.();
          await sleep(BETWEEN_COLLECTIONS_MS);
        }
        return process.memoryUsage.rss() / 1024;
      },
    } satisfies HostCalls,
    close,
  );
}
