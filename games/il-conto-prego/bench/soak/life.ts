import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rounded } from "../../../../bench/game-bench/rounded.ts";
import { ROOMY } from "../../../../server/testing/test-server.ts";
import { Process } from "../server/calls.ts";
import type { HostCalls } from "../server/hosts/host.ts";
import type { LoadCalls } from "../server/load/main.ts";

/** So many tables live at once, so that a few inputs of each are enough to measure. */
const TABLES = 8;
/** After so many inputs of each table, the next ones are measured. */
const AGES = [10, 1000, 10_000];
const MEASURED_INPUTS = 120;
/** V8 needs so many moves until the code is as fast as it becomes. */
const WARM_UP_MOVES = 12_000;
const LOOK_EVERY_MS = 20;

/**
 * What a move costs in the tables' thread when its tables are young and when they are old; and the bytes of the database for a move.
 * The thread that writes histories takes up to a tenth of a core for as long as it has any to write, however many moves are
 * made meanwhile.
 */
export async function costOverALife(settings: Readonly<Record<string, string>>): Promise<object> {
  const folder = await mkdtemp(path.join(tmpdir(), "tavolata-soak-"));
  const load = Process.start<LoadCalls>(new URL("../server/load/main.ts", import.meta.url));
  const host = Process.start<HostCalls>(new URL("../server/hosts/tavolata.ts", import.meta.url), {
    ...settings,
    ...ROOMY,
    PORT: "0",
    DATA_DIR: folder,
  });
  const movesReach = async (wanted: number) => {
    for (;;) {
      const { moves } = await load.call("measured");
      if (moves >= wanted) return moves;
      await sleep(LOOK_EVERY_MS);
    }
  };
  try {
    const order = {
      language: "tavolata",
      port: await host.call("port"),
      tables: TABLES,
      moveBytes: 0,
    } as const;
    await load.call("open", order);
    await load.call("startMeasuring");
    await load.call("startPlaying", TABLES);
    await movesReach(WARM_UP_MOVES);
    await load.call("stopPlaying");
    await load.call("close");
    await load.call("open", order);
    await load.call("startMeasuring");
    await load.call("startPlaying", TABLES);
    const figures: Record<string, number> = {};
    let all = 0;
    for (const age of AGES) {
      const from = await movesReach(age * TABLES);
      const cpuFrom = await host.call("tablesCpuMs");
      all = await movesReach(from + MEASURED_INPUTS * TABLES);
      const cpuTo = await host.call("tablesCpuMs");
      figures[`at input ${age}`] = Math.round((1000 * (cpuTo - cpuFrom)) / (all - from));
    }
    await load.call("stopPlaying");
    const { moves } = await load.call("measured");
    await load.stop();
    await host.stop();
    const { size } = await stat(path.join(folder, "tavolata.db"));
    return { ...figures, "bytes of the database a move": rounded(size / (moves + WARM_UP_MOVES), 1) };
  } finally {
    await load.stop();
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
