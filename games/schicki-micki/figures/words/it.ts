import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

const SITUATIONS = {
  twoWorms: "Due lombrichi",
  identical: "Carte identiche",
  several: "Più particolari",
  one: "Un particolare",
};

export const WORDS: WordsFor<typeof SHAPES> = {
  reaction: {
    title: "Tempo di reazione",
    note: "Quanto passa da quando la cosa si vede a quando si fa la mossa giusta. La riga è la mediana: metà delle volte si è più veloci.",
    unit: "s",
    rows: SITUATIONS,
  },
  first: {
    title: "Giuste e in tempo",
    note: "Quante mosse giuste sono arrivate in tempo per prendere carte.",
    rows: SITUATIONS,
  },
  errors: {
    title: "Errori",
    note: "Quante mosse erano sbagliate, per quello che si è fatto.",
    rows: { all: "Tutte", call: "Chiamate", knock: "Bussate", blue: "Pedina blu", red: "Pedina rossa" },
  },
};
