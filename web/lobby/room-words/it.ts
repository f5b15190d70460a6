import type { Widen } from "@tavolata/kernel";
import type { Settings } from "@tavolata/server/protocol";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  sitHere: "Siediti qui",
  addBot: "Aggiungi un bot",
  fillBots: "Riempi con i bot",
  removeBot: (name: string) => `Togli ${name}`,
  whichBot: "Quale bot?",
  notReady: "Aspetta, non ancora",
  isNotReady: "deve dire «Ci sono!»",
  sitFirst: "C'è posto per te.",
  full: "I posti sono tutti presi: puoi guardare.",
  changed: "Le regole sono cambiate: guardale, e di' di nuovo che ci sei.",
  watching: "In piedi a guardare",
  options: "Le regole di questo tavolo",
  change: "Cambia",
  lasts: "Quanto dura",
  minutes: (from: number, to: number) => (from === to ? `circa ${from} min` : `circa ${from}–${to} min`),
  table: "Il tavolo",
  settings: {
    door: { label: "La porta", open: "Aperta a chi ha il link", locked: "Chiusa a chiave" },
    spectators: {
      label: "Chi può guardare",
      none: "Nessuno",
      public: "Chi è al tavolo",
      after: "Solo a partita finita",
    },
    away: { label: "Se qualcuno se ne va", bot: "Al suo posto gioca un bot", wait: "Si aspetta" },
    pace: { label: "Ritmo dei bot", human: "Come persone", quick: "Svelti" },
    chat: { label: "Chiacchiere", on: "Aperte", off: "Chiuse" },
    rated: { label: "Punteggio", no: "Partita amichevole", yes: "Vale per il punteggio" },
  } satisfies Record<Exclude<keyof Settings, "listed" | "language" | "skill"> | "door", unknown>,
  manage: (name: string) => `Gestisci ${name}`,
  file: {
    choose: "da un file…",
    chosen: "da un file",
    use: "Gioca con questo",
    tooLong: "Il file è troppo lungo.",
  },
  games: "Partite giocate qui",
  unset: "come di solito",
  on: "sì",
  off: "no",
  seconds: (n: number) => (n === 1 ? "un secondo" : `${n} secondi`),
  /** In seconds, as all times. */
  milliseconds: (n: number) => `${(n / 1000).toLocaleString("it", { minimumFractionDigits: 2 })} s`,
  missing: (n: number) => (n === 1 ? "Manca ancora un giocatore." : `Mancano ancora ${n} giocatori.`),
};

export type RoomWords = Widen<typeof it>;
