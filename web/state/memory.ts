import { read, write } from "@tavolata/kit";

/** A table this device has been at, or a tournament. */
export interface KnownTable {
  readonly id: string;
  /** The letter of its page, where that is not a table's. */
  readonly page?: "e";
  readonly game: string;
  readonly at: number;
}

const TABLES = "tavolata.tables";
const SEEDS = "tavolata.seeds";
const MOST_TABLES = 6;
const MOST_SEEDS = 60;

export function knownTables(): readonly KnownTable[] {
  return list<KnownTable>(TABLES);
}

export function rememberTable(table: KnownTable): void {
  const others = knownTables().filter(({ id }) => id !== table.id);
  write(TABLES, JSON.stringify([table, ...others].slice(0, MOST_TABLES)));
}

export function forgetTable(gone: string): void {
  write(TABLES, JSON.stringify(knownTables().filter(({ id }) => id !== gone)));
}

/** What this device gave to a game's chance, and what the house was bound to when it did. */
export interface GivenSeed {
  readonly commitment: string;
  readonly seed: string;
}

/** Kept so that after the game it can be seen that the house dealt with it. */
export function rememberSeed(given: GivenSeed): void {
  const others = list<GivenSeed>(SEEDS).filter(({ commitment }) => commitment !== given.commitment);
  write(SEEDS, JSON.stringify([given, ...others].slice(0, MOST_SEEDS)));
}

export function givenSeed(commitment: string): string | undefined {
  return list<GivenSeed>(SEEDS).find((given) => given.commitment === commitment)?.seed;
}

function list<Item>(key: string): readonly Item[] {
  try {
    const kept: unknown = JSON.parse(read(key) ?? "[]");
    return Array.isArray(kept) ? (kept as Item[]) : [];
  } catch {
    return [];
  }
}
