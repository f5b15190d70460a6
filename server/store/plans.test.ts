import { CompiledQuery, Kysely, SqliteDialect } from "kysely";
import Database from "libsql";
import { expect, test } from "vitest";
import { connect, connectionConfig } from "./connections.ts";
import { transfersOf } from "./export-queries.ts";
import { migrate } from "./migrations.ts";
import type { Tables } from "./schema.ts";
import { newDatabase } from "./testing/databases.ts";

const ACCOUNTS = ["purse:ada", "circle:c:s:ada"];

test("what came to somebody's accounts is found by indices in a sqlite store", async () => {
  const database = new Database(":memory:");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: database as never }) });
  await migrate(db, "sqlite");
  const { sql, parameters } = transfersOf(db, ACCOUNTS).compile();
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  const plan = rows.map(({ detail }) => detail).join("\n");
  expect(plan).toContain("transfers_by_debit");
  expect(plan).toContain("transfers_by_credit");
  expect(plan).not.toContain("SCAN transfers");
  await db.destroy();
});

test("what came to somebody's accounts is found by indices in a postgres store", async () => {
  const { address } = await newDatabase("postgres");
  const db = connect(connectionConfig(address), 1, () => {});
  await migrate(db, "postgres");
  const { sql, parameters } = transfersOf(db, ACCOUNTS).compile();
  // An empty table is read whole unless it is forbidden.
  await db.executeQuery(CompiledQuery.raw("set enable_seqscan = off"));
  const { rows } = await db.executeQuery<{ "QUERY PLAN": string }>(
    CompiledQuery.raw(`explain ${sql}`, [...parameters]),
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("transfers_by_debit");
  expect(plan).toContain("transfers_by_credit");
  await db.destroy();
});
