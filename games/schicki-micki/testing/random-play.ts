import { alarmOf, type Input, type Random, type Transition } from "@tavolata/kernel";
import { drawInput, drawInputIfAny, randomPlayOf, ringAt } from "@tavolata/kernel/testing/random-play";
import { type SchickiMicki, schickiMicki } from "../rules/index.ts";

/** A random game, input by input, to its end or to a number of inputs. Where one player reacts, others often do too. */
export const randomPlay = randomPlayOf(schickiMicki, chooseInput);

function chooseInput({ standing }: Transition<SchickiMicki>, random: Random): Input<SchickiMicki> {
  const { state, seats } = standing;
  const alarm = alarmOf(schickiMicki, standing);
  const at = standing.at + (state.phase === "window" ? random.below(20) : random.below(900));
  if (alarm !== undefined && (alarm <= at || random.below(3) === 0)) return ringAt(standing, alarm, at);
  const by = state.phase === "turning" && random.below(2) === 0 ? state.dealer : random.below(seats);
  const input = drawInputIfAny(schickiMicki, standing, { by, at }, random);
  if (input !== undefined) return input;
  if (alarm !== undefined) return ringAt(standing, alarm, at);
  const [waitedFor = state.dealer] = schickiMicki.awaits(state);
  return drawInput(schickiMicki, standing, { by: waitedFor, at }, random);
}
