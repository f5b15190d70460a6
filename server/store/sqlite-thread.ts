import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import Database from "libsql";
import type { Append, Appended } from "./contract.ts";
import { writeGroup } from "./group.ts";
import { migrate } from "./migrations.ts";
import { type Queries, queriesOn } from "./queries.ts";
import type { Tables } from "./schema.ts";
import { transact } from "./transact.ts";

export interface SqliteWork {
  readonly kind: "sqlite";
  readonly file: string;
}

/** What the main thread may ask of the thread that has the file. */
export type SqliteCalls = Queries & {
  commit(group: readonly Append[]): Promise<readonly Appended[]>;
  close(): Promise<void>;
};

export async function openFile({ file }: SqliteWork): Promise<SqliteCalls> {
  const database = new Database(file, { timeout: 5000 });
  database.exec("pragma journal_mode = wal");
  // An answer means that it is on the disk, not that it will be.
  database.exec("pragma synchronous = full");
  // A page that many moves have changed is then copied to the database once, for a log of up to 32 MB.
  database.exec("pragma wal_autocheckpoint = 8000");
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: rememberingStatements(database) }),
  });
  await migrate(db, "sqlite");
  return {
    // There are no other nodes to send hints to.
    ...queriesOn(db, "sqlite", async () => {}),
    async commit(group) {
      const { answers } = await transact(db, (tx) => writeGroup(tx, "sqlite", group));
      return answers;
    },
    close: () => db.destroy(),
  };
}

/** More than there are different statements, but for those that are as long as a list that they were given. */
const MOST_STATEMENTS = 400;

/**
 * The same few statements come again and again, and to prepare one costs more than to run it. Those that nobody has used
 * for longest are forgotten, or a list of every length would stay here for ever.
 */
export function rememberingStatements(
  database: Pick<Database.Database, "prepare" | "close">,
  most = MOST_STATEMENTS,
): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const statement = known.get(sql) ?? (database.prepare(sql) as unknown as SqliteStatement);
      // A map keeps the order in which things come to it.
      known.delete(sql);
      known.set(sql, statement);
      if (known.size > most) known.delete(known.keys().next().value ?? sql);
      return statement;
    },
    close: () => database.close(),
  };
}
