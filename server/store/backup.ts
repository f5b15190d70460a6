import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Database from "libsql";
import { databaseFile } from "./folder.ts";

/**
 * Copies the database of a data folder to a new file, even while a server runs on it. The copy is the state at one
 * point in time, and the server neither waits nor notices.
 */
export function backup(folder: string, to: string): void {
  const from = databaseFile(folder);
  if (!existsSync(from)) throw new Error(`there is no database in ${path.resolve(folder)}`);
  if (existsSync(to)) throw new Error(`${to} is there already and will not be overwritten`);
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  // It gets its own name only when it is complete, so that nobody ever takes half a copy for a backup.
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    const database = new Database(from, { timeout: 5000 });
    try {
      database.prepare("vacuum into ?").run([unfinished]);
    } finally {
      database.close();
    }
    checkDatabase(unfinished);
    putInPlace(unfinished, to);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Throws if a file is no database of ours, or not a sound one. */
export function checkDatabase(file: string): void {
  try {
    const database = new Database(file);
    try {
      const found = database.prepare("pragma integrity_check").all() as { integrity_check: string }[];
      const problems = found.map((row) => row.integrity_check).filter((row) => row !== "ok");
      if (problems.length > 0) throw new Error(problems.join("; "));
      database.prepare("select count(*) from migrations").all();
    } finally {
      database.close();
    }
  } catch (fault) {
    throw new Error(`${file} is not a sound database: ${fault instanceof Error ? fault.message : fault}`);
  }
}

/** Renames a finished file so that it survives a loss of power. */
export function putInPlace(file: string, to: string): void {
  flush(file);
  renameSync(file, to);
  flush(path.dirname(path.resolve(to)));
}

function flush(file: string): void {
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
