import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { inject } from "vitest";
import { addressesOn, type PostgresForTests } from "./postgres.ts";
import "./postgres-setup.ts";

/** The PostgreSQL that all tests of this run share. Each test file makes databases of its own on it. */
export async function sharedPostgres(): Promise<Omit<PostgresForTests, "stop">> {
  const answer = await text(connect(inject("postgresInfoPort"), "127.0.0.1"));
  const { port, fault } = JSON.parse(answer) as { port?: number; fault?: string };
  if (port === undefined) throw new Error(`there is no PostgreSQL: ${fault}`);
  return addressesOn(port);
}
