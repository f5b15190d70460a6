import { playerAt, type View } from "../rules/index.ts";
import type { Texts } from "./it.ts";
import { settlingNow } from "./settling-now.ts";

/** What somebody who plays for the first time should know now; never what is on the line, which they must find. */
export function coachOf({ coach }: Texts, view: View): string[] {
  const { watcher, phase, turned, dealer, window, vote, spent, lastCall, options, players } = view;
  if (phase === "over") return [coach.over];
  if (typeof watcher !== "number") return [coach.watching];
  if (vote !== null) return [vote.votes[watcher] === null ? coach.vote : coach.voted];
  const { out, pile } = playerAt(view, watcher);
  if (out) return [lastCall === null ? coach.out : coach.lastCall];
  if (window !== null) {
    const own = window.reactions.filter(({ seat }) => seat === watcher).length;
    // SCH-11: after a window that nobody won, both may be used up until the next card.
    const before = spent.filter(({ seat }) => seat === watcher).length;
    return [own > 0 || before > 1 ? coach.reacted : coach.window];
  }
  const settling = settlingNow(view);
  // SCH-26: as long as the line can still be won, nobody is told what is on it.
  if (settling !== null)
    return [settling.wonBy === "none" ? coach.stays : coach.right[settling.wonBy], coach.ranks];
  if (lastCall !== null) return [coach.lastCall, coach.ranks];
  if (turned === 0) return [coach.begins, coach.ranks];
  if (dealer === watcher && options.turning === "hand") return [coach.ranks, coach.deals];
  // SCH-28: the last one who is still in has nothing to lose without cards.
  const isSafe = pile.length === 0 && players.every((player, seat) => player.out || seat === watcher);
  return isSafe ? [coach.ranks] : [coach.ranks, coach.wrong];
}
