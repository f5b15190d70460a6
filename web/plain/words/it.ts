import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  table: "Sul tavolo",
  seats: "Chi gioca",
  score: (score: number) => `Punteggio: ${score}`,
  phrases: ["Bella giocata!", "Che sfortuna!", "Tocca a te!", "Un attimo…", "Grazie della partita!"],
};

export type PlainWords = Widen<typeof it>;
