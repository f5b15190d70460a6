import type { Game } from "../game.ts";
import type { GameTypes, Setup } from "../game-types.ts";
import { begin, enter, type Input, type Refused, type Transition } from "../play.ts";
import { fastRandom } from "../random/fast.ts";
import type { Random } from "../random/random.ts";
import { fastChance } from "../record.ts";

/** What happens next at a table, as somebody draws it. */
export type ChooseInput<T extends GameTypes> = (step: Transition<T>, random: Random) => Input<T>;

/** Random games, step by step, to their end or to so many inputs. */
export function randomPlayOf<T extends GameTypes>(game: Game<T>, choose: ChooseInput<T>) {
  return function* randomPlay(setup: Setup<T>, seed: number, mostInputs: number): Generator<Transition<T>> {
    const chance = fastChance(seed);
    const random = fastRandom(seed, 1);
    let step = accepted(begin(game, setup, 0, chance));
    yield step;
    while (game.result(step.standing.state) === undefined && step.standing.seq < mostInputs) {
      step = accepted(enter(game, step.standing, choose(step, random), chance));
      yield step;
    }
  };
}

function accepted<T extends GameTypes>(step: Transition<T> | Refused): Transition<T> {
  if ("refused" in step && step.refused !== undefined) throw new Error(`refused: ${step.refused.code}`);
  return step as Transition<T>;
}
