import { benchBots } from "./bots.ts";
import { benchServer, compareServers } from "./server/bench.ts";
import { benchSoak, explainSoak } from "./soak/soak.ts";

export { TASKS } from "./tasks.ts";

/** By the names that `npm run bench` knows them by. */
export const BENCHES = { bots: benchBots, server: benchServer, soak: benchSoak };

export const COMMENTS = { server: compareServers, soak: explainSoak };
