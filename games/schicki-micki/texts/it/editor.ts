import type { Widen } from "@tavolata/kernel";

/** For people who make a deck of their own (SCH-3). */
export const editor = {
  deck: "Il mazzo",
  deckName: "Fagiane su misura",
  card: (n: number) => `Carta ${n}`,
  mix: (oneWorm: number, twoWorms: number, details: number) =>
    `Con un lombrico: ${oneWorm} su 46. Con due: ${twoWorms} su 6. Particolari: ${details} su 12.`,
  back: "Tutte le carte",
  before: "Carta prima",
  after: "Carta dopo",
  kind: "Che carta è",
  kinds: { one: "un lombrico", two: "due lombrichi", detail: "un particolare" },
  which: "Quale particolare",
  alike: (features: string) => `Lo stesso colore di: ${features}.`,
  copies: (n: number) => (n === 1 ? "Una sola carta è così." : `${n} carte sono così.`),
  copy: "Copia la carta",
  copied: (n: number) => `Copiata: carta ${n}`,
  paste: "Incolla qui",
  often: "Quante volte c'è ogni colore",
  feature: "Particolare",
};

export type EditorWords = Widen<typeof editor>;
