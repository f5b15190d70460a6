import { besiege } from "../../e2e/fuzz/siege.ts";
import { Client } from "../../server/testing/client.ts";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { ROOMY } from "../../server/testing/test-server.ts";
import { Findings, inTime, type Soak } from "./contract.ts";

/** Ten connections: people at the table under attack, people who look on, strangers, and the host of other tables. */
const BESIEGERS = { seated: 2, lookingOn: 3, strangers: 3, hosts: 2 };

export const fuzz: Soak = {
  about: "bad messages over ten connections: one answer each, nothing changed, others play on",
  defaults: { count: 100_000, minutes: 30 },
  needsBuild: true,
  async run({ seed, count, minutes }) {
    const found = new Findings("unanswered", "changed", "sent away", "stalled", "crashed");
    const server = await ServerProcess.start({ ...ROOMY, TIMEOUT_AWAITED_SECONDS: "3600" });
    const clients: Client[] = [];
    const visitors = {
      async client() {
        const client = await Client.connect(server.port);
        clients.push(client);
        return client;
      },
    };
    const done: Record<string, number> = {};
    try {
      const siege = besiege(server.port, visitors, { seed, messages: count, ...BESIEGERS });
      if (await inTime(siege, minutes * 60)) {
        const { sent, codes, acts, honestGames, slowness, faults } = await siege;
        Object.assign(done, { messages: sent, codes, acts, honestGames, p99Ms: Math.round(slowness.p99) });
        for (const { kind, what } of faults) found.add(kind, what);
        if (honestGames === 0) found.add("stalled", "the honest table did not finish a game");
      } else found.add("stalled", `not over after ${minutes} minutes`);
      if (!server.isRunning()) found.add("crashed", "the server is gone");
      for (const fault of server.faults) found.add("crashed", JSON.stringify(fault));
    } finally {
      await Promise.all(clients.map((client) => client.close()));
      await server.kill();
    }
    return { done, found };
  },
};
