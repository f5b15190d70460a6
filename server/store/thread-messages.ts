import type { PostgresWork } from "./postgres-thread.ts";
import type { SqliteWork } from "./sqlite-thread.ts";

/** The calls that a thread answers. Arguments and answers are plain data. */
export type Calls = { readonly [Name in string]: (...args: never) => Promise<unknown> };

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

/** What a thread posts. The first message says whether the database is open; trouble is the answer to no call. */
export type ThreadMessage =
  | { readonly opened: boolean; readonly fault?: Fault }
  | { readonly answers: readonly Answer[] }
  | { readonly trouble: Fault };
