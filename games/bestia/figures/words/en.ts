import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

const POSITIONS = { all: "All", leader: "As leader", between: "In between", dealer: "As dealer" };

export const WORDS: WordsFor<typeof SHAPES> = {
  plays: {
    title: "How often one plays",
    note: "Hands played, out of those with a declaration of one's own; blind ones too.",
    rows: POSITIONS,
  },
  bestie: {
    title: "Bestie",
    note: "Hands that ended in a bestia, out of those played.",
    rows: POSITIONS,
  },
  net: {
    title: "Gain per hand",
    note: "What is taken from the pot, less the ante and the bestie, passed hands included.",
    unit: "antes",
    each: ["hand", "hands"],
    rows: POSITIONS,
  },
};
