import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

export const WORDS: WordsFor<typeof SHAPES> = {
  turns: {
    title: "Swaps",
    note: "How often the card is swapped instead of kept, and how often the next player's King stops the swap.",
    rows: { swapped: "Swaps", stopped: "Stopped by a King" },
  },
  rounds: {
    title: "Rounds lost",
    note: "Of the rounds played, those that ended with one of the lowest cards.",
    rows: { lost: "Loses a life" },
  },
};
