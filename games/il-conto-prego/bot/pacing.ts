import type { Pause } from "@tavolata/bots";
import type { View } from "../rules/index.ts";

/** People are still looking at the bill: less than what their own first decision has on top (CON-30). */
const AFTER_A_BILL: Pause = { least: 8000, most: 9500 };
/** Beginners follow every call, and what is shown with it. */
const AMONG_BEGINNERS: Pause = { least: 1800, most: 4400 };

/** How long others wait for a bot where the usual time would be too short for them. */
export function pauseAt(
  { lastBill, calls, players }: Pick<View, "lastBill" | "calls" | "players">,
  level: string | undefined,
): Pause | undefined {
  const isFirst = calls.length === 0 && players.every(({ discards }) => discards.length === 0);
  if (lastBill !== null && isFirst) return AFTER_A_BILL;
  return level === "easy" || level === "normal" ? AMONG_BEGINNERS : undefined;
}
