import { randomBytes, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Dialect, Tables } from "./schema.ts";

const NAMES_HOUSE = "002 who the house is, and what networks use";

/** One for both databases, or one for each where they differ. */
type Statement = string | Readonly<Record<Dialect, string>>;

/** Applied in this order, each of them once. One that is released is never edited: a change is a new migration. */
const MIGRATIONS: Readonly<Record<string, readonly Statement[]>> = {
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
  [NAMES_HOUSE]: [
    "create table house (id text primary key)",
    "create table buckets (bucket text primary key, tokens double precision not null, at bigint not null)",
    `create table network_uses (
      node text not null, network text not null, connections bigint not null, messages bigint not null,
      primary key (node, network))`,
  ],
  "003 people who stay": [
    "alter table people add column since bigint",
    "alter table people add column seen bigint",
    "alter table people add column merged_into text",
    "alter table people add column shows_figures bigint not null default 0",
    "alter table people add column leaves_at bigint",
    "create index people_merged on people (merged_into) where merged_into is not null",
    "create index people_leaving on people (leaves_at) where leaves_at is not null",
    `create table devices (
      id text primary key, person text not null, secret_hash text not null, label text not null,
      since bigint, seen bigint)`,
    "create index devices_by_person on devices (person)",
    // A cookie that was given out before names its person; from now on it names a device, which may well be called the same.
    `insert into devices (id, person, secret_hash, label) select id, id, secret_hash, '' from people`,
    "alter table people drop column secret_hash",
    `create table passkeys (
      id text primary key, person text not null, public_key text not null, counter bigint not null,
      transports text not null, label text not null, since bigint not null, used bigint)`,
    "create index passkeys_by_person on passkeys (person)",
    "create table recovery_codes (hash text primary key, person text not null)",
    "create index recovery_codes_by_person on recovery_codes (person)",
    `create table tickets (
      id text primary key, kind text not null, state text not null, until bigint not null)`,
    "create index tickets_by_time on tickets (until)",
    "create table visits (person text not null, log text not null, primary key (person, log))",
    // Everybody who came to a table or a tournament before this was written down: its log says so.
    {
      sqlite: `insert into visits (person, log) select distinct person, log from (
        select log, coalesce(json_extract(step.value, '$.person.id'), json_extract(step.value, '$.host.id'),
          json_extract(step.value, '$.who.person.id')) as person
        from entries, json_each(entries.steps) as step) as mentioned where person is not null`,
      // As text: PostgreSQL refuses JSON with some characters in it that people might have got into a deck of their own.
      postgres: `insert into visits (person, log) select distinct found[1], log
        from entries, regexp_matches(steps, '"(?:person|host)":\\{"id":"([A-Za-z0-9_-]{16})"', 'g') as found`,
    },
    "create index visits_by_log on visits (log)",
    "create table closed_logs (log text primary key, at bigint not null, has_chat bigint not null)",
    `insert into closed_logs (log, at, has_chat)
      select log, max(at), 1 from entries where log not in (select log from alarms) group by log`,
    "create index closed_logs_by_time on closed_logs (at)",
    "alter table ended_games add column game text",
    "alter table ended_games add column ended bigint",
    "alter table ended_games add column rated bigint not null default 0",
    "alter table ended_games add column rating_order bigint",
    "create index ended_games_by_log on ended_games (log)",
    "create index ended_games_by_time on ended_games (ended)",
    "create unique index ended_games_by_rating on ended_games (rating_order) where rating_order is not null",
    `create index ended_games_to_rate on ended_games (ended, id)
      where rated = 1 and result is not null and rating_order is null`,
    `create table seats (
      ended_game text not null, seat bigint not null, turn bigint not null, game text not null, ended bigint not null,
      person text, nickname text, avatar text, bot text, team bigint, place bigint, score double precision,
      is_gone bigint not null, figures text, mu double precision, sigma double precision,
      counts_for_other bigint not null default 0, primary key (ended_game, seat, turn))`,
    "create index seats_uncounted on seats (ended_game) where figures is null",
    "create index seats_by_person on seats (person, ended, ended_game) where person is not null",
    "create index seats_by_person_and_game on seats (person, game, ended, ended_game) where person is not null",
    `create table figures (
      person text not null, game text not null, counted bigint not null, rows text not null,
      primary key (person, game))`,
    `create table ratings (
      player text not null, game text not null, mu double precision not null, sigma double precision not null,
      games bigint not null, primary key (player, game))`,
  ],
  "004 circles": [
    `create table circles (
      log text primary key, name text not null, crest text not null, members_only bigint not null,
      is_closed bigint not null)`,
    `create table circle_members (
      log text not null, person text not null, role text not null, primary key (log, person))`,
    "create index circle_members_by_person on circle_members (person)",
    "create table circle_tables (log text primary key, circle text not null)",
    "create index circle_tables_by_circle on circle_tables (circle)",
    `create table circle_presence (
      circle text not null, person text not null, node text not null, primary key (circle, person, node))`,
    "create index circle_presence_by_node on circle_presence (node)",
  ],
  "006 peace": [
    `create table shown_tables (
      log text primary key, seq bigint not null, since bigint not null, shown text not null)`,
    "create index shown_tables_by_time on shown_tables (since, log)",
    `create table aversions (
      person text not null, other text not null, how text not null, since bigint not null,
      primary key (person, other))`,
    "create index aversions_by_other on aversions (other)",
    `create table reports (
      id text primary key, at bigint not null, kind text not null, words text not null, reporter text,
      reporter_name text, about text, about_name text, log text not null, game text not null, circle text,
      seen text not null, handled_at bigint, handled_by text, note text)`,
    "create index reports_by_time on reports (at, id)",
    "create index reports_by_circle on reports (circle, at, id) where circle is not null",
    `create table bans (
      id text primary key, person text, network text, what text not null, why text not null, since bigint not null,
      by text not null, until bigint not null)`,
    "create index bans_by_time on bans (until)",
    `create table invitations (
      code text primary key, since bigint not null, until bigint not null, uses_left bigint not null)`,
  ],
  "007 operator": [
    "create table node_reports (node text primary key, at bigint not null, report text not null)",
  ],
  "008 seasons": [
    `create table circle_games (
      id text primary key, circle text not null, kind text not null, log text not null, ended bigint not null,
      evening text, season text, is_noted bigint not null)`,
    "create index circle_games_by_circle on circle_games (circle, ended, id)",
    "create index circle_games_new on circle_games (circle) where is_noted = 0",
    `create table circle_feeds (
      circle text not null, person text not null, secret text not null, primary key (circle, person))`,
    "create unique index circle_feeds_by_secret on circle_feeds (secret)",
    "create index circle_feeds_by_person on circle_feeds (person)",
    `create index transfers_of_circles on transfers (log, seq)
      where debit like 'circle:%' or credit like 'circle:%'`,
  ],
  "009 what people take along": [
    "create index transfers_by_debit on transfers (debit)",
    "create index transfers_by_credit on transfers (credit)",
  ],
  "010 networks are nobody's to read": [
    "alter table house add column secret text",
    // Networks were in their names.
    "delete from buckets",
  ],
  "011 everybody was seen once": [
    // Of older guests it is not known when they were last here, so nothing would ever let go of them: their time begins now.
    {
      sqlite: "update people set seen = cast(strftime('%s', 'now') as integer) * 1000 where seen is null",
      postgres:
        "update people set seen = cast(extract(epoch from now()) * 1000 as bigint) where seen is null",
    },
  ],
};

