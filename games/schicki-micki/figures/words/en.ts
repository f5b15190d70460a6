import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

const SITUATIONS = {
  twoWorms: "Two worms",
  identical: "Identical cards",
  several: "Several matches",
  one: "One match",
};

export const WORDS: WordsFor<typeof SHAPES> = {
  reaction: {
    title: "Reaction time",
    note: "From when it can be seen to the right move. The line is the median: half of the moves are faster.",
    unit: "s",
    rows: SITUATIONS,
  },
  first: {
    title: "Right and in time",
    note: "How many right moves came in time to take cards.",
    rows: SITUATIONS,
  },
  errors: {
    title: "Errors",
    note: "How many moves were wrong, by what was done.",
    rows: { all: "All", call: "Calls", knock: "Knocks", blue: "Blue pawn", red: "Red pawn" },
  },
};
