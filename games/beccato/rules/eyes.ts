import type { Instant, Offer, Refusal, Seat, Turn, Watcher, When } from "@tavolata/kernel";
import type { SeenGaze } from "./events.ts";
import type { Move } from "./moves.ts";
import { refuseOutsideRound } from "./phases.ts";
import { refused } from "./refusals.ts";
import { SHORTEST_LOOK, TURNING_OF_EYES } from "./signals.ts";
import { eyesMatter, type Gaze, gazeOf, playerAt, type State } from "./state.ts";
import { leftOf } from "./teams.ts";
import type { Beccato } from "./types.ts";

type Eyes = Pick<State, "players">;

/** BEC-33: everybody begins by looking to the left, and the player with four cards looks at them. */
export function openEyes(state: State, turn: Turn<Beccato>): void {
  if (!eyesMatter(state)) return;
  state.players.forEach((player, seat) => {
    player.gaze = { at: leftOf(state, seat), since: turn.now, arrived: true, onCards: false };
  });
  lowerEyes(state, state.dealer, turn);
}

/** The player whom a watcher sees now. */
export function looksAt(state: Eyes, watcher: Watcher): Seat | null {
  const gaze = typeof watcher === "number" ? playerAt(state, watcher).gaze : null;
  return gaze?.arrived && !gaze.onCards ? gaze.at : null;
}

export function onlookersOf(state: Eyes, seat: Seat): Seat[] {
  const onlookers: Seat[] = [];
  for (let other = 0; other < state.players.length; other++) {
    if (looksAt(state, other) === seat) onlookers.push(other);
  }
  return onlookers;
}

export function seenGaze({ at, arrived, onCards }: Gaze): SeenGaze {
  if (onCards) return "cards";
  return arrived ? at : "moving";
}

export function refuseLook(state: State, seat: Seat, at: Seat, when: When): Refusal | undefined {
  const refusal = refuseLooking(state, seat, when);
  if (refusal !== undefined) return refusal;
  if (at === seat || at >= state.players.length) return refused("not-another-player");
  return gazeOf(playerAt(state, seat)).at === at ? refused("looking-there") : undefined;
}

function refuseLooking(state: State, seat: Seat, { now }: When): Refusal | undefined {
  if (!eyesMatter(state)) return refused("eyes-do-not-matter");
  const outside = refuseOutsideRound(state, seat);
  if (outside !== undefined) return outside;
  const { since, arrived, onCards } = gazeOf(playerAt(state, seat));
  if (onCards) return refused("eyes-on-cards");
  if (!arrived) return refused("eyes-turning");
  return now < since + SHORTEST_LOOK ? refused("look-too-short") : undefined;
}

export function lookOffers(state: State, seat: Seat, when: When): Offer<Move>[] {
  if (refuseLooking(state, seat, when) !== undefined) return [];
  return [...state.players.keys()]
    .filter((at) => refuseLook(state, seat, at, when) === undefined)
    .map((at) => ({ move: { type: "look", at } }));
}

/** What the player saw is out of sight now. */
function lookAway(state: Eyes, seat: Seat): void {
  for (const { act } of state.players) {
    if (act !== null) act.seenBy = act.seenBy.filter((other) => other !== seat);
  }
}

export function turnEyes(state: State, seat: Seat, at: Seat, turn: Turn<Beccato>): void {
  lookAway(state, seat);
  playerAt(state, seat).gaze = { at, since: turn.now + TURNING_OF_EYES, arrived: false, onCards: false };
  turn.tell.to([seat], { type: "looks", seat, at });
  tellMoving(state, seat, turn);
}

function tellMoving(state: Eyes, seat: Seat, turn: Turn<Beccato>): void {
  turn.tell.to([seat, ...onlookersOf(state, seat)], { type: "eyes", seat, gaze: "moving" });
}

/** Eyes on the cards are no secret: everybody knows who has received the fourth one. */
export function lowerEyes(state: Eyes, seat: Seat, turn: Turn<Beccato>): void {
  const { gaze } = playerAt(state, seat);
  if (gaze === null) return;
  lookAway(state, seat);
  gaze.arrived = true;
  gaze.onCards = true;
  turn.tell({ type: "eyes", seat, gaze: "cards" });
}

/** The eyes go back to where they were before. */
export function raiseEyes(state: Eyes, seat: Seat, turn: Turn<Beccato>): void {
  const { gaze } = playerAt(state, seat);
  if (gaze === null) return;
  gaze.since = turn.now + TURNING_OF_EYES;
  gaze.arrived = false;
  gaze.onCards = false;
  tellMoving(state, seat, turn);
}

export function nextArrival({ players }: Eyes): Instant {
  let next = Number.POSITIVE_INFINITY;
  for (const { gaze } of players) if (gaze !== null && !gaze.arrived) next = Math.min(next, gaze.since);
  return next;
}

/** Eyes that have turned see where the other player's eyes are, and are seen by anyone looking at them. */
export function arriveEyes(state: State, due: Instant, turn: Turn<Beccato>): void {
  state.players.forEach(({ gaze }, seat) => {
    if (gaze === null || gaze.arrived || gaze.since > due) return;
    gaze.arrived = true;
    const target = gaze.at;
    turn.tell.to([seat], { type: "eyes", seat: target, gaze: seenGaze(gazeOf(playerAt(state, target))) });
    turn.tell.to(onlookersOf(state, seat), { type: "eyes", seat, gaze: target });
  });
}
