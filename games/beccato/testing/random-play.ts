import { alarmOf, type Input, pick, type Random, type Transition } from "@tavolata/kernel";
import { drawInput, drawInputIfAny, randomPlayOf, ringAt } from "@tavolata/kernel/testing/random-play";
import { type Beccato, beccato, type Move } from "../rules/index.ts";

/** Out of a hundred moves in a round; the rest are passes. */
const SHOUTS = 4;
const GESTURES = 20;
const LOOKS = 25;

/** A random game, input by input, to its end or to so many inputs. Mostly cards go round; now and then somebody shouts. */
export const randomPlay = randomPlayOf(beccato, chooseInput);

function chooseInput({ standing }: Transition<Beccato>, random: Random): Input<Beccato> {
  const { state, seats } = standing;
  const alarm = alarmOf(beccato, standing);
  const at = standing.at + random.below(900);
  if (alarm !== undefined && alarm <= at) return ringAt(standing, alarm);
  const awaited = beccato.awaits(state);
  const kind = random.below(100);
  const by =
    kind >= SHOUTS + GESTURES + LOOKS && awaited.length > 0 ? pick(awaited, random) : random.below(seats);
  const input = drawInputIfAny(beccato, standing, { by, at }, random, (offers) => {
    const wanted = offers.filter(({ move }) => isWanted(move.type, kind));
    return pick(wanted.length > 0 ? wanted : offers, random);
  });
  if (input !== undefined) return input;
  if (alarm !== undefined) return ringAt(standing, alarm);
  return drawInput(beccato, standing, { by: pick(awaited, random), at }, random);
}

function isWanted(type: Move["type"], kind: number): boolean {
  if (kind < SHOUTS) return type === "coccode" || type === "beccato" || type === "chicchirichi";
  if (kind < SHOUTS + GESTURES) return type === "perform" || type === "release";
  if (kind < SHOUTS + GESTURES + LOOKS) return type === "look";
  return !["coccode", "beccato", "chicchirichi", "perform", "look"].includes(type);
}
