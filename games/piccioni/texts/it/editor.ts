import type { Widen } from "@tavolata/kernel";

/** For people who write a deck of their own (PIC-30). */
export const editor = {
  text: "Il mazzo, in JSON",
  fine: (cards: number) => `Va bene: ${cards} carte azione`,
  problems: (n: number) => (n === 1 ? "Un errore" : `${n} errori`),
  at: (p: { line: number; column: number }) => `Riga ${p.line}, colonna ${p.column}`,
  pigeons: "Piccioni",
  places: "Luoghi",
  actions: "Carte azione",
  count: (n: number) => `× ${n}`,
  use: "Gioca con questo",
  ours: "Ricomincia dal nostro",
};

export type EditorWords = Widen<typeof editor>;
