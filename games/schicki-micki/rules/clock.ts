import type { Instant, When } from "@tavolata/kernel";
import { DECK_SIZE } from "./deck.ts";
import { isAroundOneTable, playerAt, type State, voteOf, windowOf } from "./state.ts";

/** SCH-24: how long people have to react to the last card, in milliseconds. */
const LAST_CALL = 4000;

/** SCH-24: careless players put cards back and might do so for ever, so the game ends after three times the deck. */
export const MOST_TURNED = 3 * DECK_SIZE;

/** SCH-5: whether the clock turns the next card, without waiting for the dealer. */
export function turnsByClock(state: State): boolean {
  return state.options.turning === "clock" || playerAt(state, state.dealer).away;
}

/** After a card has been turned. */
export function waitForNextCard(state: State, now: Instant): void {
  const { leastGapMs, paceSeconds } = state.options;
  state.opensAt = now + leastGapMs;
  state.pacedAt = now + Math.max(leastGapMs, paceSeconds * 1000);
  state.reaching = false;
  // In a slower game there is as much time for the last card as for any other.
  if (state.deck.length === 0 || state.turned === MOST_TURNED)
    state.lastCall = now + Math.max(LAST_CALL, paceSeconds * 1000);
}

/**
 * SCH-6: how long people have to see that a reaction was wrong, in milliseconds. The screen shows in that time what the
 * hands did, so that the next card never has to wait for it.
 */
const GLANCE = 1000;

/** SCH-6: after a window that nobody won the next card comes when it was due anyway, or after a glance. */
export function carryOn(state: State, now: Instant): void {
  state.opensAt = Math.max(state.opensAt, now + GLANCE);
  state.pacedAt = Math.max(state.pacedAt, now + GLANCE);
  state.reaching = false;
}

/** SCH-26: at the beginning, and when cards have been won, everybody has time to look. */
export function rest(state: State, now: Instant): void {
  state.opensAt = now + state.options.restSeconds * 1000;
  state.pacedAt = state.opensAt;
  state.reaching = false;
}

/**
 * When the clock acts next. It waits for the lag credit after the time to react is over, because a reaction that was made
 * in time may arrive that much later (SCH-21).
 */
export function alarm(state: State): Instant | undefined {
  const { options, phase, lastCall } = state;
  switch (phase) {
    case "window":
      return windowOf(state).closesAt + options.lagCreditMs;
    case "vote":
      return voteOf(state).endsAt ?? undefined;
    case "over":
      return undefined;
    case "turning":
      return lastCall === null ? nextCardAt(state) : lastCall + options.lagCreditMs;
  }
}

function nextCardAt(state: State): Instant | undefined {
  if (state.reaching) return state.opensAt;
  if (turnsByClock(state)) return state.pacedAt;
  const { dealerSeconds } = state.options;
  return dealerSeconds === 0 ? undefined : state.opensAt + dealerSeconds * 1000;
}

/**
 * SCH-21: when something was done. `actedAt` is the arrival without the delay in both directions, because everybody's time
 * counts from when their own device showed the card. Around one table all look at the same screen, so only the delay of
 * the answer is taken off.
 */
export function doneAt(state: Pick<State, "options">, { now, actedAt }: When): Instant {
  return isAroundOneTable(state) ? Math.round((now + actedAt) / 2) : actedAt;
}
