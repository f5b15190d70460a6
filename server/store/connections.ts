import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./schema.ts";

/** The channel on which nodes notify each other. */
export const CHANNEL = "tavolata";

const INT8 = 20;

/** On our connections 64-bit integers come as numbers, because ours stay below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === INT8 && format !== "binary"
      ? Number
      : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

export function connectionConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "tavolata",
    types,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    // A node that freezes in the middle of a commit must not keep the others from its tables.
    idle_in_transaction_session_timeout: 5000,
    // An answer means that it is durable, whatever the database's own setting is.
    options: "-c synchronous_commit=on",
  };
}

/** A pool that outlives its connections: one that is lost fails what was under way on it and nothing else. */
export function connect(
  config: pg.ClientConfig,
  max: number,
  onTrouble: (fault: Error) => void,
): Kysely<Tables> {
  const pool = new pg.Pool({ ...config, max });
  // An error event without a listener would end the process, whether the connection is idle or in use.
  pool.on("error", onTrouble);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
