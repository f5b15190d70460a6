import { startAnew } from "../connection/identity.ts";
import { knownTables } from "../state/known-tables.ts";
import { noteNamed } from "../state/named.ts";

const STILL_OPEN_MS = 2 * 3600_000;

/** The table that this device was at a while ago, where one would want to go on. */
export function tableOfLate(): string | null {
  const [latest] = knownTables();
  if (latest === undefined || Date.now() - latest.at > STILL_OPEN_MS) return null;
  return latest.page === undefined ? latest.id : null;
}

/** This device is somebody's now: it begins anew as them, at the table where they left off if there is one. */
export function goOnAs(table: string | null): void {
  noteNamed();
  startAnew(table === null ? "/me" : `/t/${table}`);
}
