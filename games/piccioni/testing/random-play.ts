import { alarmOf, type Input, pick, type Random, type Transition } from "@tavolata/kernel";
import { drawInput, randomPlayOf, ringAt } from "@tavolata/kernel/testing/random-play";
import { type Piccioni, piccioni } from "../rules/index.ts";

/** A random game, input by input, to its end or to so many inputs. */
export const randomPlay = randomPlayOf(piccioni, chooseInput);

/** Mostly a player who is waited for, at times the clock. */
function chooseInput({ standing }: Transition<Piccioni>, random: Random): Input<Piccioni> {
  const alarm = alarmOf(piccioni, standing);
  if (alarm !== undefined && random.below(30) === 0) return ringAt(standing, alarm);
  const by = pick(piccioni.awaits(standing.state), random);
  return drawInput(piccioni, standing, { by, at: standing.at }, random);
}
