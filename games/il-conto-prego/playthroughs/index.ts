import { defaultsOf, type Playthrough } from "@tavolata/kernel";
import { type IlConto, ilContoPrego, type Options } from "../rules/index.ts";

const BASE = defaultsOf<Options>(ilContoPrego.options);

/** The checked-in games, by the name of their file beside this one; the last part of the name is its language. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough<IlConto>>> = {
  "base-three-players.en": { seats: 3, options: { ...BASE, hands: 3 }, seed: 3 },
  "base-tre-giocatori.it": { seats: 3, options: { ...BASE, hands: 2 }, seed: 7 },
  "oste-saldo-omaggi.en": {
    seats: 4,
    options: { ...BASE, oste: true, saldo: true, omaggi: true, omaggiTarget: 2 },
    seed: 12,
  },
  "eight-with-five-cards-and-a-clock.en": {
    seats: 8,
    options: { ...BASE, handSize: 5, hands: 2, turnSeconds: 4 },
    seed: 5,
  },
};
