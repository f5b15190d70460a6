import {
  alarmOf,
  begin,
  drawMove,
  enter,
  fastChance,
  fastRandom,
  type Input,
  pick,
  type Random,
  type Transition,
} from "@tavolata/kernel";
import { type IlConto, ilContoPrego, type Options } from "../rules/index.ts";

export interface RandomTable {
  readonly seats: number;
  readonly options: Options;
}

/** A step of a random game, and the input that is going to follow it; none after the last one. */
export interface RandomStep {
  readonly step: Transition<IlConto>;
  readonly next: Input<IlConto> | undefined;
}

/** A random game, step by step, to its end or to so many inputs. */
export function* randomPlay(
  { seats, options }: RandomTable,
  seed: number,
  mostInputs: number,
): Generator<RandomStep> {
  const chance = fastChance(seed);
  const random = fastRandom(seed, 1);
  let step = accepted(begin(ilContoPrego, { seats, options }, 0, chance));
  while (ilContoPrego.result(step.standing.state) === undefined && step.standing.seq < mostInputs) {
    const next = chooseInput(step, random);
    yield { step, next };
    step = accepted(enter(ilContoPrego, step.standing, next, chance));
  }
  yield { step, next: undefined };
}

function accepted(step: ReturnType<typeof begin<IlConto>>): Transition<IlConto> {
  if (step.refused !== undefined) throw new Error(`refused: ${step.refused.code}`);
  return step;
}

/** The bill is asked for often, so that games have many hands; and at times somebody is too slow. */
function chooseInput({ standing }: Transition<IlConto>, random: Random): Input<IlConto> {
  const seq = standing.seq + 1;
  const alarm = alarmOf(ilContoPrego, standing);
  if (alarm !== undefined && random.below(10) === 0) {
    return { seq, at: alarm, by: "clock", move: { type: "ring" } };
  }
  const at = standing.at + 1000;
  const by = pick(ilContoPrego.awaits(standing.state), random);
  const offers = ilContoPrego.moves(standing.state, by, { now: at, actedAt: at });
  const bill = offers.find(({ move }) => move.type === "bill");
  const offer = bill !== undefined && random.below(4) === 0 ? bill : pick(offers, random);
  return { seq, at, by, move: drawMove(offer, random) };
}
