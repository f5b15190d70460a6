import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Instant } from "@tavolata/kernel";
import { afterAll } from "vitest";
import { sharedPostgres } from "../../testing/postgres-shared.ts";
import { clockThatShows } from "../clock.ts";
import type { EndedSeat, GameEnd, LogWrite, Store } from "../contract.ts";
import { openPostgres } from "../postgres.ts";
import { openSqlite } from "../sqlite.ts";

export const KINDS = ["sqlite", "postgres"] as const;

/** A database on which a store can be opened, and opened again. */
export interface TestDatabase {
  /** The data folder, or the address of the database. */
  readonly address: string;
  open(clock?: () => Instant): Promise<Store>;
}

/** A new, empty database. Stores that were opened on it are closed after the last test of the file. */
export async function newDatabase(kind: Store["kind"]): Promise<TestDatabase> {
  const address = kind === "sqlite" ? newFolder() : await (await sharedPostgres()).createDatabase();
  return {
    address,
    async open(clock) {
      const options = clock === undefined ? {} : { clock: clockThatShows(clock) };
      const store =
        kind === "sqlite"
          ? await openSqlite({ folder: address, ...options })
          : await openPostgres({ url: address, ...options });
      opened.push(store);
      return store;
    },
  };
}

const opened: Store[] = [];
const folders: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tavolata-store-"));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  await Promise.all(opened.map((store) => store.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An entry of which only the log and the number matter. */
export function entry(log: string, seq: number, more: Partial<LogWrite> = {}): LogWrite {
  return {
    log,
    seq,
    at: 1000 + seq,
    steps: `["step ${seq}"]`,
    told: `["told ${seq}"]`,
    alarm: null,
    ...more,
  };
}

/** A finished game of which only the id and the log matter. */
export function gameEnd(id: string, log: string, more: Partial<GameEnd> = {}): GameEnd {
  return {
    id,
    log,
    first: 0,
    last: 0,
    result: null,
    game: "ramino",
    ended: 1000,
    rated: false,
    seats: [],
    ...more,
  };
}

/** A person on a seat of a finished game. */
export function seatOf(person: string | null, more: Partial<EndedSeat> = {}): EndedSeat {
  return {
    seat: 0,
    person,
    nickname: person && `${person}!`,
    avatar: person && "plain",
    bot: person === null ? "fox:easy" : null,
    team: null,
    place: 1,
    score: 10,
    isGone: false,
    ...more,
  };
}

export function entries(log: string, count: number): LogWrite[] {
  return Array.from({ length: count }, (_, seq) => entry(log, seq));
}

/** An entry as it is when it is read again. */
export function asRead({ log, seq, at, steps, told }: LogWrite) {
  return { log, seq, at, steps, told };
}

export const DONE = { done: true };

/** A log that no other test of this file uses. */
export function newLog(): string {
  return `log-${++lastLog}`;
}

let lastLog = 0;
