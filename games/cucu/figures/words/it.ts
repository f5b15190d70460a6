import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

export const WORDS: WordsFor<typeof SHAPES> = {
  turns: {
    title: "Scambi",
    note: "Quante volte si scambia la carta invece di tenerla, e quante il vicino ferma lo scambio con un Re.",
    rows: { swapped: "Scambia", stopped: "Fermato da un Re" },
  },
  rounds: {
    title: "Giri persi",
    note: "I giri in cui si era in gioco e si aveva una delle carte più basse.",
    rows: { lost: "Perde una vita" },
  },
};
