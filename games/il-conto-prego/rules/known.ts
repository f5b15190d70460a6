import type { Seat } from "@tavolata/kernel";
import type { Card } from "./cards.ts";
import type { View } from "./view.ts";

/** Cards that everybody knows to be in this hand, because they were shown in it and taken back (CON-5). */
export function knownInHand(view: Pick<View, "calls" | "players">, seat: Seat): Card[] {
  const shown = new Set(view.calls.filter((call) => call.seat === seat).map((call) => call.show));
  const onTheTable = view.players[seat]?.shown;
  if (onTheTable) shown.delete(onTheTable);
  return [...shown];
}
