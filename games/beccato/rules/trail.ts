import type { Instant } from "@tavolata/kernel";
import { playerAt, type State } from "./state.ts";

/** How long the house itself may take from a shout's arrival until its turn comes; that counts against nobody. */
export const HELD_MS = 100;

/** BEC-18: keeps the round as it is, for shouts that were made before the card that is passed now, and come in later. */
export function remember(state: State, now: Instant): void {
  const { players, holder, passes, lastPass, imaginary, options, stopped } = state;
  const earliest = now - options.lagCreditMs - HELD_MS;
  // Once somebody has shouted, nothing is forgotten until it is settled.
  if (stopped === null) state.trail = state.trail.filter(({ until }) => until >= earliest);
  state.trail.push({
    until: now,
    hands: players.map(({ hand }) => [...hand]),
    holder,
    passes,
    lastPass,
    imaginary: imaginary && [...imaginary],
  });
}

/** BEC-18: the round again as it was at this moment; a card that was passed later counts as not passed. */
export function goBackTo(state: State, at: Instant): void {
  const before = state.trail.find(({ until }) => until > at);
  state.trail = [];
  if (before === undefined) return;
  const { hands, until: _, ...round } = before;
  Object.assign(state, round);
  hands.forEach((hand, seat) => {
    playerAt(state, seat).hand = hand;
  });
}
