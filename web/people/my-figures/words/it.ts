import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "I miei numeri",
  back: "Torna al profilo",
  intro: "Contati nelle partite che hai finito, gioco per gioco. Li vedi solo tu, se non decidi altrimenti.",
  empty: "Ancora niente da contare",
  emptyText: "Dopo qualche partita finita, qui c'è come giochi.",
  play: "Andiamo a giocare",
  counted: (n: number) => (n === 1 ? "Contati in una partita." : `Contati in ${n} partite.`),
  rating: (value: number, plusMinus: number) => `Classifica: ${value} ± ${plusMinus}`,
  ratedGames: (n: number) => (n === 1 ? "una partita valida" : `${n} partite valide`),
};

export type FiguresPageWords = Widen<typeof it>;
