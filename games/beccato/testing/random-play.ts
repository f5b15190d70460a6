import {
  alarmOf,
  drawMove,
  type Input,
  type Offer,
  pick,
  type Random,
  type Transition,
} from "@tavolata/kernel";
import { randomPlayOf } from "@tavolata/kernel/testing/random-play";
import { type Beccato, beccato, type Move } from "../rules/index.ts";

/** Out of a hundred moves in a round; the rest are passes. */
const SHOUTS = 4;
const GESTURES = 20;
const LOOKS = 25;

/** A random game, step by step, to its end or to so many inputs. Mostly cards go round; now and then somebody shouts. */
export const randomPlay = randomPlayOf(beccato, chooseInput);

function chooseInput({ standing }: Transition<Beccato>, random: Random): Input<Beccato> {
  const seq = standing.seq + 1;
  const { state, seats } = standing;
  const alarm = alarmOf(beccato, standing);
  const at = standing.at + random.below(900);
  if (alarm !== undefined && alarm <= at) return { seq, at: alarm, by: "clock", move: { type: "ring" } };
  const awaited = beccato.awaits(state);
  const kind = random.below(100);
  const by =
    kind >= SHOUTS + GESTURES + LOOKS && awaited.length > 0 ? pick(awaited, random) : random.below(seats);
  const offers = beccato.moves(state, by, { now: at, actedAt: at });
  const wanted = offers.filter(({ move }) => isWanted(move.type, kind));
  const choices: readonly Offer<Move>[] = wanted.length > 0 ? wanted : offers;
  if (choices.length > 0) return { seq, at, by, move: drawMove(pick(choices, random), random) };
  if (alarm !== undefined) return { seq, at: alarm, by: "clock", move: { type: "ring" } };
  const other = awaited[0]!;
  const move = drawMove(pick(beccato.moves(state, other, { now: at, actedAt: at }), random), random);
  return { seq, at, by: other, move };
}

function isWanted(type: Move["type"], kind: number): boolean {
  if (kind < SHOUTS) return type === "coccode" || type === "beccato" || type === "chicchirichi";
  if (kind < SHOUTS + GESTURES) return type === "perform" || type === "release";
  if (kind < SHOUTS + GESTURES + LOOKS) return type === "look";
  return !["coccode", "beccato", "chicchirichi", "perform", "look"].includes(type);
}
