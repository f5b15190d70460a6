import type { Event } from "../rules/index.ts";

/** That a window opens is heard from the player who opens it; that a card is on the screen everybody sees. */
export function isSmallTalk({ type }: Event): boolean {
  return type === "windowOpens" || type === "shown" || type === "reaches";
}
