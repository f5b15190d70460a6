import type { Seat } from "@tavolata/kernel";
import { isHandOn, playerAt, plays, seatsRightOf, type View } from "../rules/index.ts";

/** Who leads (BES-16, BES-20): the first player in to the dealer's right; once cards are played, the one who led. */
export function leaderOf(view: View): Seat | null {
  const { dealer, players, phase, trick, turn } = view;
  if (!isHandOn(view) || dealer === null) return null;
  if (phase === "play" && (view.tricks.length > 0 || trick.length > 0)) return trick[0]?.seat ?? turn;
  const isIn = (seat: Seat) => {
    const player = playerAt(view, seat);
    return phase === "declaration" ? player.eligible : plays(player);
  };
  return seatsRightOf(dealer, players.length).find(isIn) ?? null;
}
