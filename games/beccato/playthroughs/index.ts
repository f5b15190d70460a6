import { defaultsOf, type Playthrough } from "@tavolata/kernel";
import { type Beccato, beccato, type Options } from "../rules/index.ts";

const BASE = defaultsOf<Options>(beccato.options);

/** The checked-in games, by the name of their file beside this one; the last part of the name is its language. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough<Beccato>>> = {
  "four-players.en": { seats: 4, options: BASE, seed: 12, inputs: 200 },
  "cinque-con-i-polli-a-chiamata.it": {
    seats: 5,
    options: { ...BASE, calledChickens: true, signalChange: true, freeSignal: true },
    seed: 5,
    inputs: 200,
  },
  "pyramid-around-one-table.en": {
    seats: 6,
    options: { ...BASE, table: "oneTable", teamSize: "three", pyramid: true, signalChange: true },
    seed: 9,
  },
};
