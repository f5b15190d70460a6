import type { Widen } from "@tavolata/kernel";

/** For people who write a deck of their own, whatever the game. */
export const it = {
  fine: "Va bene: si può giocare",
  problems: (n: number) => (n === 1 ? "Un errore" : `${n} errori`),
  problemsList: "Gli errori",
  open: "Apri un tavolo con questo",
  undo: "Annulla l'ultima modifica",
  more: "File, link, ricomincia",
  import: "Prendi da un file…",
  export: "Salva in un file",
  link: "Copia il link del mazzo",
  linkHelp: "Chi apre il link vede il mazzo e può giocarci. Il mazzo è nel link: la casa non lo conserva.",
  copied: "Link copiato",
  linkLabel: "Il link del mazzo",
  ours: "Ricomincia dal nostro",
  discard: "Butta la bozza",
  sure: "Sicuro? Tocca di nuovo",
  kept: "La bozza resta su questo dispositivo finché non ci giochi o la butti.",
  gate: "Su questo dispositivo c'è una bozza che non hai ancora usato.",
  goOn: "Riprendi la bozza",
  takeThis: "Butta la bozza e apri questo mazzo",
  asText: "Come testo",
  text: "Il mazzo, in JSON",
  tooLong: "Il file è troppo lungo.",
  tooLongToSend: "Il mazzo è troppo lungo per giocarci: accorcia qualche testo.",
  wholeDeck: "Il mazzo",
  preview: "Come sarà",
  change: "Cambialo",
  written: "Un mazzo per questo gioco",
  fault: {
    broken: "Questo link è rotto: forse ne manca un pezzo. Chiedi che te lo rimandino intero.",
    "too-long": "Questo link è troppo lungo per essere un mazzo.",
    wrong: "In questo link c'è un mazzo che non va bene:",
    none: "Per questo gioco non si scrivono mazzi.",
  },
};

export type DeckPageWords = Widen<typeof it>;
