import { type Kysely, sql } from "kysely";
import { CHANNEL, connect, connectionConfig } from "./connections.ts";
import type { Append, Appended, Hint } from "./contract.ts";
import { writeGroup } from "./group.ts";
import { writeHints } from "./hints.ts";
import type { Tables } from "./schema.ts";
import { transact } from "./transact.ts";

export interface PostgresWork {
  readonly kind: "postgres";
  readonly url: string;
  /** The sender's name in the hints to other nodes. */
  readonly sender: string;
}

/** What the main thread may ask of the thread that commits. */
export type PostgresCalls = {
  commit(group: readonly Append[]): Promise<readonly Appended[]>;
  close(): Promise<void>;
};

/**
 * A group takes several statements, one after the other. In a thread of their own, they do not have to wait for the
 * tables each time, and the tables do not have to talk to the database.
 */
export function openCommits({ url, sender }: PostgresWork, onTrouble: (fault: Error) => void): PostgresCalls {
  const db = connect(connectionConfig(url), 1, onTrouble);
  return {
    commit: (group) => commitGroup(db, group, sender),
    close: () => db.destroy(),
  };
}

function commitGroup(
  db: Kysely<Tables>,
  group: readonly Append[],
  sender: string,
): Promise<readonly Appended[]> {
  return transact(db, async (tx) => {
    const { answers, hints } = await writeGroup(tx, "postgres", group);
    await sendHints(tx, sender, hints);
    return answers;
  });
}

/** The database delivers the notifications with the commit, and only then. */
export async function sendHints(tx: Kysely<Tables>, sender: string, hints: readonly Hint[]): Promise<void> {
  const texts = writeHints(sender, hints);
  if (texts.length === 0) return;
  const json = JSON.stringify(texts);
  await sql`
    select pg_notify(${CHANNEL}, value) from json_array_elements_text(cast(${json} as json)) as t (value)`.execute(
    tx,
  );
}
