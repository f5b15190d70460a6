import { benchBots } from "./bots.ts";
import { benchShares } from "./shares.ts";

export { TASKS } from "./tasks.ts";

/** By the names that `npm run bench` knows them by. */
export const BENCHES = { bots: benchBots, shares: benchShares };
