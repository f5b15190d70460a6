import { benchBots } from "./bots.ts";
import { benchStalls } from "./stalls.ts";

export { TASKS } from "./tasks.ts";

/** By the names that `npm run bench` knows them by. */
export const BENCHES = { bots: benchBots, stalls: benchStalls };
