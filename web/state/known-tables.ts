import { keepList, keptList } from "./kept-list.ts";

/** A table this device has been at, a tournament, or a circle. */
export interface KnownTable {
  readonly id: string;
  /** The letter of its page, where that is not a table's. */
  readonly page?: "e" | "circle";
  /** Of a circle its name. */
  readonly game: string;
  readonly at: number;
}

const KEY = "tavolata.tables";
const MOST = 6;

/** The latest first. */
export function knownTables(): readonly KnownTable[] {
  return keptList<KnownTable>(KEY);
}

export function rememberTable(table: KnownTable): void {
  const others = knownTables().filter(({ id }) => id !== table.id);
  keepList(KEY, [table, ...others].slice(0, MOST));
}

export function forgetTable(gone: string): void {
  keepList(
    KEY,
    knownTables().filter(({ id }) => id !== gone),
  );
}
