import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Database from "libsql";
import pg from "pg";
import { checkDatabase } from "./backup.ts";
import { connect, connectionConfig } from "./connections.ts";
import {
  type Contents,
  contentsOfFile,
  contentsOfPostgres,
  type Layout,
  list,
  quoted,
  type Row,
  sumOf,
} from "./contents.ts";
import { databaseFile, lockFolder } from "./folder.ts";
import { migrate } from "./migrations.ts";
import { openFile } from "./sqlite-thread.ts";

/** PostgreSQL takes so many values in one statement, and no statement should be too long to think about. */
const MOST_VALUES = 30_000;
const MOST_LETTERS = 4_000_000;
/** What a new house writes down before anything happens in it: it is replaced by what the old one knows. */
const OF_A_NEW_HOUSE = new Set(["migrations", "house"]);

export interface Moved {
  readonly table: string;
  readonly rows: number;
  readonly checksum: string;
}

/**
 * Moves a house from the embedded store of a folder to an empty PostgreSQL: everything or nothing. Before it counts, every
 * table is read again on the other side and compared. Then the file gets another name, so that nobody opens the old house
 * beside the new one by mistake.
 */
export async function move(folder: string, url: string): Promise<Moved[]> {
  const file = databaseFile(folder);
  if (!existsSync(file)) throw new Error(`there is no database in ${path.resolve(folder)}`);
  const lock = lockFolder(folder);
  try {
    checkDatabase(file);
    // As a start would: both sides then have the tables of this version.
    await (await openFile({ kind: "sqlite", file })).close();
    const database = new Database(file);
    let moved: Moved[];
    try {
      database.exec("pragma wal_checkpoint(truncate)");
      moved = await copyAll(contentsOfFile(database), url);
    } finally {
      database.close();
    }
    renameSync(file, movedFile(folder));
    for (const suffix of ["-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
    return moved;
  } finally {
    lock.release();
  }
}

/** The old house's database, after the move. */
export function movedFile(folder: string): string {
  return path.join(folder, "tavolata-moved.db");
}

async function copyAll(from: Contents, url: string): Promise<Moved[]> {
  const tables = connect(connectionConfig(url), 1, () => undefined);
  try {
    await migrate(tables, "postgres");
  } finally {
    await tables.destroy();
  }
  const client = new pg.Client({
    ...connectionConfig(url),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  await client.connect();
  try {
    await client.query("begin");
    const to = contentsOfPostgres(client);
    const layout = sameLayout(await from.layout(), await to.layout());
    await client.query(`lock table ${list([...layout.keys()])} in exclusive mode`);
    for (const [table, columns] of layout) {
      if (OF_A_NEW_HOUSE.has(table)) await client.query(`delete from ${quoted(table)}`);
      else await refuseRows(to, table, columns);
    }
    const moved: Moved[] = [];
    for (const [table, columns] of layout) {
      for await (const part of from.read(table, columns)) await insert(client, table, columns, part);
      moved.push({ table, ...(await compare(from, to, table, columns)) });
    }
    await client.query("commit");
    return moved;
  } finally {
    // Where it was not committed, nothing of it remains.
    await client.end();
  }
}

function sameLayout(from: Layout, to: Layout): Layout {
  const [ours, theirs] = [from, to].map((layout) => JSON.stringify([...layout]));
  if (ours !== theirs) throw new Error("the two databases do not have the same tables");
  return from;
}

async function refuseRows(contents: Contents, table: string, columns: readonly string[]): Promise<void> {
  const { rows } = await sumOf(contents, table, columns);
  if (rows > 0)
    throw new Error(`the PostgreSQL is not empty: there are ${rows} rows in ${table}. Nothing was changed`);
}

/** Throws if a table is not the same on both sides. */
export async function compare(from: Contents, to: Contents, table: string, columns: readonly string[]) {
  const [old, fresh] = [await sumOf(from, table, columns), await sumOf(to, table, columns)];
  if (old.rows === fresh.rows && old.checksum === fresh.checksum) return fresh;
  throw new Error(
    `${table} did not arrive as it was: ${old.rows} rows (${old.checksum.slice(0, 8)}) became ${fresh.rows} (${fresh.checksum.slice(0, 8)}). Nothing was changed`,
  );
}

async function insert(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
) {
  for (const part of inParts(rows)) {
    let count = 0;
    const values = part.map((row) => `(${row.map(() => `$${++count}`).join(", ")})`).join(", ");
    await client.query(`insert into ${quoted(table)} (${list(columns)}) values ${values}`, part.flat());
  }
}

function* inParts(rows: readonly Row[]): Iterable<Row[]> {
  let part: Row[] = [];
  let letters = 0;
  let values = 0;
  for (const row of rows) {
    const length = row.reduce<number>((sum, value) => sum + String(value).length, 0);
    if (part.length > 0 && (letters + length > MOST_LETTERS || values + row.length > MOST_VALUES)) {
      yield part;
      part = [];
      letters = 0;
      values = 0;
    }
    part.push(row);
    letters += length;
    values += row.length;
  }
  if (part.length > 0) yield part;
}
