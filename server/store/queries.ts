import { type Kysely, sql } from "kysely";
import { circleGamesQueriesOn } from "./circle-games-queries.ts";
import { circleQueriesOn } from "./circle-queries.ts";
import {
  type Beat,
  type EndedGame,
  type Hint,
  type House,
  type LogEntry,
  OUTAGE_AFTER_MS,
  type Snapshot,
  type StoredLog,
} from "./contract.ts";
import { exportQueriesOn } from "./export-queries.ts";
import { figuresQueriesOn } from "./figures-queries.ts";
import { forgettingQueriesOn } from "./forgetting-queries.ts";
import { writeSnapshots } from "./group.ts";
import type { SendHints } from "./hints.ts";
import { memoryQueriesOn } from "./memory-queries.ts";
import { networkQueriesOn } from "./network-queries.ts";
import { operatorQueriesOn } from "./operator-queries.ts";
import { peaceQueriesOn } from "./peace-queries.ts";
import { peopleQueriesOn } from "./people-queries.ts";
import { ratingQueriesOn } from "./rating-queries.ts";
import { rowsFrom } from "./rows.ts";
import type { Dialect, Tables } from "./schema.ts";
import { transact } from "./transact.ts";

export type Queries = ReturnType<typeof queriesOn>;

const ENTRY = ["log", "seq", "at", "steps", "told"] as const;

