import { type Event, HIDDEN } from "../rules/index.ts";

/** That others get cards one cannot see, and that play resumes, goes without saying. */
export function isSmallTalk(event: Event): boolean {
  if (event.type === "dealt") return event.cards.includes(HIDDEN);
  return event.type === "resumes";
}
