import type { Event } from "../rules/index.ts";

/** What one does oneself, where eyes go, and what ends by itself is seen and need not be said. */
const UNSAID: ReadonlySet<Event["type"]> = new Set([
  "performs",
  "letsGo",
  "stops",
  "looks",
  "eyes",
  "dealt",
  "choosing",
  "filled",
  "ready",
]);

export function isSmallTalk({ type }: Event): boolean {
  return UNSAID.has(type);
}
