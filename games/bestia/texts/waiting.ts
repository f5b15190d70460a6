import type { Seat } from "@tavolata/kernel";
import {
  canPay,
  eligibleSeats,
  isHandOn,
  leastCredit,
  type PlayerView,
  playerAt,
  plays,
  type View,
} from "../rules/index.ts";
import type { Out, Wait } from "./shape.ts";

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

/** BES-30 to BES-32: why a player does not play, and what would bring them back; null for anybody who does. */
export function whyOut(view: View, seat: Seat): Out | "broke" | null {
  const own = playerAt(view, seat);
  if (!own.sitOut) return null;
  if (own.leaving) return "leaving";
  const isIn = isHandOn(view) && own.eligible;
  if (isIn && plays(own)) return "playedFor";
  if ((isIn ? own.creditBefore : own.credit) >= leastCredit(view)) return "sitsOut";
  if (view.options.table === "tournament") return "broke";
  if (!comesBackByBuyingIn(view, seat, own)) return "noChips";
  return canPay(view, own) ? "short" : "shortOfTheAnte";
}

/** BES-6, BES-11: whether a player who is short of credit is in the next hand if they buy in before it. */
function comesBackByBuyingIn(view: View, seat: Seat, own: PlayerView): boolean {
  // A hand that is on may still clear the pot, but only those who paid for it can count on the next one.
  if (isHandOn(view)) return own.eligible;
  const players = view.players.map((player) =>
    player === own ? { ...player, credit: view.options.stack } : player,
  );
  return eligibleSeats({ ...view, players }).includes(seat);
}
