import type { Input, Random, Transition } from "@tavolata/kernel";
import { drawInputIfAny, randomPlayOf, ringAt } from "@tavolata/kernel/testing/random-play";
import { type Bestia, bestia } from "../rules/index.ts";

/** A random game, input by input, to its end or to so many inputs. */
export const randomPlay = randomPlayOf(bestia, chooseInput);

/** Mostly the player who is waited for; at times the house, or the clock. */
function chooseInput({ standing }: Transition<Bestia>, random: Random): Input<Bestia> {
  const { deadline, turn } = standing.state;
  const fromTheHouse = random.below(10) === 0 || (turn === null && deadline === null);
  if (!fromTheHouse && deadline !== null && (turn === null || random.below(10) === 0)) {
    return ringAt(standing, deadline);
  }
  const by = fromTheHouse || turn === null ? "house" : turn;
  const input = drawInputIfAny(bestia, standing, { by, at: standing.at }, random);
  if (input !== undefined) return input;
  if (deadline === null) throw new Error("nothing can happen any more");
  return ringAt(standing, deadline);
}
