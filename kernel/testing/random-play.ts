import type { Game } from "../game.ts";
import type { AnyMove, GameTypes, Setup } from "../game-types.ts";
import { drawMove, type Offer } from "../offers.ts";
import { begin, enter, type Input, type Refused, type Standing, type Transition } from "../play.ts";
import { fastRandom } from "../random/fast.ts";
import { pick, type Random } from "../random/random.ts";
import { fastChance } from "../record.ts";
import type { Actor, Instant } from "../seat.ts";

/** What happens next at a table, as somebody draws it. */
export type ChooseInput<T extends GameTypes> = (transition: Transition<T>, random: Random) => Input<T>;

/** A transition of a random game, and the input that led to it; none led to the opening. */
export type Played<T extends GameTypes> = Transition<T> & { readonly input?: Input<T> };

/** Random games, input by input, to their end or to so many inputs. */
export function randomPlayOf<T extends GameTypes>(game: Game<T>, choose: ChooseInput<T>) {
  return function* randomPlay(setup: Setup<T>, seed: number, mostInputs: number): Generator<Played<T>> {
    const chance = fastChance(seed);
    const random = fastRandom(seed, 1);
    let transition = accepted(begin(game, setup, 0, chance));
    yield transition;
    while (game.result(transition.standing.state) === undefined && transition.standing.seq < mostInputs) {
      const input = choose(transition, random);
      transition = accepted(enter(game, transition.standing, input, chance));
      yield { ...transition, input };
    }
  };
}

/** The clock rings at its alarm, or at this moment if that is later. */
export function ringAt<T extends GameTypes>(
  { seq, at: last }: Standing<T>,
  alarm: Instant,
  at: Instant = last,
): Input<T> {
  return { seq: seq + 1, at: Math.max(at, alarm), by: "clock", move: { type: "ring" } };
}

/** How one of several offers is chosen. */
type ChooseOffer<T extends GameTypes> = (
  offers: readonly Offer<AnyMove<T>>[],
  random: Random,
) => Offer<AnyMove<T>>;

/** Somebody does something of what is open to them at this moment. */
export function drawInput<T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  who: { readonly by: Actor; readonly at: Instant },
  random: Random,
  choose?: ChooseOffer<T>,
): Input<T> {
  const input = drawInputIfAny(game, standing, who, random, choose);
  if (input === undefined) throw new Error(`nothing is open to ${who.by}`);
  return input;
}

/** The same, or nothing where nothing is open. */
export function drawInputIfAny<T extends GameTypes>(
  game: Game<T>,
  { seq, state }: Standing<T>,
  { by, at }: { readonly by: Actor; readonly at: Instant },
  random: Random,
  choose: ChooseOffer<T> = pick,
): Input<T> | undefined {
  const offers = game.moves(state, by, { now: at, actedAt: at });
  if (offers.length === 0) return undefined;
  return { seq: seq + 1, at, by, move: drawMove(choose(offers, random), random) };
}

function accepted<T extends GameTypes>(transition: Transition<T> | Refused): Transition<T> {
  if (transition.refused !== undefined) throw new Error(`refused: ${transition.refused.code}`);
  return transition;
}
