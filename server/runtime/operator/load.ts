import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";

export interface Load {
  readonly cpu: number;
  readonly memory: number;
  readonly lag: number;
}

const RESOLUTION_MS = 10;
const NS_IN_MS = 1e6;

/** How much this process has to do, measured from one question to the next, and only while somebody asks. */
export class LoadMeter {
  private cpuBefore = process.cpuUsage();
  private before = performance.now();
  private delays: IntervalHistogram | undefined;

  measure(): Load {
    this.delays ??= startMeasuring();
    const used = process.cpuUsage(this.cpuBefore);
    const now = performance.now();
    const passed = Math.max(1, now - this.before);
    const lag = this.delays.count === 0 ? 0 : this.delays.percentile(99) / NS_IN_MS - RESOLUTION_MS;
    this.cpuBefore = process.cpuUsage();
    this.before = now;
    this.delays.reset();
    return {
      cpu: rounded((used.user + used.system) / 1000 / passed, 100),
      memory: process.memoryUsage.rss(),
      lag: rounded(Math.max(0, lag), 10),
    };
  }

  stop(): void {
    this.delays?.disable();
    this.delays = undefined;
  }
}

function startMeasuring(): IntervalHistogram {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return delays;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
