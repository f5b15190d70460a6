import { defaultsOf, type Playthrough } from "@tavolata/kernel";
import { type Options, type Piccioni, piccioni } from "../rules/index.ts";

const BASE = defaultsOf<Options>(piccioni.options);

/** The checked-in games, by the name of their file beside this one; the last part of the name is its language. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough<Piccioni>>> = {
  "due-in-terrazzo.it": { seats: 2, options: BASE, seed: 5 },
  "four-penthouses.en": { seats: 4, options: BASE, seed: 8, inputs: 160 },
  "six-and-the-crowd.en": { seats: 6, options: { ...BASE, tiedScares: "folla" }, seed: 3, inputs: 160 },
};
