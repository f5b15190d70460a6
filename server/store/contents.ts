import { createHash } from "node:crypto";
import type Database from "libsql";
import type pg from "pg";

export type Row = readonly (string | number | null)[];

/** Every table of a house with its columns, both in the order of their names. */
export type Layout = ReadonlyMap<string, readonly string[]>;

/** What a table holds, in a form that two databases can be compared by. */
export interface Sum {
  readonly rows: number;
  readonly checksum: string;
}

/**
 * All that a database holds, table by table, whatever tables there are: nobody has to remember to add a new one here.
 */
export interface Contents {
  layout(): Promise<Layout>;
  /** The rows of a table in parts of a size that is easy to handle. */
  read(table: string, columns: readonly string[]): AsyncIterable<readonly Row[]>;
}

const ROWS_AT_ONCE = 500;

export function contentsOfFile(database: Database.Database): Contents {
  return {
    async layout() {
      const tables = database
        .prepare(
          "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
        )
        .all() as { name: string }[];
      return new Map(
        tables.map(({ name }) => {
          const columns = database
            .prepare(`select name from pragma_table_info('${name}') order by name`)
            .all();
          return [name, (columns as { name: string }[]).map((column) => column.name)];
        }),
      );
    },
    async *read(table, columns) {
      const part = database.prepare(
        `select rowid as "the row", ${list(columns)} from ${quoted(table)} where rowid > ? order by rowid limit ${ROWS_AT_ONCE}`,
      );
      for (let last = -1; ; ) {
        const rows = part.all(last) as Record<string, string | number | null>[];
        const newest = rows.at(-1)?.["the row"];
        if (typeof newest !== "number") return;
        last = newest;
        yield rows.map((row) => columns.map((column) => row[column] ?? null));
      }
    },
  };
}

/** Within a transaction: it sees what the transaction has written. */
export function contentsOfPostgres(client: pg.ClientBase): Contents {
  return {
    async layout() {
      const { rows } = await client.query<{ table: string; columns: string[] }>(`
        select c.table_name as table, array_agg(c.column_name::text) as columns
        from information_schema.columns as c
        join information_schema.tables as t on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' group by c.table_name`);
      // Sorted here, because databases sort by rules of their own.
      return new Map(rows.map(({ table, columns }): [string, string[]] => [table, columns.sort()]).sort());
    },
    async *read(table, columns) {
      await client.query(`declare rows_of_it cursor for select ${list(columns)} from ${quoted(table)}`);
      for (;;) {
        const { rows } = await client.query<(string | number | null)[]>({
          text: `fetch ${ROWS_AT_ONCE} from rows_of_it`,
          rowMode: "array",
        });
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query("close rows_of_it");
    },
  };
}

/** How many rows a table has, and a sum of all of them that does not depend on their order. */
export async function sumOf(contents: Contents, table: string, columns: readonly string[]): Promise<Sum> {
  let rows = 0;
  let total = 0n;
  for await (const part of contents.read(table, columns)) {
    for (const row of part) {
      rows += 1;
      total += BigInt(`0x${createHash("sha256").update(JSON.stringify(row)).digest("hex")}`);
    }
  }
  return { rows, checksum: (total & ((1n << 256n) - 1n)).toString(16).padStart(64, "0") };
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function list(names: readonly string[]): string {
  return names.map(quoted).join(", ");
}
