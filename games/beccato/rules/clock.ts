import type { Instant, Turn } from "@tavolata/kernel";
import { place, take } from "./debts.ts";
import { arriveEyes, nextArrival } from "./eyes.ts";
import { beginFidgets, nextFidget } from "./fidgets.ts";
import { endActs, nextEnding, nextSight, seeActs } from "./gestures.ts";
import { passByClock } from "./passing.ts";
import { goesOnAt, goOn } from "./room.ts";
import { closeShouts } from "./shouting.ts";
import { choiceOf, known, type State } from "./state.ts";
import { takeSymbol } from "./symbols.ts";
import type { Beccato } from "./types.ts";

/** When the next eyes arrive, or an act is made out, ends or begins; infinitely late if none of these is to come. */
function nextStir(state: State): Instant {
  if (state.phase !== "round") return Number.POSITIVE_INFINITY;
  return Math.min(nextArrival(state), nextSight(state), nextEnding(state), nextFidget(state));
}

/** When the clock acts for players. */
function actsAt(state: State): Instant {
  const isResting = state.phase === "agreeing" || state.phase === "between";
  return isResting ? goesOnAt(state) : (state.deadline ?? Number.POSITIVE_INFINITY);
}

export function alarm(state: State): Instant | undefined {
  if (state.phase === "over") return undefined;
  const next = Math.min(nextStir(state), actsAt(state), state.stopped?.until ?? Number.POSITIVE_INFINITY);
  return next === Number.POSITIVE_INFINITY ? undefined : next;
}

/** Does only what is due first, because that may change what comes next. A deadline comes after what else is due then. */
export function ring(state: State, turn: Turn<Beccato>): void {
  const due = known(alarm(state), "alarm to ring");
  if (nextStir(state) === due) stirAll(state, due, turn);
  if (state.stopped?.until === due) closeShouts(state, turn);
  else if (actsAt(state) === due) actForThem(state, turn);
}

/** A player who looks until the last moment of a gesture has seen it; so gestures end after they are seen. */
function stirAll(state: State, due: Instant, turn: Turn<Beccato>): void {
  arriveEyes(state, due, turn);
  seeActs(state, due, turn);
  endActs(state, due, turn);
  beginFidgets(state, due, turn);
}

/** BEC-36 */
function actForThem(state: State, turn: Turn<Beccato>): void {
  if (state.phase === "round") passByClock(state, turn);
  else if (state.phase === "choosing") chooseByClock(state, turn);
  else goOn(state, turn);
}

/** BEC-36: the first one possible. */
function chooseByClock(state: State, turn: Turn<Beccato>): void {
  const { sources, places, symbols } = choiceOf(state);
  if (sources[0] !== undefined) take(state, sources[0], turn);
  else if (symbols[0] !== undefined) takeSymbol(state, symbols[0], turn);
  else place(state, known(places[0], "place for the egg"), turn);
}
