import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fastRandom } from "@tavolata/kernel";
import { SteadyTables } from "../../e2e/steady-tables.ts";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { ROOMY } from "../../server/testing/test-server.ts";
import { deadlineOf, Findings, inTime, type Soak } from "./contract.ts";

const TABLES = 6;
/** A table that hears nothing for so long does not go on. */
const PATIENCE_SECONDS = 60;

/** The real server on its own store is killed in the middle of its work, again and again, while people play. */
export const crash: Soak = {
  about: "kill -9 of the server under load: every answered move is in the records once, every table goes on",
  defaults: { count: 1000, minutes: 60 },
  needsBuild: true,
  async run(plan) {
    const found = new Findings("lost", "doubled", "unfair", "contradicted", "stalled", "crashed");
    const deadline = deadlineOf(plan);
    const random = fastRandom(plan.seed, 0);
    const folder = await mkdtemp(path.join(tmpdir(), "tavolata-soak-"));
    const env = { ...ROOMY, DATA_DIR: folder, TIMEOUT_PLAYER_SECONDS: "3600" };
    let server = await ServerProcess.start(env);
    const tables = new SteadyTables(() => [server.port]);
    let kills = 0;
    try {
      for (let i = 0; i < TABLES; i++) await tables.open(3, i === 0 ? 1 : 0);
      tables.start();
      const goesOn = async (what: string, work: Promise<void>) => {
        if (!(await inTime(work, PATIENCE_SECONDS))) found.add("stalled", `${what} after ${kills} kills`);
      };
      while (kills < plan.count && performance.now() < deadline && found.counts.stalled === 0) {
        // At a random moment: after a random number of answers since the last kill.
        const enough = tables.answers + 1 + random.below(60);
        await goesOn(
          "no answers came",
          tables.until(() => tables.answers >= enough),
        );
        await server.kill();
        for (const fault of server.faults) found.add("crashed", JSON.stringify(fault));
        kills++;
        server = await ServerProcess.start({ ...env, PORT: String(server.port) });
      }
      await goesOn("a table did not finish its game", tables.finishAGame());
      await tables.stop();
      const { games, faults } = await tables.comparedWithRecords(server.port);
      for (const { kind, what } of faults) found.add(kind, what);
      for (const fault of server.faults) found.add("crashed", JSON.stringify(fault));
      return { done: { kills, tables: TABLES, games, answeredMoves: tables.answers }, found };
    } finally {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
