import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { openCommits, type PostgresWork } from "./postgres-thread.ts";
import { openFile, type SqliteWork } from "./sqlite-thread.ts";
import type { Calls } from "./thread.ts";

/** What a thread is started for. */
export type Work = SqliteWork | PostgresWork;

export interface Call {
  readonly id: number;
  readonly name: string;
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

/** The first message tells whether the database is open; trouble is what nobody asked about. */
export type Said =
  | { readonly opened: boolean; readonly fault?: Fault }
  | Answer
  | { readonly trouble: Fault };

async function serve(work: Work, port: MessagePort): Promise<void> {
  const logger = (said: Said) => port.postMessage(said);
  const calls: Calls =
    work.kind === "sqlite"
      ? { ...(await openFile(work)) }
      : { ...openCommits(work, (fault) => logger({ trouble: describe(fault) })) };
  port.on("message", ({ id, name, args }: Call) => {
    const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
    call(...args).then(
      (value) => {
        logger({ id, value });
        // After the answer, which goes the same way.
        if (name === "close") setImmediate(() => port.close());
      },
      (fault) => logger({ id, fault: describe(fault) }),
    );
  });
  logger({ opened: true });
}

function describe(fault: unknown): Fault {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { message } = fault;
  return "code" in fault ? { message, code: String(fault.code) } : { message };
}

const port = parentPort;
if (port === null) throw new Error("this is a worker");
await serve(workerData as Work, port).catch((fault) => {
  port.postMessage({ opened: false, fault: describe(fault) } satisfies Said);
});
