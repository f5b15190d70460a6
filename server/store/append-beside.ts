import Database from "libsql";
import type { LogEntry } from "./contract.ts";
import { databaseFile } from "./folder.ts";

/**
 * Adds an entry to a log of a house that is open, from another process. Whoever follows the log gets no hint of it, and
 * finds it when they read on.
 */
export function appendBeside(
  folder: string,
  { log, steps, told }: Pick<LogEntry, "log" | "steps" | "told">,
): void {
  const database = new Database(databaseFile(folder), { timeout: 5000 });
  try {
    // All of it in one statement: nobody can write the same number in between.
    database
      .prepare(
        `insert into entries (log, seq, at, steps, told)
         select ?, coalesce(max(seq), -1) + 1, max(coalesce(max(at), 0), ?), ?, ? from entries where log = ?`,
      )
      .run([log, Date.now(), steps, told, log]);
  } finally {
    database.close();
  }
}
