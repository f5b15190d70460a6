import { gunzipSync } from "node:zlib";
import Database from "libsql";
import { databaseFile } from "../folder.ts";

/** Every text in every table of a SQLite database, replays unpacked. */
export function everythingIn(folder: string): string {
  const database = new Database(databaseFile(folder), { readonly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  const rows = tables.flatMap(
    ({ name }) => database.prepare(`select * from ${name}`).all() as Record<string, unknown>[],
  );
  const replays = rows.flatMap(({ views }) =>
    typeof views === "string" ? gunzipSync(Buffer.from(views, "base64")).toString() : [],
  );
  database.close();
  return `${JSON.stringify(rows)}${replays.join()}`;
}
