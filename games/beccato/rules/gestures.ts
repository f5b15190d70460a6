import type { Instant, Offer, Refusal, Seat, Turn, Watcher, When } from "@tavolata/kernel";
import { onlookersOf } from "./eyes.ts";
import type { Move } from "./moves.ts";
import { refuseOutsideRound } from "./phases.ts";
import { refused } from "./refusals.ts";
import { noteSeen, noteSign } from "./secrets.ts";
import {
  type Fidget,
  GESTURES,
  isFidget,
  isLoud,
  kindOf,
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
export function refusePerform(state: State, seat: Seat, signal: Signal, when: When): Refusal | undefined {
  const refusal = refusePerforming(state, seat, when);
  if (refusal !== undefined) return refusal;
  return state.options.voices || !isLoud(signal) ? undefined : refused("no-voices");
}

function refusePerforming(state: State, seat: Seat, { now }: When): Refusal | undefined {
  const refusal = refuseHands(state, seat);
  if (refusal !== undefined) return refusal;
  const { act, restsUntil } = playerAt(state, seat);
  if (act !== null && !act.idle) return refused("hands-busy");
  return now < restsUntil ? refused("hands-resting") : undefined;
}

function refuseHands(state: State, seat: Seat): Refusal | undefined {
  return isOnline(state) ? refuseOutsideRound(state, seat) : refused("real-gestures");
}

const offersOf = (signals: readonly Signal[]): readonly Offer<Move>[] =>
  signals.map((signal) => ({ move: { type: "perform", signal } }));
const ALL_OFFERS = offersOf(SIGNALS);
const SILENT_OFFERS = offersOf(GESTURES);

export function performOffers(state: State, seat: Seat, when: When): readonly Offer<Move>[] {
  if (refusePerforming(state, seat, when) !== undefined) return [];
  return state.options.voices ? ALL_OFFERS : SILENT_OFFERS;
}

export function refuseRelease(state: State, seat: Seat): Refusal | undefined {
  const refusal = refuseHands(state, seat);
  if (refusal !== undefined) return refusal;
  const { act } = playerAt(state, seat);
  const holds = act !== null && !act.idle && !act.released;
  return holds ? undefined : refused("nothing-to-release");
}

export function releaseOffers(state: State, seat: Seat): Offer<Move>[] {
  return refuseRelease(state, seat) === undefined ? [{ move: { type: "release" } }] : [];
}

/** A signal that is held until the player lets go, or something of a given length that the table makes them do. */
export function perform(
  state: State,
  seat: Seat,
  what: Signal | Fidget,
  lasts: number,
  idle: boolean,
  turn: Turn<Beccato>,
): void {
  const until = turn.now + lasts;
  playerAt(state, seat).act = { what, since: turn.now, until, released: false, idle, seenBy: [] };
  const own = { type: "performs", seat, what, until, idle } as const;
  if (eyesMatter(state)) turn.tell.to([seat], own, { type: "stirs", seat });
  else turn.tell.to([seat], own, { type: "seen", seat, what });
}

export function performSignal(state: State, seat: Seat, signal: Signal, turn: Turn<Beccato>): void {
  perform(state, seat, signal, LONGEST_HOLD, false, turn);
  const seenBy = eyesMatter(state) ? [] : state.places.filter((other) => other !== seat);
  noteSign(state, seat, signal, seenBy, turn.now);
}

export function release(state: State, seat: Seat, turn: Turn<Beccato>): void {
  const act = known(playerAt(state, seat).act, "signal to let go of");
  act.released = true;
  act.until = Math.max(act.since + SHORTEST_HOLD, turn.now);
  turn.tell.to([seat], { type: "letsGo", seat, until: act.until });
}

export function knowsWhat(
  state: Pick<State, "options">,
  performer: Seat,
  act: Act,
  watcher: Watcher,
): boolean {
  if (watcher === performer || !eyesMatter(state)) return true;
  return typeof watcher === "number" && act.seenBy.includes(watcher);
}

/** BEC-33: the onlookers who have not made out an act yet, and when they will, if it lasts long enough. */
function sightsOf(state: State, seat: Seat, act: Act | null): { onlooker: Seat; at: Instant }[] {
  if (act === null || !eyesMatter(state)) return [];
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
      if (!isFidget(act.what)) noteSeen(state, seat, act.what, onlooker);
      turn.tell.to([onlooker], { type: "seen", seat, what: act.what });
    }
  });
}

export function nextEnding({ players }: Pick<State, "players">): Instant {
  let next = Number.POSITIVE_INFINITY;
  for (const { act } of players) if (act !== null) next = Math.min(next, act.until);
  return next;
}

/**
 * BEC-33: who has not made out a voice before hears at its end whether it was talk or a sound. Players who never learned
 * what a gesture was do not learn when it is over either.
 */
export function endActs(state: State, due: Instant, turn: Turn<Beccato>): void {
  state.players.forEach((player, seat) => {
    const { act } = player;
    if (act === null || act.until > due) return;
    player.act = null;
    if (!act.idle) player.restsUntil = act.until + REST_OF_HANDS;
    const kind = kindOf(act.what);
    const stops = { type: "stops", seat } as const;
    if (!eyesMatter(state)) turn.tell(stops);
    else if (kind === "gesture") turn.tell.to([seat, ...act.seenBy], stops);
    else turn.tell.to([seat, ...act.seenBy], stops, { type: "heard", seat, kind });
  });
}
