import type { OptionTexts } from "../shape.ts";

export const options: OptionTexts = {
  actionSeconds: {
    label: "Secondi per un'azione",
    help: "Quanto c'è per ogni azione e per ogni scelta. Poi si pesca, o vale la prima scelta possibile.",
    values: { "0": "senza limite" },
  },
  reactionSeconds: {
    label: "Secondi per rispondere",
    help: "Quanto c'è, tutti insieme, per ogni giro di risposte a una carta. Chi non risponde lascia passare.",
    values: { "0": "senza limite" },
  },
  tiedScares: {
    label: "Spaventi in parità",
    help: "Dalla seconda Fase Finale, dove vanno i piccioni spaventati se più Aree sono pari. Con la Folla si finisce prima; è una regola nostra.",
    values: { deck: "tornano nel mazzo", folla: "volano nella Folla" },
  },
  deck: {
    label: "Mazzo",
    help: "Il nostro, o uno scritto da voi: chi ha la scatola può copiarci le sue carte.",
    values: { unset: "il nostro", write: "scrivi il tuo…" },
  },
};