/** Any number that nobody else in the database uses. */
const ADVISORY_LOCK = 7_286_104_253;
const FORGET_NODES_AFTER_MS = 24 * 3600 * 1000;

/** A database that is not ours to write to, or not whole. */
export class ForeignDatabase extends Error {
  override readonly name = "ForeignDatabase";

  constructor(why: string) {
    super(`the database ${why}`);
  }
}

/** Brings the tables up to date, or as far as they were once. Nodes that start at the same time wait for each other. */
export async function migrate(
  db: Kysely<Tables>,
  dialect: Dialect,
  upTo = Object.keys(MIGRATIONS).length,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (dialect === "postgres") {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
    }
    await refuseForeign(tx, dialect);
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    const applied = new Set(
      (await tx.selectFrom("migrations").select("name").execute()).map((row) => row.name),
    );
    const newer = [...applied].filter((name) => !(name in MIGRATIONS));
    if (newer.length > 0) throw new ForeignDatabase(`was made by a newer version (${newer.join(", ")})`);
    for (const [name, statements] of Object.entries(MIGRATIONS).slice(0, upTo)) {
      if (applied.has(name)) continue;
      for (const statement of statements) {
        await sql.raw(typeof statement === "string" ? statement : statement[dialect]).execute(tx);
      }
      await tx.insertInto("migrations").values({ name }).execute();
    }
    await nameHouse(tx, applied.has(NAMES_HOUSE));
    if (upTo >= Object.keys(MIGRATIONS).length) {
      await tx
        .updateTable("house")
        .set({ secret: randomBytes(32).toString("base64url") })
        .where("secret", "is", null)
        .execute();
      await sql`delete from circle_presence where node not in (select node from nodes where gone = 0)`.execute(
        tx,
      );
    }
    // Every start has a new name. The latest one stays: it tells since when there was no node.
    await sql`delete from nodes where seen < (select max(seen) from nodes) - ${sql.lit(FORGET_NODES_AFTER_MS)}`.execute(
      tx,
    );
  });
}

/** Our first table is called `migrations`. Where there are tables and it is not among them, somebody else lives there. */
async function refuseForeign(tx: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const { rows } =
    dialect === "postgres"
      ? await sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
          tx,
        )
      : await sql<{ name: string }>`
          select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(tx);
  const names = rows.map(({ name }) => name);
  if (names.length === 0 || names.includes("migrations")) return;
  throw new ForeignDatabase(`has tables of somebody else (${names.slice(0, 5).join(", ")})`);
}

/** Every house has a name of its own from its first start on. */
async function nameHouse(tx: Kysely<Tables>, isNamed: boolean): Promise<void> {
  const found = await tx.selectFrom("house").select("id").execute();
  if (found.length === 1) return;
  if (isNamed) throw new ForeignDatabase("has been emptied: it does not even know its own name");
  await sql`insert into house (id) values (${randomUUID()})`.execute(tx);
}
