import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  drawing: "Sto disegnando…",
  /** What is to be seen on it, for people who do not see it. */
  picture: (game: string, headline: string) => `Il risultato in un'immagine: ${game}. ${headline}`,
  send: "Manda l'immagine",
  save: "Salva l'immagine",
  failed: "L'immagine non è riuscita: riprova.",
  text: (game: string) => `Com'è finita a ${game}`,
  file: "risultato",
};

export type ShareWords = Widen<typeof it>;
