import { createServer } from "node:net";
import type { TestProject } from "vitest/node";
import { type PostgresForTests, portOf, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The port at which the port of the shared PostgreSQL is told. */
    readonly postgresDesk: number;
  }
}

/**
 * One PostgreSQL for all tests of a run, started when the first of them asks for it: who tests something else does not
 * wait for it. Test files are in processes of their own, so they ask over a socket.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: Promise<PostgresForTests> | undefined;
  const desk = createServer((socket) => {
    socket.on("error", () => undefined);
    running ??= startPostgres({ fsync: false });
    running.then(
      (postgres) => socket.end(JSON.stringify({ port: portOf(postgres) })),
      (fault) => socket.end(JSON.stringify({ fault: String(fault) })),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, "127.0.0.1", resolve));
  const address = desk.address();
  if (typeof address !== "object" || address === null) throw new Error("no port for the desk");
  project.provide("postgresDesk", address.port);
  return async () => {
    desk.close();
    await (await running?.catch(() => undefined))?.stop();
  };
}
