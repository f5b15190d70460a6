import { type Card, type Colour, colourOf, FEATURES, type Feature, hasTwoWorms } from "./cards.ts";

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
  const places = line.map((_, place) => place);
  const twoWorms = places.filter((place) => hasTwoWorms(line[place]!));
  const identical = places.filter((place) => line.some((card, i) => i !== place && card === line[place]));
  const matches = matchesOn(line);
  return { situation: mostImportant(twoWorms, identical, matches), matches, twoWorms, identical };
}

function mostImportant(twoWorms: number[], identical: number[], matches: Match[]): Situation {
  if (twoWorms.length > 0) return "twoWorms";
  if (identical.length > 0) return "identical";
  if (matches.length > 1) return "several";
  return matches.length === 1 ? "one" : "none";
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
