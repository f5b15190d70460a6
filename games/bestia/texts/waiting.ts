import type { Seat } from "@tavolata/kernel";
import { eligibleSeats, isHandOn, leastCredit, playerAt, type View } from "../rules/index.ts";
import type { Wait } from "./shape.ts";

/** BES-10, BES-11: what a player who is seated with chips but not entitled waits for; null for anybody else. */
export function waitOf(view: View, seat: Seat): Wait | null {
  const { seated, eligible, credit } = playerAt(view, seat);
  if (isHandOn(view)) {
    if (!seated || eligible || credit < leastCredit(view)) return null;
    return view.initialPot > 0 ? "pot" : "hand";
  }
  if (!seated || view.phase !== "between" || credit < leastCredit(view)) return null;
  if (eligibleSeats(view).includes(seat)) return null;
  return view.pot > 0 ? "pot" : "hand";
}
