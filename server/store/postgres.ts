import { randomUUID } from "node:crypto";
import type { Instant } from "@tavolata/kernel";
import { type Kysely, sql } from "kysely";
import type pg from "pg";
import { RemoteClock } from "./clock.ts";
import { CHANNEL, connect, connectionConfig } from "./connections.ts";
import type { Append, Appended, Hint, Store } from "./contract.ts";
import { writeGroup } from "./group.ts";
import { readHints, writeHints } from "./hints.ts";
import { Listener } from "./listener.ts";
import { migrate } from "./migrations.ts";
import { queriesOn } from "./queries.ts";
import type { Tables } from "./schema.ts";
import { storeOn } from "./sql-store.ts";

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Instead of PostgreSQL's clock. */
  readonly clock?: () => Instant;
  /** Hears of lost connections, for the log; they come back by themselves. */
  readonly onTrouble?: (fault: Error) => void;
}

const CONNECTIONS_FOR_QUERIES = 6;
const CLOCK_ROUND_TRIPS = 5;
const TRIES = 5;
const DEADLOCK = "40P01";
const SERIALIZATION_FAILURE = "40001";

/** The store of a cluster: any number of nodes on one PostgreSQL. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, onTrouble = () => undefined } = options;
  const config = connectionConfig(url);
  const db = connect(config, CONNECTIONS_FOR_QUERIES, onTrouble);
  const committing = connect(config, 1, onTrouble);
  const id = randomUUID();
  const remoteClock = new RemoteClock();
  const followers: ((hints: readonly Hint[]) => void)[] = [];

  const listener = new Listener({
    config,
    check: (client) => remoteClock.measure(() => askTime(client), CLOCK_ROUND_TRIPS),
    onTrouble,
    onNotification(text) {
      const hints = readHints(id, text);
      if (hints.length > 0) for (const onHints of followers) onHints(hints);
    },
  });
  const close = async () => {
    await Promise.all([listener.close(), committing.destroy(), db.destroy()]);
  };

  try {
    await migrate(db, "postgres");
    await listener.start();
  } catch (fault) {
    await close();
    throw fault;
  }
  return storeOn({
    kind: "postgres",
    queries: queriesOn(db, "postgres"),
    now: options.clock ?? (() => remoteClock.now()),
    commit: (group) => commitGroup(committing, group, id),
    follow(onHints) {
      followers.push(onHints);
    },
    close,
  });
}

async function commitGroup(
  db: Kysely<Tables>,
  group: readonly Append[],
  id: string,
): Promise<readonly Appended[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (tx) => {
        const { answers, hints } = await writeGroup(tx, "postgres", group);
        await notify(tx, writeHints(id, hints));
        return answers;
      });
    } catch (fault) {
      if (tries === TRIES || !mayBeTriedAgain(fault)) throw fault;
    }
  }
}

/** Delivered by the commit, and only by it. */
async function notify(tx: Kysely<Tables>, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  const json = JSON.stringify(texts);
  await sql`
    select pg_notify(${CHANNEL}, value) from json_array_elements_text(cast(${json} as json)) as t (value)`.execute(
    tx,
  );
}

function mayBeTriedAgain(fault: unknown): boolean {
  const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}

async function askTime(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  return rows[0]!.ms;
}
