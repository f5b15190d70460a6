import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "libsql";

/** The file in which the embedded store keeps everything. */
export function databaseFile(folder: string): string {
  return path.join(folder, "tavolata.db");
}

export class FolderInUse extends Error {
  readonly folder: string;
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    super(
      `the data folder ${folder} is in use by ${pid === undefined ? "another process" : `process ${pid}`}`,
    );
    this.name = "FolderInUse";
    this.folder = folder;
    this.pid = pid;
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Makes the folder if need be and locks it for this process. The lock is the operating system's, on a database that
 * is never written to: it goes away with the process, however that ends, and no other process can hold it by chance.
 * The file with the process id is only there for the message.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const pidFile = path.join(folder, "lock.pid");
  const database = new Database(path.join(folder, "lock.db"));
  try {
    database.exec("begin exclusive");
  } catch (fault) {
    database.close();
    if (!isBusy(fault)) throw fault;
    throw new FolderInUse(path.resolve(folder), readPid(pidFile));
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      database.exec("rollback");
      database.close();
    },
  };
}

function isBusy(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && String(fault.code).startsWith("SQLITE_BUSY");
}

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}
