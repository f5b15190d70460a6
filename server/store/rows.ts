import { type RawBuilder, sql } from "kysely";
import type { Dialect } from "./schema.ts";

type Columns = Readonly<Record<string, "text" | "bigint" | "double precision">>;
type Row<C extends Columns> = { readonly [K in keyof C]: (C[K] extends "text" ? string : number) | null };

/**
 * Many rows as one JSON parameter that can be selected from. The statement is the same for one row and for five
 * hundred, no limit on parameters is ever near, and to write the text costs the main thread less than to bind
 * parameters. Only here do the two dialects differ.
 */
export function rowsFrom<C extends Columns>(
  dialect: Dialect,
  columns: C,
  rows: readonly Row<C>[],
): RawBuilder<Row<C>> {
  const json = JSON.stringify(rows);
  const names = Object.keys(columns);
  if (dialect === "postgres") {
    const types = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(", "));
    return sql`(select * from json_to_recordset(cast(${json} as json)) as r (${types}))`;
  }
  const picked = sql.raw(names.map((name) => `value ->> '${name}' as ${name}`).join(", "));
  return sql`(select ${picked} from json_each(${json}))`;
}
