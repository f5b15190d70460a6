import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

export const WORDS: WordsFor<typeof SHAPES> = {
  trophies: {
    title: "Trofei a partita",
    note: "Quanti Trofei si hanno alla fine, per quello che sono.",
    unit: "Trofei",
    each: ["partita", "partite"],
    rows: {
      all: "Tutti",
      grasso: "Grasso",
      infame: "Infame",
      picciona: "Picciona",
      stupido: "Stupido",
      zoppo: "Zoppo",
      guano: "Guano",
    },
  },
  guano: {
    title: "Guano a partita",
    note: "Guano e Montagne di Guano: quanti se ne ricevono, quanti se ne danno, quanti restano alla fine.",
    unit: "carte",
    each: ["partita", "partite"],
    rows: { received: "Ricevuti", given: "Dati", left: "Rimasti" },
  },
  pigeons: {
    title: "Piccioni a partita",
    note: "I piccioni che arrivano nella propria Area, in qualunque modo, e quelli che ci sono ancora alla fine.",
    unit: "piccioni",
    each: ["partita", "partite"],
    rows: { received: "Ricevuti", left: "Rimasti" },
  },
};
