import { pick, type Random } from "@tavolata/kernel";
import {
  type Card,
  colourOf,
  FEATURES,
  type Feature,
  firstMatch,
  hasTwoWorms,
  look,
  type Move,
  rightDeed,
  type Sight,
} from "../rules/index.ts";
import type { Slips } from "./levels.ts";

/** What somebody does about a line, and which cards they had to look at for it. */
export interface Answer {
  readonly move: Move;
  readonly lookedAt: readonly Card[];
}

/** The right thing, or one of the errors that people make. */
export function answerTo(line: readonly Card[], slips: Slips, random: Random): Answer | undefined {
  const sight = look(line);
  const isNothing = sight.situation === "none";
  if (!isNothing && happens(slips.lapses, random)) return undefined;
  const move = isNothing ? fallForNearMatch(line, slips, random) : moveFor(line, sight, slips, random);
  if (move === undefined) return undefined;
  // Two worms are on one card, which need not be compared with others.
  const sawWorms = sight.situation === "twoWorms" && move === KNOCK;
  return { move, lookedAt: sawWorms ? line.filter(hasTwoWorms).slice(0, 1) : line };
}

const KNOCK: Move = { type: "hand", does: "knock" };
const BLUE: Move = { type: "hand", does: "blue" };
const RED: Move = { type: "hand", does: "red" };

function call(feature: Feature): Move {
  return { type: "call", feature };
}

function moveFor(line: readonly Card[], sight: Sight, slips: Slips, random: Random): Move | undefined {
  switch (sight.situation) {
    case "twoWorms":
      return happens(slips.missesWorm, random) ? rightMove(look(line.map(withOneWorm))) : KNOCK;
    case "identical":
      return happens(slips.missesTwin, random) ? BLUE : RED;
    case "several":
      return happens(slips.missesMatch, random) ? call(pick(sight.matches, random).feature) : BLUE;
    case "one": {
      const { feature } = firstMatch(sight);
      const luck = random.below(FINE) / FINE;
      if (luck < slips.misnames)
        return call(
          pick(
            FEATURES.filter((other) => other !== feature),
            random,
          ),
        );
      return luck < slips.misnames + slips.takesBlue ? BLUE : call(feature);
    }
    case "none":
      return undefined;
  }
}

export function rightMove(sight: Sight): Move | undefined {
  const deed = rightDeed(sight);
  if (deed === null) return undefined;
  return deed.kind === "call" ? call(deed.what) : { type: "hand", does: deed.what };
}

function withOneWorm(card: Card): Card {
  return card.slice(0, FEATURES.length) as Card;
}

function fallForNearMatch(line: readonly Card[], slips: Slips, random: Random): Move | undefined {
  const near = nearMatches(line);
  return near.length > 0 && happens(slips.nearMatch, random) ? call(pick(near, random)) : undefined;
}

/** Orange is taken for red or for yellow, purple for blue. */
const ALIKE = ["OR", "OY", "PB"] as const;

/** The features that two cards wear in colours that are alike. */
export function nearMatches(line: readonly Card[]): Feature[] {
  return FEATURES.filter((feature) => {
    const worn = line.map((card) => colourOf(card, feature));
    return ALIKE.some(
      ([one, other]) => worn.some((colour) => colour === one) && worn.includes(other as never),
    );
  });
}

const FINE = 1_000_000;

function happens(rate: number, random: Random): boolean {
  return random.below(FINE) < rate * FINE;
}
