import type { Instant, Turn } from "@tavolata/kernel";
import { chooseByClock } from "./debts.ts";
import { arriveEyes, nextArrival } from "./eyes.ts";
import { beginFidgets, nextFidget } from "./fidgets.ts";
import { endActs, nextEnding, nextSight, seeActs } from "./gestures.ts";
import { passByClock } from "./passing.ts";
import { goOn } from "./room.ts";
import { closeShouts } from "./shouting.ts";
import { known, type State } from "./state.ts";
import type { Beccato } from "./types.ts";

/** When the next eyes arrive, or an act is made out, ends or begins; infinitely late if none of these is to come. */
function nextStir(state: State): Instant {
  if (state.phase !== "round") return Number.POSITIVE_INFINITY;
  return Math.min(nextArrival(state), nextSight(state), nextEnding(state), nextFidget(state));
}

export function alarm(state: State): Instant | undefined {
  if (state.phase === "over") return undefined;
  const { deadline, stopped } = state;
  const never = Number.POSITIVE_INFINITY;
  const next = Math.min(nextStir(state), deadline ?? never, stopped?.until ?? never);
  return next === Number.POSITIVE_INFINITY ? undefined : next;
}

/** Does only what is due first, because that may change what comes next. A deadline comes after what else is due then. */
export function ring(state: State, turn: Turn<Beccato>): void {
  const due = known(alarm(state), "alarm to ring");
  const { deadline, stopped } = state;
  if (nextStir(state) === due) stirAll(state, due, turn);
  if (stopped?.until === due) closeShouts(state, turn);
  else if (deadline === due) actForThem(state, turn);
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
