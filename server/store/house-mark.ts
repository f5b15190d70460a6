import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

/** The database is not the one that this folder has served with. */
export class OtherHouse extends Error {
  override readonly name = "OtherHouse";
}

/**
 * A file in the data folder says which house it belongs to. A database that was emptied, swapped or lost is found out
 * by it, instead of a new house being opened over the remains of the old one.
 */
export async function checkMark(folder: string, house: string): Promise<"known" | "new"> {
  const file = markIn(folder);
  const marked = existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
  if (marked === house) return "known";
  if (marked !== undefined) {
    throw new OtherHouse(
      `the data folder ${path.resolve(folder)} belongs to the house ${marked}, but the database is of ${house}: ` +
        "it was emptied, lost or swapped. Put the right database back (npm run restore), use another DATA_DIR, or " +
        `delete ${path.resolve(file)} to begin anew`,
    );
  }
  mkdirSync(folder, { recursive: true });
  await writeFile(file, `${house}\n`);
  return "new";
}

/** The folder may get another house. */
export function forgetMark(folder: string): void {
  rmSync(markIn(folder), { force: true });
}

function markIn(folder: string): string {
  return path.join(folder, "house");
}
