import { read, write } from "@tavolata/kit";

/** A list that this device keeps; empty where it has none, or one that cannot be read. */
export function keptList<Item>(key: string): readonly Item[] {
  try {
    const kept: unknown = JSON.parse(read(key) ?? "[]");
    return Array.isArray(kept) ? (kept as Item[]) : [];
  } catch {
    return [];
  }
}

export function keepList<Item>(key: string, items: readonly Item[]): void {
  write(key, JSON.stringify(items));
}
