import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  table: "Sul tavolo",
  seats: "Chi gioca",
  score: (score: number) => `Punteggio: ${score}`,
  phrases: ["Bella giocata!", "Che sfortuna!", "Tocca a te!", "Un attimo…", "Grazie della partita!"],
  now: "Adesso",
  state: "La situazione",
  cards: "Che cosa dicono le carte",
  moves: "Le tue mosse",
  noMoves: "Ora non c'è niente da fare: ascolta.",
  choose: (least: number, most: number) =>
    least === most ? `Scegline ${least}` : `Scegline da ${least} a ${most}`,
  amount: (least: number, most: number) => `Da ${least} a ${most}`,
  do: "Fatto",
};

export type PlainWords = Widen<typeof it>;
