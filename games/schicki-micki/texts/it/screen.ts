import type { Hand, Outcome } from "../../rules/index.ts";
import { CARD, counted, flags, seconds } from "./nouns.ts";

/** What the drawn table says beside its pictures. */
export const screen = {
  keys: "I tasti",
  hands: { knock: "Busso", blue: "Blu", red: "Rossa" } satisfies Record<Hand, string>,
  /** Below it: on which line it is right. */
  handsFor: { knock: "due lombrichi", blue: "più cose uguali", red: "carte identiche" } satisfies Record<
    Hand,
    string
  >,
  turn: "Scopri",
  turning: "Arriva…",
  inDeck: (cards: number) => `nel mazzo ${counted(cards, CARD)}`,
  pile: (cards: number) => counted(cards, CARD),
  /** In the ranking, where numbers stand below each other. */
  score: (cards: number) => (cards === 1 ? "1 carta" : `${cards} carte`),
  dealer: "mazziere",
  you: "tu",
  rule: "La regola",
  paused: "Gioco fermo: le carte sono coperte",
  tally: (counts: readonly { name: string; votes: number }[], decided: boolean) =>
    `Voti: ${counts.map(({ name, votes }) => `${name} ${votes}`).join(", ") || "nessuno"}${decided ? "" : " · nessuna maggioranza"}`,
  absent: "non c'è",
  away: "scopre l'orologio",
  standIn: "gioca un bot",
  flags,
  theLine: "La fila",
  lookUp: "Le carte sono sullo schermo",
  hidden: "carta coperta",
  covered: "ha mosso la mano",
  pawns: "Le pedine",
  settled: "Com'è andata",
  /** Beside a time, as short as can be. */
  outcomes: {
    wins: "giusto",
    late: "giusto, dopo",
    nothing: "non basta",
    wrong: "sbagliato",
    void: "già presa",
  } satisfies Record<Outcome, string>,
  /** As long as the line stays it is not said that a call was right. */
  noEffect: "niente",
  /** SCH-28 */
  out: "sbagliato, fuori",
  earlier: (outcome: string) => `prima: ${outcome}`,
  vote: "Vota",
  votedFor: (name: string) => `vota ${name}`,
  after: seconds,
  /** For somebody who reacts to a line that is taken already; null where several took it, or the player did. */
  taken: (p: { name: string; after: number } | null) =>
    `${p === null ? "La fila è già presa" : `${p.name} ha preso la fila in ${seconds(p.after)}`}: occhio alla prossima`,
  /** The player's own time, below the prompt. */
  late: (p: { name: string; by: number }) => `${p.name} ti ha preceduto di ${seconds(p.by)}`,
  ownTime: {
    won: (ms: number) => `Il tuo tempo: ${seconds(ms)}`,
    game: (ms: number) => `Il tuo migliore di questa partita: ${seconds(ms)}`,
    ever: (ms: number) => `Il tuo record per una mossa così: ${seconds(ms)}!`,
  },
  wins: (cards: number) => `+${cards}`,
  pays: (cards: number) => `−${cards}`,
};

export const phrases = [
  "Che occhio!",
  "Stavo per dirlo!",
  "Che eleganza",
  "Chi dorme?",
  "Due lombrichi!",
  "L'ho vista io",
  "Un attimo",
  "Alla prossima",
];
