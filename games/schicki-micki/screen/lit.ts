import { FEATURES, type Feature, type Why } from "../rules/index.ts";

/** SCH-26: what is lit on each card of a settled line: what there was to react to, the most important only. */
export function litOn({ situation, line, matches, twoWorms, identical }: Why): ReadonlySet<Feature>[] {
  return line.map((_, place) => new Set(FEATURES.filter((feature) => isLit(feature, place))));

  function isLit(feature: Feature, place: number): boolean {
    if (situation === "twoWorms") return feature === "worm" && twoWorms.includes(place);
    if (situation === "identical") return identical.includes(place);
    return matches.some((match) => match.feature === feature && match.places.includes(place));
  }
}
