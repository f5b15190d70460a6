import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { hurryDatabase } from "../../server/testing/postgres.ts";
import { sharedPostgres } from "../../server/testing/postgres-shared.ts";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { Party } from "./party.ts";

/** A house of so many nodes: one with its own folder, several with one PostgreSQL. */
export class HouseOfNodes {
  private constructor(
    readonly party: Party,
    private readonly others: readonly ServerProcess[],
    /** Where it keeps everything, as a server's settings name it. */
    readonly kept: Readonly<Record<string, string>>,
    private readonly folder: string,
    private readonly clock: Clock,
  ) {}

  /** With HURRY its time flies, on all nodes alike and in the database. */
  static async open(nodes: number, wishes: Readonly<Record<string, string>> = {}): Promise<HouseOfNodes> {
    const folder = await mkdtemp(path.join(tmpdir(), "tavolata-house-"));
    const clock = { hurry: Number(wishes.HURRY ?? 1), since: Date.now() };
    const kept: Readonly<Record<string, string>> =
      nodes === 1 ? { DATA_DIR: folder } : { DATABASE_URL: await hurriedDatabase(clock) };
    const env = { ...wishes, ...kept, HURRY_SINCE: String(clock.since) };
    const party = await Party.begin(env);
    const others = await Promise.all(Array.from({ length: nodes - 1 }, () => ServerProcess.start(env)));
    return new HouseOfNodes(party, others, kept, folder, clock);
  }

  /** What time it is there. */
  now(): number {
    const { hurry, since } = this.clock;
    return since + (Date.now() - since) * hurry;
  }

  /** The port of one node; people are spread over all there are. */
  port(which: number): number {
    const nodes = [this.party.server, ...this.others];
    return nodes[which % nodes.length]?.port ?? this.party.server.port;
  }

  async close(): Promise<void> {
    await this.party.end();
    for (const other of this.others) {
      await other.stop();
      expect(other.faults).toEqual([]);
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface Clock {
  readonly hurry: number;
  readonly since: number;
}

async function hurriedDatabase({ hurry, since }: Clock): Promise<string> {
  const url = await (await sharedPostgres()).createDatabase();
  if (hurry !== 1) await hurryDatabase(url, hurry, since);
  return url;
}
