import { rounded } from "../../../bench/game-bench/rounded.ts";
import { Client } from "../../../server/testing/client.ts";
import { ServerProcess } from "../../../server/testing/server-process.ts";
import { keepPlaying, ROOMY } from "../../../server/testing/test-server.ts";
import { piccioni } from "../rules/index.ts";

const GREEDY_TABLES = 40;
const SEATS = 4;
const STRONGEST = "maestro:strong";
const HONEST = "10.0.0.1";
const GREEDY = "10.0.0.2";
/** How many of its bots' moves the honest table is watched for, alone and in company. */
const MOVES = 120;
const PATIENCE_MS = 600_000;

/** A person and bots at a table; the person plays anything at once, so that only bots are waited for. */
class BusyTable {
  readonly gaps: number[] = [];
  private stopped = false;
  private lastAt = performance.now();
  private playing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly client: Client,
    private readonly table: string,
  ) {}

  static async open(port: number, address: string): Promise<BusyTable> {
    const client = await Client.connect(port, undefined, { forwarded: { "x-forwarded-for": address } });
    const { table } = await client.must({
      type: "open",
      game: piccioni.name,
      settings: { pace: "quick" },
    });
    await client.must({ type: "watch", table: table! });
    await client.mustDo(table!, { type: "sit", chair: 0 });
    for (let chair = 1; chair < SEATS; chair++) {
      await client.mustDo(table!, { type: "seat-bot", chair, bot: STRONGEST });
    }
    const opened = new BusyTable(client, table!);
    client.onUpdate.add(() => opened.noteUpdate());
    return opened;
  }

  start(): void {
    this.playing = this.playOn();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.client.lookAgain();
    await this.playing;
    await this.client.close();
  }

  async gapsOf(count: number): Promise<number[]> {
    const from = this.gaps.length;
    await this.client.until(() => this.gaps.length >= from + count, PATIENCE_MS);
    return this.gaps.slice(from);
  }

  private async playOn(): Promise<void> {
    while (!this.stopped) {
      const before = this.client.update?.game ?? 0;
      await this.client.mustDo(this.table, { type: "ready", seed: this.client.id });
      await this.client.until(() => this.stopped || (this.client.update?.game ?? 0) > before, PATIENCE_MS);
      await keepPlaying(this.client, this.table, { stop: () => this.stopped, patience: PATIENCE_MS });
    }
  }

  /** How long the table waited for this update, if it waited for bots alone. */
  private noteUpdate(): void {
    const now = performance.now();
    const { updates } = this.client;
    if (updates.at(-2)?.awaited === false) this.gaps.push(now - this.lastAt);
    this.lastAt = now;
  }
}

/**
 * How long an honest table waits for its bots, alone and beside one address with forty tables of the strongest. Prints
 * ratios of one run, and how many random moves were made for want of time.
 */
export async function benchShares(): Promise<object> {
  const server = await ServerProcess.start({ ...ROOMY, TRUST_PROXY: "1" });
  try {
    const honest = await BusyTable.open(server.port, HONEST);
    honest.start();
    await honest.gapsOf(20);
    const alone = await honest.gapsOf(MOVES);
    const greedy: BusyTable[] = [];
    for (let i = 0; i < GREEDY_TABLES; i++) greedy.push(await BusyTable.open(server.port, GREEDY));
    for (const table of greedy) table.start();
    await honest.gapsOf(20);
    const beside = await honest.gapsOf(MOVES);
    const greedyGaps = greedy.flatMap(({ gaps }) => gaps);
    await Promise.all([honest, ...greedy].map((table) => table.stop()));
    const random = server.lines.filter(({ what }) => what.includes("random move")).length;
    return {
      honestP50Ms: { alone: rounded(share(alone, 0.5), 1), beside: rounded(share(beside, 0.5), 1) },
      honestP95Ms: { alone: rounded(share(alone, 0.95), 1), beside: rounded(share(beside, 0.95), 1) },
      p50Ratio: rounded(share(beside, 0.5) / share(alone, 0.5), 100),
      p95Ratio: rounded(share(beside, 0.95) / share(alone, 0.95), 100),
      greedyP50Ms: rounded(share(greedyGaps, 0.5), 1),
      randomMoves: random,
      faults: server.faults.length,
    };
  } finally {
    await server.kill();
  }
}

function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
