import type { View } from "../rules/index.ts";
import type { Texts } from "./it.ts";
import { settlingNow } from "./settling-now.ts";

/** What somebody who plays for the first time should know now; never what is on the line, which they must find. */
export function coachOf({ coach }: Texts, view: View): string[] {
  const { watcher, phase, turned, dealer, window, lastCall, options, players } = view;
  if (phase === "over") return [coach.over];
  if (typeof watcher !== "number") return [coach.watching];
  if (phase === "vote") return [coach.vote];
  if (window !== null) {
    return [window.reactions.some(({ seat }) => seat === watcher) ? coach.reacted : coach.window];
  }
  const settling = settlingNow(view);
  if (players[watcher]?.out) return [coach.out];
  // SCH-26: as long as the line can still be won, nobody is told what is on it.
  if (settling !== null)
    return [settling.why === null ? coach.stays : coach.right[settling.why.situation], coach.ranks];
  if (lastCall !== null) return [coach.lastCall, coach.ranks];
  if (turned === 0) return [coach.begins, coach.ranks];
  const deals = dealer === watcher && options.turning === "hand";
  return [coach.ranks, deals ? coach.deals : coach.wrong];
}
