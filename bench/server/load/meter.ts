/** What was measured since `start`. */
export interface Measured {
  readonly moves: number;
  readonly seconds: number;
  readonly p50ms: number;
  readonly p99ms: number;
  readonly refused: number;
  /** How much of one core the load generator itself used; near 1 it measures itself. */
  readonly busy: number;
  /** The mean size of the messages: a client's move, the update for each client at the table, the mover's answer. */
  readonly bytes: { readonly move: number; readonly update: number; readonly answer: number };
}

const BUCKETS_PER_MS = 20;
const LONGEST_MS = 5000;

/** Counts moves, latencies and messages of all tables together. */
export class Meter {
  private readonly latencies = new Uint32Array(LONGEST_MS * BUCKETS_PER_MS + 1);
  private moves = 0;
  private refusals = 0;
  private readonly counts = { move: 0, update: 0, answer: 0 };
  private readonly bytes = { move: 0, update: 0, answer: 0 };
  private since = performance.now();
  private cpuSince = process.cpuUsage();

  start(): void {
    this.latencies.fill(0);
    this.moves = this.refusals = 0;
    for (const kind of ["move", "update", "answer"] as const) this.counts[kind] = this.bytes[kind] = 0;
    this.since = performance.now();
    this.cpuSince = process.cpuUsage();
  }

  moved(latencyMs: number): void {
    this.moves++;
    this.latencies[Math.min(Math.floor(latencyMs * BUCKETS_PER_MS), this.latencies.length - 1)]!++;
  }

  refused(): void {
    this.refusals++;
  }

  message(kind: "move" | "update" | "answer", bytes: number): void {
    this.counts[kind]++;
    this.bytes[kind] += bytes;
  }

  read(): Measured {
    const seconds = (performance.now() - this.since) / 1000;
    const { user, system } = process.cpuUsage(this.cpuSince);
    const mean = (kind: "move" | "update" | "answer") =>
      Math.round(this.bytes[kind] / Math.max(1, this.counts[kind]));
    return {
      moves: this.moves,
      seconds,
      p50ms: this.quantile(0.5),
      p99ms: this.quantile(0.99),
      refused: this.refusals,
      busy: (user + system) / 1e6 / seconds,
      bytes: { move: mean("move"), update: mean("update"), answer: mean("answer") },
    };
  }

  /** The upper end of the bucket, so never less than the true value. */
  private quantile(share: number): number {
    let left = Math.ceil(this.moves * share);
    const bucket = this.latencies.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return (bucket + 1) / BUCKETS_PER_MS;
  }
}
