import type { Instant, Offer, Refusal, Seat, Turn, Watcher, When } from "@tavolata/kernel";
import { onlookersOf } from "./eyes.ts";
import type { Move } from "./moves.ts";
import { refuseOutsideRound } from "./phases.ts";
import { refused } from "./refusals.ts";
import {
  type Fidget,
  isFidget,
  isLoud,
  LONGEST_HOLD,
  REST_OF_HANDS,
  SHORTEST_HOLD,
  SIGNALS,
  type Signal,
  TIME_TO_SEE,
} from "./signals.ts";
import { type Act, eyesMatter, gazeOf, isOnline, known, playerAt, type State } from "./state.ts";
import type { Beccato } from "./types.ts";

/** BEC-32: anybody may, at any time in the round, honestly or not. */
export function refusePerform(state: State, seat: Seat, { now }: When): Refusal | undefined {
  const refusal = refuseHands(state, seat);
  if (refusal !== undefined) return refusal;
  const { act, restsUntil } = playerAt(state, seat);
  if (act !== null && !isFidget(act.what)) return refused("hands-busy");
  return now < restsUntil ? refused("hands-resting") : undefined;
}

function refuseHands(state: State, seat: Seat): Refusal | undefined {
  return isOnline(state) ? refuseOutsideRound(state, seat) : refused("real-gestures");
}

const PERFORM_OFFERS: readonly Offer<Move>[] = SIGNALS.map((signal) => ({
  move: { type: "perform", signal },
}));

export function performOffers(state: State, seat: Seat, when: When): readonly Offer<Move>[] {
  return refusePerform(state, seat, when) === undefined ? PERFORM_OFFERS : [];
}

export function refuseRelease(state: State, seat: Seat): Refusal | undefined {
  const refusal = refuseHands(state, seat);
  if (refusal !== undefined) return refusal;
  const { act } = playerAt(state, seat);
  const holds = act !== null && !isFidget(act.what) && !act.released;
  return holds ? undefined : refused("nothing-to-release");
}

export function releaseOffers(state: State, seat: Seat): Offer<Move>[] {
  return refuseRelease(state, seat) === undefined ? [{ move: { type: "release" } }] : [];
}

/** A signal that is held until the player lets go, or a fidget of a given length. */
export function perform(
  state: State,
  seat: Seat,
  what: Signal | Fidget,
  lasts: number,
  turn: Turn<Beccato>,
): void {
  const until = turn.now + lasts;
  playerAt(state, seat).act = { what, since: turn.now, until, released: false, seenBy: [] };
  const own = { type: "performs", seat, what, until } as const;
  if (isLoud(what)) turn.tell.to([seat], own, { type: "heard", seat, what });
  else if (eyesMatter(state)) turn.tell.to([seat], own, { type: "stirs", seat });
  else turn.tell.to([seat], own, { type: "seen", seat, what });
}

export function performSignal(state: State, seat: Seat, signal: Signal, turn: Turn<Beccato>): void {
  perform(state, seat, signal, LONGEST_HOLD, turn);
}

export function release(state: State, seat: Seat, turn: Turn<Beccato>): void {
  const act = known(playerAt(state, seat).act, "signal to let go of");
  act.released = true;
  act.until = Math.max(act.since + SHORTEST_HOLD, turn.now);
  turn.tell.to([seat], { type: "letsGo", seat, until: act.until });
}

/** BEC-33: whether everybody gets to know what it is, wherever they look. */
function isOpenToAll(state: Pick<State, "options">, { what }: Act): boolean {
  return isLoud(what) || !eyesMatter(state);
}

export function knowsWhat(
  state: Pick<State, "options">,
  performer: Seat,
  act: Act,
  watcher: Watcher,
): boolean {
  if (watcher === performer || isOpenToAll(state, act)) return true;
  return typeof watcher === "number" && act.seenBy.includes(watcher);
}

/** BEC-33: the onlookers who have not made out an act yet, and when they will, if it lasts long enough. */
function sightsOf(state: State, seat: Seat, act: Act | null): { onlooker: Seat; at: Instant }[] {
  if (act === null || isOpenToAll(state, act)) return [];
  return onlookersOf(state, seat)
    .filter((onlooker) => !act.seenBy.includes(onlooker))
    .map((onlooker) => ({
      onlooker,
      at: Math.max(act.since, gazeOf(playerAt(state, onlooker)).since) + TIME_TO_SEE,
    }));
}

export function nextSight(state: State): Instant {
  let next = Number.POSITIVE_INFINITY;
  state.players.forEach(({ act }, seat) => {
    for (const { at } of sightsOf(state, seat, act)) next = Math.min(next, at);
  });
  return next;
}

/** Onlookers are told as soon as they have made it out, not when it ends. */
export function seeActs(state: State, due: Instant, turn: Turn<Beccato>): void {
  state.players.forEach(({ act }, seat) => {
    if (act === null) return;
    for (const { onlooker, at } of sightsOf(state, seat, act)) {
      if (at > due) continue;
      act.seenBy.push(onlooker);
      turn.tell.to([onlooker], { type: "seen", seat, what: act.what });
    }
  });
}

export function nextEnding({ players }: Pick<State, "players">): Instant {
  let next = Number.POSITIVE_INFINITY;
  for (const { act } of players) if (act !== null) next = Math.min(next, act.until);
  return next;
}

/** Players who never learned what it was do not learn when it is over either. */
export function endActs(state: State, due: Instant, turn: Turn<Beccato>): void {
  state.players.forEach((player, seat) => {
    const { act } = player;
    if (act === null || act.until > due) return;
    player.act = null;
    if (!isFidget(act.what)) player.restsUntil = act.until + REST_OF_HANDS;
    if (isOpenToAll(state, act)) turn.tell({ type: "stops", seat });
    else turn.tell.to([seat, ...act.seenBy], { type: "stops", seat });
  });
}
