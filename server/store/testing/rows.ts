import Database from "libsql";
import pg from "pg";
import { databaseFile } from "../folder.ts";
import type { TestDatabase } from "./databases.ts";

export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Everything that is in these tables of either kind of database, beside the store. */
export async function rowsIn({ address }: TestDatabase, tables: readonly string[]): Promise<Rows> {
  const found: Record<string, Readonly<Record<string, unknown>>[]> = {};
  if (!address.startsWith("postgres")) {
    const database = new Database(databaseFile(address), { readonly: true });
    for (const table of tables) found[table] = database.prepare(`select * from ${table}`).all() as never;
    database.close();
    return found;
  }
  const client = new pg.Client(address);
  await client.connect();
  for (const table of tables) found[table] = (await client.query(`select * from ${table}`)).rows as never;
  await client.end();
  return found;
}
