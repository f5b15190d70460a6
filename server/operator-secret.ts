import type { Config } from "./config.ts";
import { OperatorLog } from "./runtime/operator/operator-log.ts";
import { newOperatorSecret } from "./runtime/operator/secret.ts";
import { appendBeside } from "./store/append-beside.ts";
import { OPERATOR_LOG } from "./store/contract.ts";
import { openPostgres } from "./store/postgres.ts";
import { FolderInUse, openSqlite } from "./store/sqlite.ts";

/** Makes a new secret in the house's store, beside nodes that run on it or without any. Returns it. */
export async function changeOperatorSecret({
  databaseUrl,
  dataFolder,
}: Pick<Config, "databaseUrl" | "dataFolder">): Promise<string> {
  const { secret, hash } = newOperatorSecret();
  const steps = [{ type: "secret", hash, by: "" } as const];
  try {
    const store =
      databaseUrl === undefined
        ? await openSqlite({ folder: dataFolder })
        : await openPostgres({ url: databaseUrl });
    try {
      await new OperatorLog(store).write(() => steps);
    } finally {
      await store.close();
    }
  } catch (fault) {
    if (!(fault instanceof FolderInUse)) throw fault;
    // The house is open, and reads it when somebody comes for the page.
    appendBeside(dataFolder, { log: OPERATOR_LOG, steps: JSON.stringify(steps), told: "[null]" });
  }
  return secret;
}
