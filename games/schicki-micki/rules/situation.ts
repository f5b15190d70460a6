import { type Card, type Colour, colourOf, FEATURES, type Feature, hasTwoWorms } from "./cards.ts";
import type { Hand } from "./moves.ts";

/** SCH-7 to SCH-10: what is on the line; only the most important of these counts. */
export type Situation = "twoWorms" | "identical" | "several" | "one" | "none";

/** One feature in one colour on two or more cards of the line. */
export interface Match {
  feature: Feature;
  colour: Colour;
  /** Where on the line, from 0. */
  places: number[];
}

/** Everything on a line that somebody could react to. */
export interface Sight {
  situation: Situation;
  matches: Match[];
  /** The places of cards with two worms (SCH-7). */
  twoWorms: number[];
  /** The places of cards that have a twin on the line (SCH-8). */
  identical: number[];
}

export function look(line: readonly Card[]): Sight {
  const twoWorms: number[] = [];
  const identical: number[] = [];
  line.forEach((card, place) => {
    if (hasTwoWorms(card)) twoWorms.push(place);
    if (line.indexOf(card) !== place || line.lastIndexOf(card) !== place) identical.push(place);
  });
  const matches = matchesOn(line);
  return { situation: mostImportant(twoWorms, identical, matches), matches, twoWorms, identical };
}

function mostImportant(twoWorms: number[], identical: number[], matches: Match[]): Situation {
  if (twoWorms.length > 0) return "twoWorms";
  if (identical.length > 0) return "identical";
  if (matches.length > 1) return "several";
  return matches.length === 1 ? "one" : "none";
}

/** What somebody does: a call, or a move of the hand. */
export type Deed = { kind: "call"; what: Feature } | { kind: "hand"; what: Hand };

/** SCH-7 to SCH-10: what is right; null where it is right to do nothing. */
export function rightDeed(sight: Pick<Sight, "situation" | "matches">): Deed | null {
  switch (sight.situation) {
    case "twoWorms":
      return { kind: "hand", what: "knock" };
    case "identical":
      return { kind: "hand", what: "red" };
    case "several":
      return { kind: "hand", what: "blue" };
    case "one":
      return { kind: "call", what: firstMatch(sight).feature };
    case "none":
      return null;
  }
}

export function firstMatch({ matches }: Pick<Sight, "matches">): Match {
  const [match] = matches;
  if (match === undefined) throw new RangeError("there is no match");
  return match;
}

/** SCH-9: two red hats and two blue hats are two, three red hats are one. */
export function matchesOn(line: readonly Card[]): Match[] {
  const matches: Match[] = [];
  for (const feature of FEATURES) {
    const places = new Map<Colour, number[]>();
    line.forEach((card, place) => {
      const colour = colourOf(card, feature);
      if (colour !== undefined) places.set(colour, [...(places.get(colour) ?? []), place]);
    });
    for (const [colour, some] of places) if (some.length > 1) matches.push({ feature, colour, places: some });
  }
  return matches;
}
