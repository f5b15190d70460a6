import { randomUUID } from "node:crypto";
import type pg from "pg";
import { SteadyClock } from "./clock.ts";
import { connect, connectionConfig } from "./connections.ts";
import type { Hint, Store, StoreClock } from "./contract.ts";
import { readHints } from "./hints.ts";
import { Listener } from "./listener.ts";
import { migrate } from "./migrations.ts";
import { type PostgresCalls, sendHints } from "./postgres-thread.ts";
import { queriesOn } from "./queries.ts";
import { storeOn } from "./sql-store.ts";
import { DatabaseThread } from "./thread.ts";

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Instead of PostgreSQL's clock. */
  readonly clock?: StoreClock;
  /** Called when a connection is lost, for the log; connections come back by themselves. */
  readonly onTrouble?: (fault: Error) => void;
  /** The thread that commits has ended, and nothing more can be written in this process. */
  readonly onLost?: () => void;
}

const CONNECTIONS_FOR_QUERIES = 6;
const CLOCK_ROUND_TRIPS = 5;

/** The store of a cluster: any number of nodes on one PostgreSQL. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, onTrouble = () => undefined, onLost } = options;
  const config = connectionConfig(url);
  const db = connect(config, CONNECTIONS_FOR_QUERIES, onTrouble);
  const id = randomUUID();
  const committing = new DatabaseThread<PostgresCalls>({ kind: "postgres", url, sender: id }, onTrouble);
  const steadyClock = new SteadyClock();
  const listeners: ((hints: readonly Hint[]) => void)[] = [];

  const listener = new Listener({
    config,
    check: (client) => steadyClock.measure(() => askTime(client), CLOCK_ROUND_TRIPS),
    onTrouble,
    onNotification(text) {
      const hints = readHints(id, text);
      if (hints.length > 0) for (const listener of listeners) listener(hints);
    },
  });
  let closing = false;
  void committing.ended.then(() => {
    if (!closing) onLost?.();
  });
  const close = async () => {
    closing = true;
    await Promise.all([listener.close(), committing.call("close", []), db.destroy()]);
    await committing.ended;
  };

  try {
    await Promise.all([migrate(db, "postgres"), committing.ready]);
    await listener.start();
  } catch (fault) {
    await close();
    throw fault;
  }
  return storeOn({
    kind: "postgres",
    queries: queriesOn(db, "postgres", (tx, hints) => sendHints(tx, id, hints)),
    clock: options.clock ?? steadyClock,
    commit: (group) => committing.callNow("commit", [group]),
    onHints(listener) {
      listeners.push(listener);
    },
    close,
  });
}

async function askTime(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the database did not say what time it is");
  return row.ms;
}
