import { signed } from "../grammar.ts";
import { CARD, counted, PIGEON, reveals, TROPHY } from "./nouns.ts";

/** What the drawn table says beside its pictures. */
export const screen = {
  you: "tu",
  away: "(non c'è)",
  standIn: "(gioca un bot)",
  ownHand: "La tua mano",
  inHand: (cards: number) => `${counted(cards, CARD)} in mano`,
  trophies: (cards: number) => counted(cards, TROPHY),
  /** In digits, as they stand beside the decks. */
  pigeonDeck: (n: number) => `nel mazzo ${n} ${n === 1 ? PIGEON.one : PIGEON.other}`,
  actionDeck: (n: number) => `nel mazzo ${n} ${n === 1 ? CARD.one : CARD.other} azione`,
  laid: "Giocate in questo turno",
  reveals,
  /** PIC-11: by the feathers of the cards played; without any, one. */
  toReveal: (feathers: number) => (feathers === 0 ? "Senza penne: 1 comunque" : `${feathers} da rivelare`),
  lastTurns: (turns: number) => (turns === 1 ? "Ultimo turno" : `Ancora ${turns} turni`),
  area: (name: string) => `L'Area di ${name}`,
  ownArea: "La tua Area",
  nobody: "Qui non c'è nessuno",
  knownTrophies: "I Trofei che conosci",
  size: (n: number) => `misura ${n}`,
  returns: "Ritorna",
  flightless: "non vola",
  reaction: "Reazione",
  noTarget: "senza bersaglio",
  /** The answer that leaves in a moment. */
  ready: (card: string | null) =>
    card === null ? "Fatto: fra un attimo si vede" : `Rispondi con «${card}»: fra un attimo si vede`,
  noReaction: (card: string) => `«${card}»: non hai Reazioni adatte`,
  contributes: "contribuisce",
  flock: (pigeons: number) =>
    pigeons === 1 ? "Arriva lo stormo: uno solo" : `Arriva lo stormo: in ${pigeons}`,
  flockCut: "Piccioni finiti!",
  overflow: { strada: "Investito!", statua: "Via tutti!", cavi: "Scossa!", folla: "Troppi!" },
  tooMany: "Troppi!",
  trophy: "Trofeo!",
  returned: "Ritorna!",
  unseenTrophy: "ne lascia uno mai visto",
  backInDeck: "Via, nel mazzo!",
  evicted: "Sfratto!",
  /** Why pigeons go where they go. */
  tied: "più Aree sono pari",
  glides: {
    current: "da chi è di turno",
    mostTrophies: "da chi ha più Trofei",
    fewestPigeons: "dove ce ne sono meno",
    fuller: "dove si sta più stretti",
  },
  skip: "Avanti",
  finalPhase: "Fase Finale!",
  finalPhaseStops: "Si va avanti!",
  close: "Chiudi",
  /** In the ranking, where numbers stand one below the other. */
  score: (points: number) => `${signed(points)} ${Math.abs(points) === 1 ? "punto" : "punti"}`,
};

export const phrases = [
  "Che piccionaia!",
  "Sul mio terrazzo no!",
  "Ma anche no!",
  "Bel colpo",
  "Chi ha le briciole?",
  "Che schifo",
  "Un attimo",
  "Alla prossima",
];
