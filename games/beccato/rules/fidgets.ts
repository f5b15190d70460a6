import { type Instant, pick, type Turn } from "@tavolata/kernel";
import { perform } from "./gestures.ts";
import { CHATTER, FIDGETS, type Fidget, LONGEST_HOLD, SHORTEST_HOLD } from "./signals.ts";
import { isOnline, playerAt, type State } from "./state.ts";
import type { Beccato } from "./types.ts";

/** In milliseconds after a card has been passed. */
const EARLIEST = 300;
const LATEST = 4000;

/**
 * BEC-32: each time a player passes a card, somebody will fidget, and from afar that looks like a signal; and
 * somebody will chatter, which sounds like one. Only passing causes this: its timing must not give away what players do
 * unseen, and an abandoned table need not pretend.
 */
export function planCover(state: State, turn: Turn<Beccato>): void {
  if (!isOnline(state)) return;
  plan(state, FIDGETS, turn);
  if (state.options.voices) plan(state, CHATTER, turn);
}

function plan(state: State, from: readonly Fidget[], { now, random }: Turn<Beccato>): void {
  state.fidgets.push({
    seat: pick(state.places, random),
    what: pick(from, random),
    at: now + EARLIEST + random.below(LATEST - EARLIEST),
    lasts: SHORTEST_HOLD + random.below(LONGEST_HOLD - SHORTEST_HOLD),
  });
}

export function nextFidget({ fidgets }: Pick<State, "fidgets">): Instant {
  let next = Number.POSITIVE_INFINITY;
  for (const { at } of fidgets) next = Math.min(next, at);
  return next;
}

/** A player who is doing something already needs no cover. */
export function beginFidgets(state: State, due: Instant, turn: Turn<Beccato>): void {
  const now = state.fidgets.filter(({ at }) => at <= due);
  state.fidgets = state.fidgets.filter(({ at }) => at > due);
  for (const { seat, what, lasts } of now) {
    if (playerAt(state, seat).act === null) perform(state, seat, what, lasts, true, turn);
  }
}
