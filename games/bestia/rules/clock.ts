import type { Instant, Seat } from "@tavolata/kernel";
import type { State } from "./state.ts";

/** The game now waits for this seat, for as long as the table allows (BES-30). */
export function awaitDecision(state: State, seat: Seat, now: Instant): void {
  const { decisionSeconds } = state.options;
  state.turn = seat;
  state.deadline = decisionSeconds === 0 ? null : now + decisionSeconds * 1000;
}

/** BES-33: time to see how the hand came out, to sit down and to stand up. */
export function pauseBetweenHands(state: State, now: Instant): void {
  state.phase = "between";
  state.waitingFor = null;
  state.turn = null;
  state.deadline = now + state.options.betweenSeconds * 1000;
}
