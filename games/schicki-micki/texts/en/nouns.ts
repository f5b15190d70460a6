import type { Suspicion } from "@tavolata/kernel/reactions";
import { type Colour, colourOf, FEATURES, type Feature, hasTwoWorms } from "../../rules/index.ts";
import { joined } from "../grammar.ts";
import type { Texts } from "../it.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
}

export const features: Texts["features"] = {
  umbrella: "umbrella",
  hat: "hat",
  scarf: "scarf",
  beak: "beak",
  tail: "tail",
  worm: "worm",
};

export const colours: Texts["colours"] = {
  Y: "yellow",
  G: "green",
  O: "orange",
  R: "red",
  P: "purple",
  B: "blue",
};

export const hands: Texts["hands"] = {
  knock: "knocks",
  blue: "takes a blue pawn",
  red: "takes the red pawn",
};

export const CARD: Noun = { one: "card", other: "cards" };

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const number: Texts["number"] = (n) => NUMBERS[n] ?? String(n);

/** Of all times: "0.61 s". */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)}\u00a0s`;
}

/** "one card", "two cards", "no cards". */
export const counted: Texts["counted"] = (n, noun) => {
  if (n === 0) return `no ${noun.other}`;
  return `${number(n)} ${n === 1 ? noun.one : noun.other}`;
};

export function worn(feature: Feature, colour: Colour): string {
  return `${colours[colour]} ${features[feature]}`;
}

export const card: Texts["card"] = (named) => {
  const shown = FEATURES.flatMap((feature) => {
    const colour = colourOf(named, feature);
    if (colour === undefined) return [];
    return [
      feature === "worm" && hasTwoWorms(named) ? `two ${colours[colour]} worms` : worn(feature, colour),
    ];
  });
  return shown.length === 1 ? `only a ${shown[0]}` : shown.join(", ");
};

export const and: Texts["and"] = (items) => joined(items, () => " and ");

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

export function place(n: number): string {
  return `${n}${ENDINGS[ORDINALS.select(n)] ?? "th"}`;
}

/** What is told of somebody's reaction times (SCH-21). */
export const flags: Readonly<Record<Suspicion, string>> = {
  "too-regular": "suspicious times",
  "always-on-the-bound": "suspicious times",
  "slow-line": "slow connection",
};
