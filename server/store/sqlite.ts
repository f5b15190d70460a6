import { SteadyClock } from "./clock.ts";
import type { Store, StoreClock } from "./contract.ts";
import { databaseFile, lockFolder } from "./folder.ts";
import type { Queries } from "./queries.ts";
import { storeOn } from "./sql-store.ts";
import type { SqliteCalls } from "./sqlite-thread.ts";
import { DatabaseThread } from "./thread.ts";

export { FolderInUse } from "./folder.ts";

export interface SqliteOptions {
  /** Made if it is not there. `FolderInUse` is thrown if another process has it. */
  readonly folder: string;
  /** Instead of the machine's clock. */
  readonly clock?: StoreClock;
  /** The database's thread has ended, and nothing will work any more in this process. */
  readonly onLost?: () => void;
}

/** The embedded store: no set-up, one process. */
export async function openSqlite({
  folder,
  clock = new SteadyClock(undefined, Date.now),
  onLost,
}: SqliteOptions): Promise<Store> {
  const lock = lockFolder(folder);
  const thread = new DatabaseThread<SqliteCalls>({ kind: "sqlite", file: databaseFile(folder) });
  try {
    await thread.ready;
  } catch (fault) {
    lock.release();
    throw fault;
  }
  let closing = false;
  void thread.ended.then(() => {
    if (!closing) onLost?.();
  });
  return storeOn({
    kind: "sqlite",
    queries: queriesThrough(thread),
    clock,
    commit: (group) => thread.callNow("commit", [group]),
    // There are no other nodes to get hints from.
    onHints() {},
    async close() {
      closing = true;
      try {
        await thread.call("close", []);
        await thread.ended;
      } finally {
        lock.release();
      }
    },
  });
}

/** Every query is a call to the thread, by its name. */
function queriesThrough(thread: DatabaseThread<SqliteCalls>): Queries {
  return new Proxy({} as Queries, {
    get:
      (_, name) =>
      (...args: readonly unknown[]) =>
        thread.call(name as keyof Queries, args as never),
  });
}
