import { drawMove, type Input, pick, type Random, type Transition } from "@tavolata/kernel";
import { randomPlayOf } from "@tavolata/kernel/testing/random-play";
import { type Bestia, bestia } from "../rules/index.ts";

/** A random game, step by step, to its end or to so many inputs. */
export const randomPlay = randomPlayOf(bestia, chooseInput);

/** Mostly whoever is waited for; at times the house, or the clock. */
function chooseInput({ standing }: Transition<Bestia>, random: Random): Input<Bestia> {
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
