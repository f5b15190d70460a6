import { agreeing } from "@tavolata/kernel";
import type { Declaration } from "../../rules/index.ts";
import { CARD, chips, counted, TRICK } from "./nouns.ts";

function whenIn(seconds: number): string {
  if (seconds <= 0) return "alla prossima";
  return seconds < 60 ? `fra ${seconds} s` : `fra ${Math.ceil(seconds / 60)} min`;
}

/** What the drawn table says beside its pictures. */
export const screen = {
  ownHand: "Le tue carte",
  hand: "Smazzata",
  level: "Livello",
  ante: "Invito",
  bestia: "Bestia",
  pot: "Piatto",
  /** Beside the ante: what it will be, and when. */
  rises: (p: { ante: number; seconds: number }) => `→ ${chips(p.ante)} ${whenIn(p.seconds)}`,
  levels: "I livelli",
  levelsHelp: (minutes: number) =>
    `L'invito sale ogni ${minutes === 1 ? "minuto" : `${minutes} minuti`}; il livello nuovo vale dalla smazzata dopo. Finita la tabella, raddoppia ogni volta.`,
  when: "Quando",
  whenIn,
  now: "adesso",
  over: "passato",
  trump: "Briscola",
  stock: (cards: number) => `nel mazzo ${counted(cards, CARD)}`,
  /** Under a name. */
  declared: {
    pass: () => "passa",
    served: () => "servito",
    exchange: (cards: number) => `cambia ${cards}`,
    blind: () => "al buio",
  } satisfies Record<Declaration, (cards: number) => string>,
  credit: (cents: number) => `credito ${chips(cents)}`,
  tricks: (taken: number) => counted(taken, TRICK),
  dealer: "mazziere",
  leads: "di mano",
  sitOut: "sit-out",
  leaving: "si alza",
  waits: "aspetta",
  out: "fuori",
  you: "tu",
  away: "non c'è",
  standIn: "gioca un bot",
  free: "libera",
  stamp: "BESTIA!",
  saved: "PIATTO SALVO",
  pass: "Passo",
  served: "Servito",
  servedMeans: "tieni tutto",
  exchange: "Cambio",
  /** Goes on from the word above: "Cambio 2 carte". */
  exchangeMeans: (cards: number) =>
    cards === 0 ? "tocca le carte" : `${cards} ${agreeing(cards, "carta", "carte")}`,
  /** Above the hand, while cards are chosen. */
  exchanging: (cards: number) =>
    cards === 1
      ? "Butti una carta e ne prendi un'altra dal mazzo"
      : `Butti ${counted(cards, CARD)} e ne prendi altrettante dal mazzo`,
  blind: "Al buio",
  playThis: "Gioca questa",
  playHere: "Scegli una carta",
  sitOutNext: "Sit-out dalla prossima",
  sitOutNow: "Vai in sit-out",
  cancelSitOut: "Niente sit-out, resto",
  /** Under a name, and as a sign. */
  thenSitOut: "poi sit-out",
  willSitOut: "in sit-out dalla prossima smazzata, finché non torna",
  back: "Sono tornato",
  sit: "Siediti",
  stand: "Alzati",
  topUp: "Ricarica",
  table: "Il tavolo",
  lastHand: "L'ultima smazzata",
  chips: "Credito",
  balance: "Bilancio",
  close: "Chiudi",
  won: (cents: number) => `vince ${chips(cents)}`,
  lost: (cents: number) => `perde ${chips(cents)}`,
  even: "in pari",
  prizes: (prizes: readonly number[]) => `Premi: ${prizes.map(chips).join(", ")}.`,
};

export const phrases = [
  "Bella giocata!",
  "Che bestia!",
  "Piatto ricco!",
  "Mi ci ficco",
  "Ci vuole fegato",
  "Tutti al buio!",
  "Un attimo",
  "Alla prossima",
];
