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
import { type Act, eyesMatter, isOnLine, playerAt, type State } from "./state.ts";
import type { Beccato } from "./types.ts";

/** BEC-32: anybody, at any time of the round, true or false. */
export function refusePerform(state: State, seat: Seat, { now }: When): Refusal | undefined {
  const refusal = refuseHands(state, seat);
  if (refusal !== undefined) return refusal;
  const { act, restsUntil } = playerAt(state, seat);
  if (act !== null && !isFidget(act.what)) return refused("hands-busy");
  return now < restsUntil ? refused("hands-resting") : undefined;
}

function refuseHands(state: State, seat: Seat): Refusal | undefined {
  return isOnLine(state) ? refuseOutsideRound(state, seat) : refused("real-gestures");
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

/** A signal that is held until it is let go, or a fidget that lasts as long as it does. */
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
  const act = playerAt(state, seat).act!;
  act.released = true;
  act.until = Math.max(act.since + SHORTEST_HOLD, turn.now);
  turn.tell.to([seat], { type: "letsGo", seat, until: act.until });
}

/** BEC-33: whether everybody gets to know what it is, wherever he looks. */
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

/** BEC-33: who is looking at a act and has not made it out yet, and when he will, if it lasts so long. */
function sightsOf(state: State, seat: Seat): { onlooker: Seat; at: Instant }[] {
  const { act } = playerAt(state, seat);
  if (act === null || isOpenToAll(state, act)) return [];
  return onlookersOf(state, seat)
    .filter((onlooker) => !act.seenBy.includes(onlooker))
    .map((onlooker) => ({
      onlooker,
      at: Math.max(act.since, playerAt(state, onlooker).gaze!.since) + TIME_TO_SEE,
    }));
}

export function nextSight(state: State): Instant {
  let next = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < state.players.length; seat++) {
    for (const { at } of sightsOf(state, seat)) next = Math.min(next, at);
  }
  return next;
}

/** They are told at that moment, not when it ends. */
export function seeActs(state: State, due: Instant, turn: Turn<Beccato>): void {
  state.players.forEach(({ act }, seat) => {
    for (const { onlooker, at } of sightsOf(state, seat)) {
      if (at > due) continue;
      act!.seenBy.push(onlooker);
      turn.tell.to([onlooker], { type: "seen", seat, what: act!.what });
    }
  });
}

export function nextEnding({ players }: Pick<State, "players">): Instant {
  let next = Number.POSITIVE_INFINITY;
  for (const { act } of players) if (act !== null) next = Math.min(next, act.until);
  return next;
}

/** Who did not know what it was does not get to know when it is over. */
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
