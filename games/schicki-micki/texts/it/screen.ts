import type { Hand, Outcome } from "../../rules/index.ts";
import { CARD, counted, flags } from "./nouns.ts";

/** To the tenth; what is shorter than that, to the hundredth. */
function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 100 ? 2 : 1).replace(".", ",")} s`;
}

/** What the drawn table says beside its pictures. */
export const screen = {
  keys: "I tasti",
  hands: { knock: "Busso", blue: "Blu", red: "Rossa" } satisfies Record<Hand, string>,
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
    late: "tardi",
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
  after: (ms: number) => `${ms} ms`,
  /** The player's own time, below the prompt. */
  late: (ms: number) => `In ritardo di ${seconds(ms)}`,
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
