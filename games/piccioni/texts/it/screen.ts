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
  toReveal: (pigeons: number) => `${pigeons} da rivelare`,
  lastTurns: (turns: number) => (turns === 1 ? "Ultimo turno" : `Ancora ${turns} turni`),
  area: (name: string) => `L'Area di ${name}`,
  ownArea: "La tua Area",
  nobody: "Qui non c'è nessuno",
  knownTrophies: "I Trofei che conosci",
  size: (n: number) => `misura ${n}`,
  returns: "Ritorna",
  flightless: "non vola",
  reaction: "Reazione",
  draw: "Pesca",
  play: "Gioca",
  idle: "a vuoto",
  noTarget: "senza bersaglio",
  makeTrophy: "Fai un Trofeo (2\u00a0carte)",
  trophyOf: "Quale piccione?",
  noPigeon: "Nella tua Area non c'è nessun piccione di cui fare un Trofeo",
  tooFewCards: "Ti servono due carte da scartare: pescane",
  clean: "Via il Guano",
  cleanWhat: "Che cosa vuoi togliere?",
  price: (cards: number) => (cards === 1 ? "1 carta" : `${cards} carte`),
  pay: (p: { chosen: number; price: number }) => `Scarta ${p.chosen} di ${p.price}`,
  back: "Indietro",
  decline: "Lascia passare",
  noReaction: (card: string) => `«${card}»: non hai Reazioni adatte`,
  inAMoment: "fra un attimo",
  byHand: "Decido io",
  byItself: "Passa da solo",
  /** Where pigeons would go if nothing came between. */
  landing: (p: { many: boolean; to: string | null; why: string | null }) => {
    const verb = p.to === null ? "Tornereb" : "Volereb";
    const where = p.to === null ? "nel mazzo" : `qui: ${p.to}`;
    return `${verb}${p.many ? "bero" : "be"} ${where}${p.why === null ? "" : ` (${p.why})`}`;
  },
  contributes: "contribuisce",
  contribute: (cards: number) => `Contribuisci (${cards})`,
  choose: "Scegli",
  chooseNone: "Nessuno",
  chosenOf: (p: { chosen: number; most: number }) => `Scegli (${p.chosen} di ${p.most})`,
  throwAway: (p: { chosen: number; cards: number }) => `Scarta ${p.chosen} di ${p.cards}`,
  flock: (pigeons: number) =>
    pigeons === 1 ? "Arriva lo stormo: uno solo" : `Arriva lo stormo: in ${pigeons}`,
  flockCut: "Piccioni finiti!",
  overflow: { strada: "Investito!", statua: "Via tutti!", cavi: "Scossa!", folla: "Troppi!" },
  tooMany: "Troppi!",
  cancelled: "Annullata!",
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
  says: {
    grasso: "Si mangia?",
    infame: "Bella casa…",
    picciona: "Venite, cari!",
    stupido: "Eh?",
    zoppo: "Ahi, ahi!",
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
