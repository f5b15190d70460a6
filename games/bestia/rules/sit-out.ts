import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import { resumeIfPossible } from "./chairs.ts";
import { goOnDeclaring, goOnWithBlind } from "./declaration.ts";
import { leastCredit } from "./eligibility.ts";
import type { Move } from "./moves.ts";
import { goOnPlaying } from "./play.ts";
import { refused } from "./refusals.ts";
import { isInTheHand, playerAt, type State } from "./state.ts";
import type { Bestia } from "./types.ts";

/** BES-30 */
export function refuseSitOut(state: State, seat: Seat): Refusal | undefined {
  const { sitOut, sitOutNext } = playerAt(state, seat);
  return sitOut || sitOutNext ? refused("in-sit-out-already") : undefined;
}

/** From the next hand on; at once for a player who is in none. */
export function sitOutNextHand(state: State, seat: Seat, turn: Turn<Bestia>): void {
  const player = playerAt(state, seat);
  if (isInTheHand(state, seat)) {
    player.sitOutNext = true;
    turn.tell({ type: "willSitOut", seat });
  } else {
    player.sitOut = true;
    turn.tell({ type: "sitsOut", seat, why: "choice" });
  }
}

/** BES-31 */
export function refuseBack(state: State, seat: Seat): Refusal | undefined {
  const { sitOut, sitOutNext, leaving, credit, creditBefore } = playerAt(state, seat);
  if (leaving) return refused("leaving-already");
  if (!sitOut && !sitOutNext) return refused("not-in-sit-out");
  const least = leastCredit(state);
  // During a hand a player's chips may all be in the pot, so what counts is what they had when it began.
  const short = (isInTheHand(state, seat) ? creditBefore : credit) < least;
  return short && !sitOutNext ? refused("buy-in-first", { least }) : undefined;
}

export function comeBack(state: State, seat: Seat, turn: Turn<Bestia>): void {
  const player = playerAt(state, seat);
  player.sitOut = false;
  player.sitOutNext = false;
  turn.tell({ type: "back", seat });
  resumeIfPossible(state, turn);
}

export function sitOutOffers(state: State, seat: Seat): Offer<Move>[] {
  if (refuseSitOut(state, seat) === undefined) return [{ move: { type: "sitOut" } }];
  return refuseBack(state, seat) === undefined ? [{ move: { type: "back" } }] : [];
}

/** BES-30, BES-32: at once; on the player's turn, the decision is made for them. */
export function goAway(state: State, seat: Seat, why: "time" | "away", turn: Turn<Bestia>): void {
  const player = playerAt(state, seat);
  player.sitOut = true;
  player.sitOutNext = false;
  turn.tell({ type: "sitsOut", seat, why });
  if (state.turn === seat) goOn(state, turn);
}

/** Only while it is somebody's turn, and so while a hand is on. */
export function goOn(state: State, turn: Turn<Bestia>): void {
  if (state.phase === "declaration") goOnDeclaring(state, turn);
  else if (state.phase === "blind") goOnWithBlind(state, turn);
  else goOnPlaying(state, turn);
}
