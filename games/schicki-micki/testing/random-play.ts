import { alarmOf, drawMove, type Input, pick, type Random, type Transition } from "@tavolata/kernel";
import { randomPlayOf } from "@tavolata/kernel/testing/random-play";
import { type SchickiMicki, schickiMicki } from "../rules/index.ts";

/** A random game, step by step, to its end or to so many inputs. Now and then somebody reacts, and others with him. */
export const randomPlay = randomPlayOf(schickiMicki, chooseInput);

function chooseInput({ standing }: Transition<SchickiMicki>, random: Random): Input<SchickiMicki> {
  const seq = standing.seq + 1;
  const { state, seats } = standing;
  const alarm = alarmOf(schickiMicki, standing);
  const at = standing.at + (state.phase === "window" ? random.below(20) : random.below(900));
  const ring: Input<SchickiMicki> | undefined =
    alarm === undefined ? undefined : { seq, at: Math.max(at, alarm), by: "clock", move: { type: "ring" } };
  if (ring !== undefined && (alarm! <= at || random.below(3) === 0)) return ring;
  const when = { now: at, actedAt: at };
  const by = state.phase === "turning" && random.below(2) === 0 ? state.dealer : random.below(seats);
  const offers = schickiMicki.moves(state, by, when);
  if (offers.length > 0) return { seq, at, by, move: drawMove(pick(offers, random), random) };
  if (ring !== undefined) return ring;
  const { dealer } = state;
  return { seq, at, by: dealer, move: drawMove(schickiMicki.moves(state, dealer, when)[0]!, random) };
}
