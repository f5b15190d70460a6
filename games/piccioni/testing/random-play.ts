import { alarmOf, drawMove, type Input, pick, type Random, type Transition } from "@tavolata/kernel";
import { randomPlayOf } from "@tavolata/kernel/testing/random-play";
import { type Piccioni, piccioni } from "../rules/index.ts";

/** A random game, step by step, to its end or to so many inputs. */
export const randomPlay = randomPlayOf(piccioni, chooseInput);

/** Whoever is waited for, at times the clock. */
function chooseInput({ standing }: Transition<Piccioni>, random: Random): Input<Piccioni> {
  const seq = standing.seq + 1;
  const alarm = alarmOf(piccioni, standing);
  if (alarm !== undefined && random.below(30) === 0) {
    return { seq, at: Math.max(alarm, standing.at), by: "clock", move: { type: "ring" } };
  }
  const by = pick(piccioni.awaits(standing.state), random);
  const offers = piccioni.moves(standing.state, by, { now: standing.at, actedAt: standing.at });
  return { seq, at: standing.at, by, move: drawMove(pick(offers, random), random) };
}
