import type { Typed } from "@tavolata/kernel";
import type { Update } from "@tavolata/server/protocol";

/**
 * Something that happened: what was told, and what the table looked like after it where this device has seen that.
 */
export interface FeedEntry {
  readonly update: number;
  readonly at: number;
  readonly events: readonly Typed[];
  readonly view: object | undefined;
}

/**
 * What this device has seen of a game outlives a reload of the page, so that earlier moments can still be looked at.
 * Kept for this tab only, one game at a time; where there is no room, the log is simply without pictures.
 */
const KEY = "tavolata.entries";
const MOST_CHARS = 3_000_000;

interface Kept {
  readonly of: string;
  readonly entries: readonly FeedEntry[];
}

export function keptEntries(table: string, update: Update): readonly FeedEntry[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.of === nameOf(table, update) ? kept.entries : [];
  } catch {
    return [];
  }
}

let writing: ReturnType<typeof setTimeout> | undefined;

/** Not at every update: writing takes time, and only a reload needs it. */
export function keepEntries(table: string, update: Update, entries: readonly FeedEntry[]): void {
  clearTimeout(writing);
  writing = setTimeout(() => write({ of: nameOf(table, update), entries }), 1000);
}

function write(kept: Kept): void {
  try {
    const text = JSON.stringify(kept);
    if (text.length <= MOST_CHARS) sessionStorage.setItem(KEY, text);
  } catch {
    sessionStorage.removeItem(KEY);
  }
}

/** The same game as seen from the same place; numbers alone would mix up a player and a spectator. */
function nameOf(table: string, { game, watcher }: Update): string {
  return `${table} ${game} ${watcher}`;
}
