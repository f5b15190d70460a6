import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

const SIZES = {
  all: "Tutte",
  upTo2: "1 o 2 carte",
  upTo4: "3 o 4 carte",
  upTo6: "5 o 6 carte",
  upTo8: "7 o 8 carte",
  more: "9 carte e oltre",
};

export const WORDS: WordsFor<typeof SHAPES> = {
  believed: {
    title: "Chiamate credute",
    note: "Le chiamate dopo le quali chi giocava dopo ha chiamato ancora, invece di chiedere il conto.",
    rows: { true: "Vere", bluff: "Bluff" },
  },
  bills: {
    title: "Conti",
    note: "Quanti dei conti chiesti erano giusti, cioè su una chiamata falsa; e quanti bluff di chi giocava prima sono stati scoperti.",
    rows: { right: "Conti giusti", caught: "Bluff scoperti" },
  },
  bluffs: {
    title: "Quanto si bluffa",
    note: "Le chiamate che erano già false quando sono state fatte, per quante carte si chiamavano in tutto.",
    rows: SIZES,
  },
  through: {
    title: "Bluff che passano",
    note: "I bluff a cui chi giocava dopo ha creduto, per quante carte si chiamavano in tutto.",
    rows: { ...SIZES, all: "Tutti" },
  },
};
