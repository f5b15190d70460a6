import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import Database from "libsql";
import type { Append, Appended } from "./contract.ts";
import { writeGroup } from "./group.ts";
import { migrate } from "./migrations.ts";
import { type Queries, queriesOn } from "./queries.ts";
import type { Tables } from "./schema.ts";

/** What the main thread may ask of this one. */
export interface WorkerCalls extends Queries {
  commit(group: readonly Append[]): Promise<readonly Appended[]>;
  close(): Promise<void>;
}

export interface Call {
  readonly id: number;
  readonly name: keyof WorkerCalls;
  readonly args: readonly unknown[];
}

/** What is left of an error when it crosses threads. */
export interface Fault {
  readonly message: string;
  readonly code?: string;
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: Fault };

/** The first message: whether the database is open. */
export type Opened = { readonly fault?: Fault };

/** The thread that has the database and waits for the disk, so that the main thread never does. */
async function serve(file: string, port: MessagePort): Promise<void> {
  const database = new Database(file, { timeout: 5000 });
  database.exec("pragma journal_mode = wal");
  // An answer means that it is on the disk, not that it will be.
  database.exec("pragma synchronous = full");
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: rememberingStatements(database) }),
  });
  await migrate(db, "sqlite");

  const calls: WorkerCalls = {
    ...queriesOn(db, "sqlite"),
    async commit(group) {
      const { answers } = await db.transaction().execute((tx) => writeGroup(tx, "sqlite", group));
      return answers;
    },
    async close() {
      await db.destroy();
      // After the answer, which goes the same way.
      setImmediate(() => port.close());
    },
  };

  port.on("message", ({ id, name, args }: Call) => {
    const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
    call(...args).then(
      (value) => port.postMessage({ id, value } satisfies Answer),
      (fault) => port.postMessage({ id, fault: describe(fault) } satisfies Answer),
    );
  });
  port.postMessage({} satisfies Opened);
}

/** The same few statements come again and again; to prepare one costs more than to run it. */
function rememberingStatements(database: Database.Database): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      let statement = known.get(sql);
      if (statement === undefined) {
        statement = database.prepare(sql) as unknown as SqliteStatement;
        known.set(sql, statement);
      }
      return statement;
    },
    close: () => database.close(),
  };
}

function describe(fault: unknown): Fault {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { message } = fault;
  return "code" in fault ? { message, code: String(fault.code) } : { message };
}

const port = parentPort;
if (port === null) throw new Error("this is a worker");
await serve(workerData as string, port).catch((fault) => {
  port.postMessage({ fault: describe(fault) } satisfies Opened);
});
