import { backup } from "./backup.ts";
import { restore } from "./restore.ts";

const USAGE = `Copies the data folder's database to a new file, or puts such a copy in its place:

  backup <file>     also while the server runs
  restore <file>    only while it does not

The data folder is DATA_DIR, or "data".`;

const [what, file, ...rest] = process.argv.slice(2);
const folder = process.env.DATA_DIR || "data";
const work = what === "backup" ? backup : what === "restore" ? restore : undefined;

if (work === undefined || file === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    work(folder, file);
    console.log(what === "backup" ? `${folder} is in ${file}` : `${file} is in ${folder}`);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}
