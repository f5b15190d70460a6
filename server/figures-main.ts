import { readConfig } from "./config.ts";
import type { CountedGame } from "./runtime/history/counting.ts";
import { rebuildFigures } from "./runtime/history/rebuild.ts";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";

const USAGE = `Counts again what people did in all finished games, from their records, and adds it up anew:

  rebuild

The data folder is DATA_DIR, or "data", and no server may be using it. With DATABASE_URL it is that database, and
servers may go on.`;

const GAMES_MODULE = new URL("./games.mjs", import.meta.url).href;

async function rebuild(): Promise<void> {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const { GAMES } = (await import(GAMES_MODULE)) as { GAMES: readonly CountedGame[] };
  const store =
    databaseUrl === undefined
      ? await openSqlite({ folder: dataFolder })
      : await openPostgres({ url: databaseUrl });
  try {
    const { counted, left, sums } = await rebuildFigures(store, GAMES);
    console.log(`${counted} games counted, ${left} left as they were, ${sums} sums made`);
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
