import { Worker } from "node:worker_threads";
import type { Instant } from "@tavolata/kernel";
import { machineClock } from "./clock.ts";
import type { Store } from "./contract.ts";
import { databaseFile, lockFolder } from "./folder.ts";
import type { Queries } from "./queries.ts";
import { storeOn } from "./sql-store.ts";
import type { Answer, Call, Fault, Opened, WorkerCalls } from "./worker.ts";

export { FolderInUse } from "./folder.ts";

export interface SqliteOptions {
  /** Made if it is not there. One process at a time has it, or `FolderInUse` is thrown. */
  readonly folder: string;
  /** Instead of the machine's clock. */
  readonly clock?: () => Instant;
  /** The database's thread is no more, and nothing will work again in this process. */
  readonly onLost?: () => void;
}

/** The embedded store: no set-up, one process. */
export async function openSqlite({ folder, clock = machineClock(), onLost }: SqliteOptions): Promise<Store> {
  const lock = lockFolder(folder);
  const thread = new DatabaseThread(databaseFile(folder));
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
    queries: thread.queries,
    now: clock,
    commit: (group) => thread.call("commit", [group]),
    // There are no other nodes to hear of.
    follow() {},
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

interface Asked {
  readonly resolve: (value: never) => void;
  readonly reject: (fault: Error) => void;
}

/** The main thread's end of the thread that has the database. */
class DatabaseThread {
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  readonly queries: Queries;
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;
  #fault: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL("./store-worker.mjs", import.meta.url), {
      workerData: file,
      execArgv: [],
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.once("message", ({ fault }: Opened) => {
        if (fault !== undefined) return reject(errorOf(fault));
        this.#worker.on("message", (answer: Answer) => this.#answer(answer));
        resolve();
      });
      this.#worker.once("error", reject);
      this.#worker.once("exit", () => reject(new Error("the thread of the database has ended")));
    });
    this.#worker.on("error", (fault) => this.#fail(fault));
    this.ended = new Promise((resolve) => {
      this.#worker.once("exit", () => {
        this.#fail(new Error("the store is closed"));
        resolve();
      });
    });
    this.queries = new Proxy({} as Queries, {
      get:
        (_, name) =>
        (...args: readonly unknown[]) =>
          this.call(name as keyof Queries, args as never),
    });
  }

  call<Name extends keyof WorkerCalls>(
    name: Name,
    args: Parameters<WorkerCalls[Name]>,
  ): ReturnType<WorkerCalls[Name]> {
    const answer = new Promise<never>((resolve, reject) => {
      if (this.#fault !== undefined) return reject(this.#fault);
      const id = ++this.#lastId;
      this.#asked.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, args } satisfies Call);
    });
    return answer as ReturnType<WorkerCalls[Name]>;
  }

  #answer(answer: Answer): void {
    const asked = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    if ("fault" in answer) asked?.reject(errorOf(answer.fault));
    else asked?.resolve(answer.value as never);
  }

  /** Nobody is there to answer any more. */
  #fail(fault: Error): void {
    this.#fault ??= fault;
    for (const { reject } of this.#asked.values()) reject(this.#fault);
    this.#asked.clear();
  }
}

function errorOf({ message, code }: Fault): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
