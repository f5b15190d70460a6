import type { Instant } from "@tavolata/kernel";
import type { State } from "./types.ts";

/** The first decision after a bill has this much more time, because everybody is still looking at the cards. */
const LOOK_AT_THE_BILL = 10_000;

/** CON-30 */
export function startClock(state: State, now: Instant): void {
  const { turnSeconds } = state.options;
  const look = isFirstDecisionAfterABill(state) ? LOOK_AT_THE_BILL : 0;
  state.deadline = turnSeconds === 0 ? null : now + turnSeconds * 1000 + look;
}

function isFirstDecisionAfterABill({ lastBill, calls, players }: State): boolean {
  return lastBill !== null && calls.length === 0 && players.every(({ discards }) => discards.length === 0);
}
