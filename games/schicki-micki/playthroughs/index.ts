import { defaultsOf, type Playthrough } from "@tavolata/kernel";
import { type Options, type SchickiMicki, schickiMicki } from "../rules/index.ts";

const BASE = defaultsOf<Options>(schickiMicki.options);

/** The checked-in games, by the name of their file beside this one; the last part of the name is its language. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough<SchickiMicki>>> = {
  "three-by-hand.en": { seats: 3, options: BASE, seed: 79, inputs: 120 },
  "quattro-con-l-orologio.it": {
    seats: 4,
    options: { ...BASE, turning: "clock", paceSeconds: 6, windowMs: 6000 },
    seed: 39,
    inputs: 120,
  },
  "around-one-table.en": {
    seats: 6,
    options: { ...BASE, table: "oneTable", windowMs: 500, tieMs: 200 },
    seed: 124,
    inputs: 160,
  },
};