/** Everything but the appends, for both databases. Arguments and answers are plain data: they may cross threads. */
export function queriesOn(db: Kysely<Tables>, dialect: Dialect, sendHints: SendHints) {
  return {
    ...peopleQueriesOn(db, dialect, sendHints),
    ...figuresQueriesOn(db),
    ...forgettingQueriesOn(db, dialect, sendHints),
    ...exportQueriesOn(db),
    ...memoryQueriesOn(db),
    ...circleQueriesOn(db, dialect, sendHints),
    ...circleGamesQueriesOn(db),
    ...networkQueriesOn(db),
    ...operatorQueriesOn(db, dialect, sendHints),
    ...ratingQueriesOn(db, dialect),
    ...peaceQueriesOn(db, sendHints),

    /** Which house this is, and whether nothing has ever happened in it. */
    async house(): Promise<House> {
      const { id } = await db.selectFrom("house").select("id").executeTakeFirstOrThrow();
      const entry = await db.selectFrom("entries").select("seq").limit(1).executeTakeFirst();
      return { id, isEmpty: entry === undefined };
    },

    async open(log: string): Promise<StoredLog | undefined> {
      const snapshot = await db
        .selectFrom("snapshots")
        .select(["seq", "state"])
        .where("log", "=", log)
        .executeTakeFirst();
      const entries = await entriesOf(db, log, (snapshot?.seq ?? -1) + 1);
      if (snapshot !== undefined) return { snapshot, entries };
      return entries.length > 0 ? { entries } : undefined;
    },

    read(log: string, from: number, to?: number): Promise<LogEntry[]> {
      return entriesOf(db, log, from, to);
    },

    async readOn(after: readonly Hint[]): Promise<LogEntry[]> {
      const hints = after.map(({ log, seq }) => ({ log, seq }));
      const rows = rowsFrom(dialect, { log: "text", seq: "bigint" }, hints);
      const found = await sql<LogEntry>`
        select e.log, e.seq, e.at, e.steps, e.told from ${rows} as known
        join entries as e on e.log = known.log and e.seq > known.seq order by e.log, e.seq`.execute(db);
      return found.rows;
    },

    async saveSnapshot(log: string, { seq, state }: Snapshot): Promise<void> {
      await writeSnapshots(db, dialect, [{ log, seq, state }]);
    },

    async withoutSnapshot(limit: number): Promise<string[]> {
      const found = await db
        .selectFrom("alarms")
        .leftJoin("snapshots", "snapshots.log", "alarms.log")
        .select("alarms.log")
        .where((is) =>
          is.exists(
            is
              .selectFrom("entries")
              .select("entries.seq")
              .whereRef("entries.log", "=", "alarms.log")
              .where("entries.seq", ">", (last) => last.fn.coalesce("snapshots.seq", last.lit(-1))),
          ),
        )
        .limit(limit)
        .execute();
      return found.map(({ log }) => log);
    },

    dueAlarms(now: number, limit: number): Promise<Hint[]> {
      return db
        .selectFrom("alarms")
        .leftJoin("claims", (join) =>
          join
            .onRef("claims.log", "=", "alarms.log")
            .onRef("claims.seq", "=", "alarms.seq")
            .on("claims.until", ">", now),
        )
        .select(["alarms.log", "alarms.seq"])
        .where("alarms.at", "<=", now)
        .where("claims.log", "is", null)
        .orderBy("alarms.at")
        .limit(limit)
        .execute();
    },

    async claim(log: string, seq: number, node: string, until: number, now: number): Promise<boolean> {
      const mine = rowsFrom(dialect, { log: "text", seq: "bigint", node: "text", until: "bigint" }, [
        { log, seq, node, until },
      ]);
      const { rows } = await sql`
        insert into claims (log, seq, node, until) select log, seq, node, until from ${mine} as mine
        where exists (select 1 from entries where entries.log = mine.log and entries.seq = mine.seq)
          and not exists (select 1 from entries where entries.log = mine.log and entries.seq = mine.seq + 1)
        on conflict (log) do update set seq = excluded.seq, node = excluded.node, until = excluded.until
        where claims.seq < excluded.seq
          or (claims.seq = excluded.seq and (claims.until <= ${now} or claims.node = excluded.node))
        returning log`.execute(db);
      return rows.length === 1;
    },

    async reserveCode(code: string, log: string): Promise<boolean> {
      const reserved = await db
        .insertInto("codes")
        .values({ code, log })
        .onConflict((conflict) => conflict.doNothing())
        .returning("code")
        .execute();
      return reserved.length === 1;
    },

    async findCode(code: string): Promise<string | undefined> {
      const found = await db.selectFrom("codes").select("log").where("code", "=", code).executeTakeFirst();
      return found?.log;
    },

    async releaseCode(code: string): Promise<void> {
      await db.deleteFrom("codes").where("code", "=", code).execute();
    },

    async endedGame(id: string): Promise<EndedGame | undefined> {
      return db
        .selectFrom("ended_games")
        .select(["id", "log", "first", "last", "result"])
        .where("id", "=", id)
        .executeTakeFirst();
    },

    async endedWithoutViews(limit: number): Promise<string[]> {
      const found = await db
        .selectFrom("ended_games")
        .leftJoin("game_views", "game_views.game", "ended_games.id")
        .select("ended_games.id")
        .where("game_views.game", "is", null)
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    },

    /** What was saved stays: later code might see an old game differently. */
    async saveViews(game: string, views: string): Promise<void> {
      await db
        .insertInto("game_views")
        .values({ game, views })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async views(game: string): Promise<string | undefined> {
      const found = await db
        .selectFrom("game_views")
        .select("views")
        .where("game", "=", game)
        .executeTakeFirst();
      return found?.views;
    },

    async balance(account: string): Promise<number> {
      const found = await db
        .selectFrom("accounts")
        .select("balance")
        .where("account", "=", account)
        .executeTakeFirst();
      return found?.balance ?? 0;
    },

    async balances(accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (accounts.length === 0) return new Map();
      const found = await db
        .selectFrom("accounts")
        .select(["account", "balance"])
        .where("account", "in", accounts)
        .execute();
      return new Map(found.map(({ account, balance }) => [account, balance]));
    },

    beat(node: string, since: number, proposed: number): Promise<Beat> {
      return transact(db, async (tx) => {
        const last = await tx
          .selectFrom("nodes")
          .select("seen")
          .orderBy("seen", "desc")
          .limit(1)
          .executeTakeFirst();
        // Time never goes back: not when a clock was set back while no node ran, nor for a node that comes late.
        const now = Math.max(proposed, last?.seen ?? 0);
        if (last !== undefined && now - last.seen > OUTAGE_AFTER_MS) {
          // Nodes that come back together find the same last sign of life: the first of them writes the outage down.
          await tx
            .insertInto("outages")
            .values({ began: last.seen, ended: now })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await noteNode(tx, node, now, 0);
        const living = await tx
          .selectFrom("nodes")
          .select("node")
          .where("gone", "=", 0)
          .where("seen", ">=", now - 2 * OUTAGE_AFTER_MS)
          .orderBy("node")
          .execute();
        const outages = await tx
          .selectFrom("outages")
          .select(["began as from", "ended as to"])
          .where("ended", ">", since)
          .orderBy("began")
          .execute();
        return { nodes: living.map((row) => row.node), outages, at: now };
      });
    },

    async farewell(node: string, now: number): Promise<void> {
      await noteNode(db, node, now, 1);
      await db.deleteFrom("network_uses").where("node", "=", node).execute();
      await db.deleteFrom("circle_presence").where("node", "=", node).execute();
      await db.deleteFrom("node_reports").where("node", "=", node).execute();
    },
  };
}

function entriesOf(db: Kysely<Tables>, log: string, from: number, to?: number): Promise<LogEntry[]> {
  let query = db.selectFrom("entries").select(ENTRY).where("log", "=", log).where("seq", ">=", from);
  if (to !== undefined) query = query.where("seq", "<=", to);
  return query.orderBy("seq").execute();
}

async function noteNode(db: Kysely<Tables>, node: string, seen: number, gone: 0 | 1): Promise<void> {
  await db
    .insertInto("nodes")
    .values({ node, seen, gone })
    .onConflict((conflict) => conflict.column("node").doUpdateSet({ seen, gone }))
    .execute();
}
