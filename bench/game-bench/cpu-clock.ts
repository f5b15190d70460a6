import { readFileSync } from "node:fs";

const OWN_THREAD = "/proc/thread-self/schedstat";

/**
 * How long the thread that asks has been computing, in milliseconds, so that what else runs on the machine is not measured.
 * Where the system does not say, it is the time that has passed.
 */
export function cpuClock(): number {
  try {
    return Number(readFileSync(OWN_THREAD, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
