import type { Event } from "../rules/index.ts";

/** What need not be read aloud: the reaction that opens a window is heard anyway, and everybody sees the screen. */
export function isSmallTalk({ type }: Event): boolean {
  return type === "windowOpens" || type === "shown" || type === "reaches";
}
