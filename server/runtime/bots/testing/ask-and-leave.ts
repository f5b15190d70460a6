import { BotPool } from "../bot-pool.ts";
import { jobFor } from "./jobs.ts";

/** A process that asks one bot and does nothing else, not even close the pool: the tests check that it ends. */
const pool = new BotPool({ gamesModule: new URL("./odd-bots.ts", import.meta.url).href });
const { move } = await pool.think(jobFor("remembers", { upTo: 3 }));
process.stdout.write(JSON.stringify(move));
