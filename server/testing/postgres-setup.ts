import { createServer } from "node:net";
import type { TestProject } from "vitest/node";
import { bringPostgres, type PostgresForTests, portOf, startPostgres } from "./postgres.ts";
import { isPureRun } from "./pure-run.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A port that answers with the port of the shared PostgreSQL. */
    readonly postgresInfoPort: number;
  }
}

/**
 * One PostgreSQL for all tests of a run. It is started when the first of them asks for it, so that a run without it
 * does not wait for it. Test files are in processes of their own, so they ask over a socket.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isPureRun(project)) bringPostgres();
  let running: Promise<PostgresForTests> | undefined;
  const info = createServer((socket) => {
    socket.on("error", () => undefined);
    running ??= startPostgres({ fsync: false });
    running.then(
      (postgres) => socket.end(JSON.stringify({ port: portOf(postgres) })),
      (fault) => socket.end(JSON.stringify({ fault: String(fault) })),
    );
  });
  await new Promise<void>((resolve) => info.listen(0, "127.0.0.1", resolve));
  const address = info.address();
  if (typeof address !== "object" || address === null) throw new Error("there is no port to ask at");
  project.provide("postgresInfoPort", address.port);
  return async () => {
    info.close();
    await (await running?.catch(() => undefined))?.stop();
  };
}
