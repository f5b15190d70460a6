import type { Widen } from "@tavolata/kernel";

/** What the counters and the small signs of the table mean. The source: every other language has exactly these keys. */
export const it = {
  title: "I mazzi",
  /** How many there are in each deck is said as beside it. */
  decks: (pigeons: string, actions: string) => [
    `A sinistra i piccioni: ${pigeons}. Quando è vuoto comincia la Fase Finale.`,
    `A destra le carte azione: ${actions}. Quando sono finite si mescolano gli scarti.`,
    "Su ogni terrazzo la casetta conta le carte in mano, la coppa i Trofei; sotto ci sono i punti di adesso.",
  ],
  feathers:
    "Ogni penna è un piccione che la carta rivela: a fine turno ne arrivano tanti quante sono le penne, almeno uno.",
  room: "I pallini sono i posti: quelli scuri sono occupati, e chi è grosso ne occupa più di uno.",
};

export type LegendWords = Widen<typeof it>;
