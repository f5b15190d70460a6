import { move, movedFile } from "./move.ts";

const USAGE = `Moves a house from its data folder to an empty PostgreSQL, while it is closed:

  move <postgres://…>

Every table is read again on the other side and compared before anything counts. Then the house opens with DATABASE_URL.
The data folder is DATA_DIR, or "data".`;

const [what, url, ...rest] = process.argv.slice(2);
const folder = process.env.DATA_DIR || "data";

if (what !== "move" || url === undefined || rest.length > 0 || !/^postgres(ql)?:\/\//.test(url)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    for (const { table, rows, checksum } of await move(folder, url)) {
      console.log(`${table.padEnd(16)} ${String(rows).padStart(9)} rows  ${checksum.slice(0, 16)}`);
    }
    console.log(
      `All of it is there as it was. Open the house with DATABASE_URL from now on; what it was moved from is ${movedFile(folder)}.`,
    );
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}
