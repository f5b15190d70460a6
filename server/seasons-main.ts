import { readConfig } from "./config.ts";
import { type RebuiltSeason, rebuildSeasons } from "./runtime/circle/rebuild.ts";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";

const USAGE = `Works out the standings of a circle's seasons again, from the records of everything that was played:

  rebuild <circle>

The circle is what comes after /circle/ in the address of its page. The data folder is DATA_DIR, or "data", and no server may
be using it. With DATABASE_URL it is that database, and servers may go on. Nothing is changed; the exit code is 1 if the
circle itself says something else.`;

async function rebuild(circle: string): Promise<void> {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const store =
    databaseUrl === undefined
      ? await openSqlite({ folder: dataFolder })
      : await openPostgres({ url: databaseUrl });
  try {
    const seasons = await rebuildSeasons(store, circle);
    if (seasons === undefined) throw new Error("there is no such circle");
    for (const season of seasons) print(season);
    if (seasons.some(({ isSame }) => !isSame)) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

function print({ name, standings, isSame }: RebuiltSeason): void {
  console.log(`${name}${isSame ? "" : "   (the circle says something else)"}`);
  for (const { place, person, points, evenings } of standings) {
    const columns = [
      place === null ? "–" : `${place}.`,
      person.nickname,
      `${points}`,
      `${evenings} evenings`,
    ];
    console.log(`  ${columns.join("  ")}`);
  }
}

const [what, circle, ...rest] = process.argv.slice(2);

if (what !== "rebuild" || circle === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await rebuild(circle).catch((fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  });
}
