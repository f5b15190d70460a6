import type { View } from "../rules/index.ts";
import type { Texts } from "./it.ts";

/** What brought the game to its end, and the prizes from the first place down. */
export function endingOf({ view, screen }: Texts, { endedBy, prizes }: View): string {
  if (endedBy === null) return "";
  const paid = prizes.filter((prize) => prize > 0).sort((a, b) => b - a);
  return paid.length === 0 ? view.ended[endedBy] : `${view.ended[endedBy]} ${screen.prizes(paid)}`;
}

/** At a cash table what a player has won or lost; in a tournament the chips they are left with. */
export function scoreOf({ screen, chips }: Texts, { options }: View, score: number): string {
  if (options.table === "tournament") return score === 0 ? screen.out : chips(score);
  if (score === 0) return screen.even;
  return score > 0 ? screen.won(score) : screen.lost(-score);
}
