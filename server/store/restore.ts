import { copyFileSync, existsSync, rmSync } from "node:fs";
import Database from "libsql";
import { checkDatabase, putInPlace } from "./backup.ts";
import { databaseFile, lockFolder } from "./folder.ts";
import { forgetMark } from "./house-mark.ts";

/** Puts a backup in the place of a data folder's database. Refused while a server runs on the folder. */
export function restore(folder: string, from: string): void {
  if (!existsSync(from)) throw new Error(`there is no backup ${from}`);
  const lock = lockFolder(folder);
  const database = databaseFile(folder);
  const unfinished = `${database}.unfinished`;
  try {
    // The copy is checked and not the backup itself, because opening a database may leave files beside it.
    copyFileSync(from, unfinished);
    checkDatabase(unfinished);
    checkpoint(database);
    // Files that are left belong to the old database and would spoil the new one.
    for (const suffix of ["-wal", "-shm"]) rmSync(`${database}${suffix}`, { force: true });
    putInPlace(unfinished, database);
    // The backup may be of another house, and that is then what is wanted here.
    forgetMark(folder);
  } finally {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(`${unfinished}${suffix}`, { force: true });
    lock.release();
  }
}

/** Brings the old database's last commits into its file, so that it is complete if we are stopped half-way. */
function checkpoint(file: string): void {
  if (!existsSync(file)) return;
  try {
    const database = new Database(file);
    database.exec("pragma wal_checkpoint(truncate)");
    database.close();
  } catch {
    // It may be broken: that is what backups are for.
  }
}
