import type { View } from "../rules/index.ts";
import type { Texts } from "./it.ts";
import { settlingNow } from "./settling-now.ts";

/** What somebody who plays for the first time should know now. What there is to see on the line they find by themselves. */
export function coachOf({ coach }: Texts, view: View): string[] {
  const { watcher, phase, turned, dealer, window, lastCall, options } = view;
  if (phase === "over") return [coach.over];
  if (typeof watcher !== "number") return [coach.watching];
  if (phase === "vote") return [coach.vote];
  if (window !== null) {
    return [window.reactions.some(({ seat }) => seat === watcher) ? coach.reacted : coach.window];
  }
  const settling = settlingNow(view);
  if (settling !== null) return [coach.right[settling.situation], coach.ranks];
  if (lastCall !== null) return [coach.lastCall, coach.ranks];
  if (turned === 0) return [coach.begins, coach.ranks];
  const deals = dealer === watcher && options.turning === "hand";
  return [coach.ranks, deals ? coach.deals : coach.wrong];
}
