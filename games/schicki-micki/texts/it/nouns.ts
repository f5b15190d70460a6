import type { Suspicion } from "@tavolata/kernel/reactions";
import {
  type Card,
  type Colour,
  colourOf,
  FEATURES,
  type Feature,
  type Hand,
  hasTwoWorms,
} from "../../rules/index.ts";
import { joined } from "../grammar.ts";

export interface Noun {
  readonly one: string;
  readonly other: string;
  /** "un " where nothing is said. */
  readonly a?: string;
}

export const features: Readonly<Record<Feature, string>> = {
  umbrella: "ombrello",
  hat: "cappello",
  scarf: "sciarpa",
  beak: "becco",
  tail: "coda",
  worm: "lombrico",
};

const FEMININE: ReadonlySet<Feature> = new Set(["scarf", "tail"]);

export const colours: Readonly<Record<Colour, string>> = {
  Y: "giallo",
  G: "verde",
  O: "arancione",
  R: "rosso",
  P: "viola",
  B: "blu",
};

export const hands: Readonly<Record<Hand, string>> = {
  knock: "bussa",
  blue: "prende una pedina blu",
  red: "prende la pedina rossa",
};

export const CARD: Noun = { one: "carta", other: "carte", a: "una " };

const NUMBERS = ["zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"];

export function number(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** Of all times: "0,61 s". */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2).replace(".", ",")}\u00a0s`;
}

/** "una carta", "due carte", "nessuna carta". */
export function counted(n: number, noun: Noun): string {
  const a = noun.a ?? "un ";
  if (n === 0) return `ness${a}${noun.one}`;
  return n === 1 ? `${a}${noun.one}` : `${number(n)} ${noun.other}`;
}

/** "cappello rosso", "sciarpa rossa". */
export function worn(feature: Feature, colour: Colour): string {
  const word = colours[colour];
  return `${features[feature]} ${FEMININE.has(feature) ? word.replace(/o$/, "a") : word}`;
}

/** Everything on a card, in words. */
export function card(named: Card): string {
  const shown = FEATURES.flatMap((feature) => {
    const colour = colourOf(named, feature);
    if (colour === undefined) return [];
    if (feature !== "worm" || !hasTwoWorms(named)) return [worn(feature, colour)];
    return [`due lombrichi ${colours[colour].replace(/[oe]$/, "i")}`];
  });
  return shown.length === 1 ? `solo ${shown[0]}` : shown.join(", ");
}

export function and(items: readonly string[]): string {
  return joined(items, (last) => (/^e/i.test(last) ? " ed " : " e "));
}

/** "a Bea", "ad Ada". */
export function to(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}

/** What is told of somebody's reaction times (SCH-21). */
export const flags: Readonly<Record<Suspicion, string>> = {
  "too-regular": "tempi sospetti",
  "always-on-the-bound": "tempi sospetti",
  "slow-line": "linea lenta",
};
