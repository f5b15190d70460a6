import {
  begin,
  drawMove,
  enter,
  fastChance,
  fastRandom,
  type Input,
  pick,
  type Random,
  type Step,
} from "@tavolata/kernel";
import { type Bestia, bestia, type Options } from "../rules/index.ts";

/** A random game, step by step, to its end or to so many inputs. */
export function* randomPlay(
  { seats, options }: { readonly seats: number; readonly options: Options },
  seed: number,
  mostInputs: number,
): Generator<Step<Bestia>> {
  const chance = fastChance(seed);
  const random = fastRandom(seed, 1);
  let step = accepted(begin(bestia, { seats, options }, 0, chance));
  yield step;
  while (bestia.result(step.standing.state) === undefined && step.standing.seq < mostInputs) {
    step = accepted(enter(bestia, step.standing, chooseInput(step, random), chance));
    yield step;
  }
}

function accepted(step: ReturnType<typeof begin<Bestia>>): Step<Bestia> {
  if (step.refused !== undefined) throw new Error(`refused: ${step.refused.code}`);
  return step;
}

/** Mostly whoever is waited for; at times the house, or the clock. */
function chooseInput({ standing }: Step<Bestia>, random: Random): Input<Bestia> {
  const seq = standing.seq + 1;
  const { deadline, turn } = standing.state;
  const fromTheHouse = random.below(10) === 0 || (turn === null && deadline === null);
  if (!fromTheHouse && deadline !== null && (turn === null || random.below(10) === 0)) {
    return { seq, at: Math.max(deadline, standing.at), by: "clock", move: { type: "ring" } };
  }
  const by = fromTheHouse || turn === null ? "house" : turn;
  const when = { now: standing.at, actedAt: standing.at };
  const offers = bestia.moves(standing.state, by, when);
  if (offers.length === 0) {
    if (deadline === null) throw new Error("nothing can happen any more");
    return { seq, at: Math.max(deadline, standing.at), by: "clock", move: { type: "ring" } };
  }
  return { seq, at: standing.at, by, move: drawMove(pick(offers, random), random) };
}
