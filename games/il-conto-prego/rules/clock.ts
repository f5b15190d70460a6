import type { Instant } from "@tavolata/kernel";
import type { State } from "./state.ts";

/** The first decision after a bill has this much more time, because everybody is still looking at the cards. */
const LOOK_AT_THE_BILL = 10_000;

export function startClock(state: State, now: Instant): void {
  const { turnSeconds } = state.options;
  const look = state.calls.length === 0 && state.lastBill !== null ? LOOK_AT_THE_BILL : 0;
  state.deadline = turnSeconds === 0 ? null : now + turnSeconds * 1000 + look;
}
