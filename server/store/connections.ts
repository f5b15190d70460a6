import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./schema.ts";

/** What nodes tell each other goes through here. */
export const CHANNEL = "tavolata";

const INT8 = 20;

/** Numbers of 64 bit come as numbers, on our connections only: ours stay below 2^53. */
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
    // Whatever the database's own setting is: an answer means that it is durable.
    options: "-c synchronous_commit=on",
  };
}

/** A pool that outlives its connections: what is lost fails what was under way on it and nothing else. */
export function connect(
  config: pg.ClientConfig,
  max: number,
  onTrouble: (fault: Error) => void,
): Kysely<Tables> {
  const pool = new pg.Pool({ ...config, max });
  // An error event without a listener would end the process, be the connection idle or in use.
  pool.on("error", onTrouble);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
