import { benchBots } from "./bots.ts";
import { commentOnDeclarations } from "./declarations.ts";

export { TASKS } from "./tasks.ts";

/** By the names that `npm run bench` knows them by. */
export const BENCHES = { bots: benchBots };
export const COMMENTS = { bots: commentOnDeclarations };
