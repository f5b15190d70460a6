import type { OptionTexts } from "../shape.ts";

export const options: OptionTexts = {
  table: {
    label: "Dove si gioca",
    help: "Ognuno dal suo schermo, o intorno a un tavolo con le carte su uno schermo comune e i telefoni come pulsanti.",
    values: { online: "ognuno dal suo schermo", oneTable: "intorno a un tavolo" },
  },
  turning: {
    label: "Chi scopre le carte",
    help: "Il mazziere a mano, o l'orologio a un ritmo fisso.",
    values: { hand: "il mazziere", clock: "l'orologio" },
  },
  paceSeconds: {
    label: "Ritmo",
    help: "Secondi fra due carte quando le scopre l'orologio. Chi legge le carte come testo scelga un ritmo lento.",
  },
  leastGapMs: {
    label: "Pausa minima",
    help: "Quanto passa almeno fra due carte, per quanta fretta abbia il mazziere.",
  },
  dealerSeconds: {
    label: "Secondi per il mazziere",
    help: "Dopo quanto l'orologio scopre la carta per chi non lo fa.",
    values: { "0": "senza limite" },
  },
  restSeconds: {
    label: "Secondi per guardare",
    help: "Quanto si aspetta dopo che le carte sono state assegnate.",
  },
  windowMs: {
    label: "Tempo per gli altri",
    help: "Per quanto, dalla prima reazione, anche gli altri possono reagire.",
  },
  lagCreditMs: {
    label: "Credito per la linea",
    help: "Quanto si riconosce, al massimo, a chi ha una linea lenta.",
  },
  tieMs: {
    label: "Pareggio",
    help: "Entro quanto tempo non si può dire chi ha fatto prima.",
  },
  voteSeconds: {
    label: "Secondi per votare",
    help: "Intorno a un tavolo, quando non si può dire chi ha fatto prima.",
    values: { "0": "senza limite" },
  },
  deck: {
    label: "Mazzo",
    help: "Il nostro, o uno fatto da voi.",
    values: { unset: "il nostro", write: "fai il tuo…" },
  },
};
