import { readConfig } from "./config.ts";
import type { GamesAtTables } from "./folds/table-game.ts";
import { botRatingsOf } from "./runtime/ratings/bot-ratings.ts";
import { rebuildRatings } from "./runtime/ratings/rebuild.ts";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";

const USAGE = `Works out all ratings again, from who played which rated game:

  rebuild

The data folder is DATA_DIR, or "data", and no server may be using it. With DATABASE_URL it is that database, and
servers may go on.`;

const GAMES_MODULE = new URL("./games.mjs", import.meta.url).href;

async function rebuild(): Promise<void> {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const { GAMES } = (await import(GAMES_MODULE)) as { GAMES: GamesAtTables };
  const store =
    databaseUrl === undefined
      ? await openSqlite({ folder: dataFolder })
      : await openPostgres({ url: databaseUrl });
  try {
    console.log(`${await rebuildRatings(store, botRatingsOf(GAMES))} rated games counted`);
  } finally {
    await store.close();
  }
}

const [what, ...rest] = process.argv.slice(2);

if (what !== "rebuild" || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await rebuild().catch((fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  });
}
