import type { Seat } from "@tavolata/kernel";
import { eligibleSeats, isHandOn, leastCredit, playerAt, type View } from "../rules/index.ts";
import type { Wait } from "./shape.ts";

/** BES-10, BES-11: what somebody waits for who is seated with chips and not entitled; null where he waits for nothing. */
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
