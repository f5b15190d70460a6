import { type Kysely, sql } from "kysely";
import type { Dialect, Tables } from "./schema.ts";

/** Applied in this order, each of them once. One that is released is never edited: a change is a new migration. */
const MIGRATIONS: Readonly<Record<string, readonly string[]>> = {
  "001 the house opens": [
    `create table entries (
      log text not null, seq bigint not null, at bigint not null, steps text not null, told text not null,
      primary key (log, seq))`,
    "create table alarms (log text primary key, seq bigint not null, at bigint not null)",
    "create index alarms_by_time on alarms (at)",
    "create table snapshots (log text primary key, seq bigint not null, state text not null)",
    `create table claims (
      log text primary key, seq bigint not null, node text not null, until bigint not null)`,
    `create table ended_games (
      id text primary key, log text not null, first bigint not null, last bigint not null, result text)`,
    "create table game_views (game text primary key, views text not null)",
    `create table people (
      id text primary key, secret_hash text not null, nickname text not null, avatar text not null)`,
    "create table codes (code text primary key, log text not null)",
    "create table accounts (account text primary key, balance bigint not null)",
    `create table transfers (
      debit text not null, credit text not null, amount bigint not null check (amount > 0), why text not null,
      log text, seq bigint)`,
    "create table nodes (node text primary key, seen bigint not null, gone bigint not null)",
    "create table outages (began bigint primary key, ended bigint not null)",
  ],
};

/** Any number that nobody else in the database uses. */
const ADVISORY_LOCK = 7_286_104_253;
const FORGET_NODES_AFTER_MS = 24 * 3600 * 1000;

/** Brings the tables up to date. Nodes that start at the same time wait for each other. */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (dialect === "postgres") {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
    }
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    const applied = new Set(
      (await tx.selectFrom("migrations").select("name").execute()).map((row) => row.name),
    );
    for (const [name, statements] of Object.entries(MIGRATIONS)) {
      if (applied.has(name)) continue;
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await tx.insertInto("migrations").values({ name }).execute();
    }
    // Every start has a new name. The latest one stays: it tells since when there was no node.
    await sql`delete from nodes where seen < (select max(seen) from nodes) - ${sql.lit(FORGET_NODES_AFTER_MS)}`.execute(
      tx,
    );
  });
}
