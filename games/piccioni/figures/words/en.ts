import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

export const WORDS: WordsFor<typeof SHAPES> = {
  trophies: {
    title: "Trophies per game",
    note: "How many Trophies there are at the end, by what they are.",
    unit: "Trophies",
    each: ["game", "games"],
    rows: {
      all: "All",
      grasso: "Grasso",
      infame: "Infame",
      picciona: "Picciona",
      stupido: "Stupido",
      zoppo: "Zoppo",
      guano: "Guano",
    },
  },
  guano: {
    title: "Guano per game",
    note: "Guano and Montagne di Guano: how many are received, given, and left at the end.",
    unit: "cards",
    each: ["game", "games"],
    rows: { received: "Received", given: "Given", left: "Left" },
  },
  pigeons: {
    title: "Pigeons per game",
    note: "Pigeons that come to one's own Area, in whatever way, and those still there at the end.",
    unit: "pigeons",
    each: ["game", "games"],
    rows: { received: "Received", left: "Left" },
  },
};
