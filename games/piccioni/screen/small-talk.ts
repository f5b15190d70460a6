import type { Event } from "../rules/index.ts";

/** Everybody sees it, and hears at the same moment what comes of it. */
const UNSAID: ReadonlySet<Event["type"]> = new Set([
  "goesOn",
  "answered",
  "mustChoose",
  "cleared",
  "revealed",
]);

export function isSmallTalk({ type }: Event): boolean {
  return UNSAID.has(type);
}
