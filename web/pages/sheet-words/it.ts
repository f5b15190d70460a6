import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  botsAre: "Livello dei bot:",
  tournament: "Fai un torneo",
  ownDeck: "Fai un mazzo tutto tuo",
  firstTime: "È la prima volta? In tre minuti impari giocando.",
};

export type SheetWords = Widen<typeof it>;
