import type { Card, Suit } from "../../rules/index.ts";
import type { CardWords } from "../card-words.ts";
import { chips, counted, number, TRICK } from "./nouns.ts";

/** Short sentences for those who play their first game. */
export const coachWith = ({ suits, theCard }: CardWords) => ({
  over: "Guarda quanto ha vinto o perso ognuno: i gettoni sono finti, la gloria no.",
  watching: "Da qui vedi le carte giocate, il piatto e i crediti; le carte in mano restano di chi le ha.",
  waits: "Il piatto non è vuoto, e lo gioca solo chi ha pagato l'ultimo invito: tu entri appena si svuota.",
  waitsForNext: "Sei al tavolo: giochi dalla prossima smazzata.",
  noChips: "Sei senza gettoni: ricarica, e torni in gioco.",
  sitsOut: "In sit-out paghi l'invito e passi sempre, finché non tocchi «Sono tornato».",
  waiting: "Si comincia appena c'è abbastanza gente al tavolo.",
  afterHand:
    "Chi ha giocato senza fare prese ha pagato la bestia: da lì parte il piatto della prossima smazzata.",
  clear: "Il piatto è vuoto: la prossima smazzata riparte dagli inviti.",
  worth: (p: { part: number; bestia: number }) =>
    `Ogni presa vale ${chips(p.part)}; chi gioca e non prende paga ${chips(p.bestia)}.`,
  dominant: (card: Card) => `Hai ${theCard(card)}, la briscola più alta: una presa è sicura, quindi gioca.`,
  trumps: (trumps: number) =>
    trumps === 1
      ? "Hai una sola briscola: se vuoi rischiare, tienila e cambia il resto."
      : `Hai ${number(trumps)} briscole: di solito una presa arriva.`,
  weak: "Senza briscole è dura: passare non costa niente più dell'invito.",
  exchange: "Per cambiare, tocca prima le carte da buttare e poi Cambio.",
  alone: "Finora non gioca nessuno: chi resta da solo prende tutto il piatto.",
  listen: "Conta chi gioca: più sono, più è difficile fare una presa.",
  blind: "Al buio cambi tutte le carte e poi devi giocare: conviene se siete in pochi e il piatto è ricco.",
  blindRound: "Chi ha passato ha un'ultima occasione: entrare al buio con carte nuove.",
  lead: "Esci tu: una briscola alta fa presa, e toglie briscole agli altri.",
  followTrump: "Si è aperto a briscola: metti una briscola, se ne hai.",
  follow: (suit: Suit) => `Si risponde a ${suits[suit]}; chi non ne ha gioca una briscola, se ce l'ha.`,
  owes: (tricks: number) => `Per non pagare la bestia ti manca ancora ${counted(tricks, TRICK)}.`,
  safe: "La bestia non ti tocca più: ogni altra presa è guadagno.",
  passed: "Hai passato: questa smazzata la guardi soltanto.",
});
