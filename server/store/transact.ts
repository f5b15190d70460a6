import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./schema.ts";

const TRIES = 5;
const DEADLOCK = "40P01";
const SERIALIZATION_FAILURE = "40001";

/**
 * All of the work or nothing. Where several transactions wait for each other, PostgreSQL ends one of them, and nothing is
 * wrong with it: it is done again from its beginning, so the work must change nothing but the database.
 */
export async function transact<Value>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (fault) {
      if (tries === TRIES || !mayBeTriedAgain(fault)) throw fault;
    }
  }
}

function mayBeTriedAgain(fault: unknown): boolean {
  const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}
