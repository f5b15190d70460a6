import { defaultsOf, type Playthrough } from "@tavolata/kernel";
import { type Cucu, cucu, type Options } from "../rules/index.ts";

const BASE = defaultsOf<Options>(cucu.options);

/** The checked-in games, by the name of their file beside this one; the last part of the name is its language. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough<Cucu>>> = {
  "quattro-giocatori.it": { seats: 4, options: { ...BASE, lives: 2 }, seed: 1 },
  "three-with-a-clock.en": {
    seats: 3,
    options: { ...BASE, lives: 1, kings: "swap", decisionSeconds: 5 },
    seed: 2,
  },
};
