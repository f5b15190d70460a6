import { type Event, HIDDEN } from "../rules/index.ts";

/** It goes without saying that others get cards one cannot see, and that play resumes. */
export function isSmallTalk(event: Event): boolean {
  if (event.type === "dealt") return event.cards.includes(HIDDEN);
  return event.type === "resumes";
}
