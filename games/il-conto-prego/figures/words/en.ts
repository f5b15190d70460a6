import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

const SIZES = {
  all: "All",
  upTo2: "1 or 2 cards",
  upTo4: "3 or 4 cards",
  upTo6: "5 or 6 cards",
  upTo8: "7 or 8 cards",
  more: "9 cards and more",
};

export const WORDS: WordsFor<typeof SHAPES> = {
  believed: {
    title: "Calls believed",
    note: "Calls after which the next player called on instead of asking for the bill.",
    rows: { true: "True", bluff: "Bluffs" },
  },
  bills: {
    title: "Bills",
    note: "How many of the bills asked for were right, because the call was false; and how many bluffs of the player before were caught.",
    rows: { right: "Right bills", caught: "Bluffs caught" },
  },
  bluffs: {
    title: "How much is bluffed",
    note: "Calls that were false at the moment they were made, by how many cards were called in all.",
    rows: SIZES,
  },
  through: {
    title: "Bluffs that get through",
    note: "Bluffs that the next player believed, by how many cards were called in all.",
    rows: SIZES,
  },
};
