import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

export const WORDS: WordsFor<typeof SHAPES> = {
  signals: {
    title: "Segnali fatti",
    note: "Che ne è dei segnali veri, cioè quelli della gilda, fatti con un tris in mano.",
    rows: {
      mate: "Visti dalla gilda",
      rival: "Visti da altri",
      caught: "Finiti con un Beccato",
    },
  },
  seen: {
    title: "Segnali visti",
    note: "Quanti segnali veri degli altri si sono riconosciuti; gli altri sono sfuggiti.",
    rows: { mates: "Della propria gilda", rivals: "Delle altre gilde" },
  },
  shouts: {
    title: "Grida giuste",
    note: "Le grida giuste, fra quelle che hanno chiuso una manche.",
    rows: { coccode: "Coccodé", beccato: "Beccato", chicchirichi: "Chicchirichì" },
  },
  gestures: {
    title: "Finte",
    note: "I segnali fatti senza che volessero dire niente, fra tutti quelli fatti.",
    rows: { feigned: "Finti" },
  },
  made: {
    title: "Segnali a partita",
    note: "Quanti segnali si fanno in una partita, veri e finti.",
    unit: "segnali",
    each: ["partita", "partite"],
    rows: { real: "Veri", feigned: "Finti" },
  },
};
