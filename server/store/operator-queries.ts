import { type Kysely, sql } from "kysely";
import type { SendHints } from "./hints.ts";
import type { OperatorStore, Storage } from "./operator-contract.ts";
import type { Dialect, Tables } from "./schema.ts";

/** Logs of other kinds say in their names what they are. */
const isTableOrTournament = sql<boolean>`(alarms.log not like '%:%' or alarms.log like 'tournament:%')`;
/** Enough to find out which game it is, unless somebody brought a long deck. */
const BEGINNING = 400;
/** The tables whose size says something. */
const COUNTED = ["entries", "transfers", "ended_games", "seats", "people", "devices"] as const;

export function operatorQueriesOn(db: Kysely<Tables>, dialect: Dialect, sendHints: SendHints): OperatorStore {
  return {
    async openLogs(limit) {
      const { all } = await db
        .selectFrom("alarms")
        .where(isTableOrTournament)
        .select(({ fn }) => fn.countAll<number>().as("all"))
        .executeTakeFirstOrThrow();
      const logs = await db
        .selectFrom("alarms")
        .innerJoin("entries as first", (join) =>
          join.onRef("first.log", "=", "alarms.log").on("first.seq", "=", 0),
        )
        .innerJoin("entries as last", (join) =>
          join.onRef("last.log", "=", "alarms.log").on("last.seq", "=", (of) =>
            of
              .selectFrom("entries")
              .select(({ fn }) => fn.max("entries.seq").as("seq"))
              .whereRef("entries.log", "=", "alarms.log"),
          ),
        )
        .select([
          "alarms.log",
          "first.at as openedAt",
          "last.at",
          sql<string>`substr(first.steps, 1, ${sql.lit(BEGINNING)})`.as("beginning"),
        ])
        .where(isTableOrTournament)
        .orderBy("alarms.at")
        .limit(limit)
        .execute();
      return { all: Number(all), logs };
    },

    async reportNode(node, report, at) {
      await db
        .insertInto("node_reports")
        .values({ node, report, at })
        .onConflict((conflict) => conflict.column("node").doUpdateSet({ report, at }))
        .execute();
    },

    async withdrawReport(node) {
      await db.deleteFrom("node_reports").where("node", "=", node).execute();
    },

    nodeReports(since) {
      return db
        .selectFrom("node_reports")
        .innerJoin("nodes", "nodes.node", "node_reports.node")
        .select(["node_reports.node", "report"])
        .where("node_reports.at", ">=", since)
        .where("nodes.gone", "=", 0)
        .orderBy("node_reports.node")
        .execute();
    },

    async sendHint(log) {
      await sendHints(db, [{ log, seq: 0 }]);
    },

    async storage(): Promise<Storage> {
      return dialect === "postgres" ? storageOfPostgres(db) : storageOfSqlite(db);
    },
  };
}

/** To count the rows would take as long as reading them. */
async function storageOfPostgres(db: Kysely<Tables>): Promise<Storage> {
  const { rows: sizes } = await sql<{
    bytes: number;
  }>`select pg_database_size(current_database())::float8 as bytes`.execute(db);
  const { rows } = await sql<{ table: string; rows: number }>`
    select relname as table, n_live_tup::float8 as rows from pg_stat_user_tables
    where schemaname = current_schema()`.execute(db);
  return { bytes: sizes[0]?.bytes ?? 0, rows: COUNTED.map((table) => rowsOf(rows, table)) };
}

/** The number of the newest row is found at once; it also counts some rows that are gone. */
async function storageOfSqlite(db: Kysely<Tables>): Promise<Storage> {
  const { rows: sizes } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db);
  const rows: { table: string; rows: number }[] = [];
  for (const table of COUNTED) {
    const found = await sql<{
      rows: number | null;
    }>`select max(rowid) as rows from ${sql.table(table)}`.execute(db);
    rows.push({ table, rows: found.rows[0]?.rows ?? 0 });
  }
  return { bytes: sizes[0]?.bytes ?? 0, rows };
}

function rowsOf(rows: readonly { table: string; rows: number }[], table: string) {
  return { table, rows: rows.find((row) => row.table === table)?.rows ?? 0 };
}
