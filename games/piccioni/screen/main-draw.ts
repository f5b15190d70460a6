import { HAND_LIMIT, playerAt, type View } from "../rules/index.ts";
import { drawn, type Offers } from "./draft.ts";

/**
 * How many cards somebody is invited to draw: as many as the hand has room for, if there is nothing better to do. While
 * a card has a target, or something can be made or cleaned, no way to draw stands out.
 */
export function mainDraw(
  offers: Offers,
  view: Pick<View, "idle" | "current" | "players">,
): number | undefined {
  const isBetter = offers.some(
    ({ move }) =>
      move.type === "discard" ||
      (move.type === "play" && move.card !== undefined && !view.idle.includes(move.card)),
  );
  const room = Math.max(1, HAND_LIMIT - playerAt(view, view.current).hand.length);
  return isBetter ? undefined : drawn(offers).findLast((count) => count <= room);
}
