import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

const POSITIONS = { all: "Tutte", leader: "Di mano", between: "In mezzo", dealer: "Da mazziere" };

export const WORDS: WordsFor<typeof SHAPES> = {
  plays: {
    title: "Quanto si gioca",
    note: "Le smazzate giocate, fra quelle in cui ci si è dichiarati; anche al buio.",
    rows: POSITIONS,
  },
  bestie: {
    title: "Bestie",
    note: "Le smazzate finite in bestia, fra quelle giocate.",
    rows: POSITIONS,
  },
  net: {
    title: "Guadagno a smazzata",
    note: "Quanto si prende dal piatto, meno l'invito e le bestie, anche nelle smazzate in cui si passa.",
    unit: "inviti",
    each: ["smazzata", "smazzate"],
    rows: POSITIONS,
  },
};
