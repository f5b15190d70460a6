import { defaultsOf, type Playthrough } from "@tavolata/kernel";
import { type Bestia, bestia, type Options } from "../rules/index.ts";

const BASE = defaultsOf<Options>(bestia.options);

/** The checked-in games, by the name of their file beside this one; the last part of the name is its language. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough<Bestia>>> = {
  "cash-three-players.en": { seats: 3, options: { ...BASE, hands: 4 }, seed: 18, inputs: 120 },
  "tavolo-di-quattro.it": {
    seats: 4,
    options: { ...BASE, hands: 4, decisionSeconds: 15 },
    seed: 40,
    inputs: 120,
  },
  "four-cards-and-the-house-options.en": {
    seats: 5,
    options: { ...BASE, handSize: 4, hands: 3, overtrump: true, potSaved: true, compulsoryHand: true },
    seed: 17,
    inputs: 120,
  },
  "tournament.en": {
    seats: 4,
    options: {
      ...BASE,
      table: "tournament",
      stack: 100,
      levelMinutes: 1,
      decisionSeconds: 6,
      entry: 500,
      prizes: "two",
    },
    seed: 2,
  },
};
