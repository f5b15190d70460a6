import type { Instant, Turn } from "@tavolata/kernel";
import { arrivals, arriveEyes } from "./eyes.ts";
import { beginFidgets, plans } from "./fidgets.ts";
import type { Beccato } from "./game.ts";
import { endActs, endings, seeActs, sights } from "./gestures.ts";
import { chooseByClock } from "./owing.ts";
import { passByClock } from "./passing.ts";
import { goOn } from "./room.ts";
import { closeShouts, shoutsEnd } from "./shouting.ts";
import type { State } from "./state.ts";

/** When eyes arrive, something is made out, ends or begins. */
function nextStir(state: State): Instant | undefined {
  if (state.phase !== "round") return undefined;
  const instants = [...arrivals(state), ...sights(state), ...endings(state), ...plans(state)];
  return instants.length === 0 ? undefined : Math.min(...instants);
}

export function alarm(state: State): Instant | undefined {
  if (state.phase === "over") return undefined;
  if (state.phase === "shouted") return shoutsEnd(state);
  const stir = nextStir(state);
  if (stir === undefined) return state.deadline ?? undefined;
  return Math.min(stir, state.deadline ?? stir);
}

/** All that is due first, and only that: it may change what comes next. Time is up after what happens at that moment. */
export function ring(state: State, turn: Turn<Beccato>): void {
  const due = alarm(state)!;
  const { deadline } = state;
  if (nextStir(state) === due) stirAll(state, due, turn);
  if (deadline === due || state.phase === "shouted") actForThem(state, turn);
}

/** Who looks until the last moment of a gesture has seen it; so it ends after it is seen. */
function stirAll(state: State, due: Instant, turn: Turn<Beccato>): void {
  arriveEyes(state, due, turn);
  seeActs(state, due, turn);
  endActs(state, due, turn);
  beginFidgets(state, due, turn);
}

/** BEC-36 */
function actForThem(state: State, turn: Turn<Beccato>): void {
  if (state.phase === "round") passByClock(state, turn);
  else if (state.phase === "shouted") closeShouts(state, turn);
  else if (state.phase === "choosing") chooseByClock(state, turn);
  else goOn(state, turn);
}
